import type { Content } from '../app/content/content.server.ts';
import { addDays, type Day, longDay } from '../app/domain/days.ts';

/** Policies about the website itself, such as accessibility, that were last reviewed more than a year before `today`. */
export function oldReviews({ policies }: Pick<Content, 'policies'>, today: Day): string[] {
  return Object.entries(policies).flatMap(([slug, { reviewed }]) =>
    reviewed && reviewed < addDays(today, -365)
      ? [`content/policies/${slug.replace('/', '.')}.md: last reviewed on ${longDay(reviewed)}`]
      : [],
  );
}
