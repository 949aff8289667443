import type { Content } from '../app/content/content.server.ts';
import { addDays, type Day, longDay } from '../app/domain/days.ts';

/** Pages that say how the website is, and were last compared with it more than a year before a day. */
export function oldReviews({ policies }: Pick<Content, 'policies'>, today: Day): string[] {
  return Object.entries(policies).flatMap(([slug, { reviewed }]) =>
    reviewed && reviewed < addDays(today, -365)
      ? [`content/policies/${slug.replace('/', '.')}.md: last reviewed on ${longDay(reviewed)}`]
      : [],
  );
}
