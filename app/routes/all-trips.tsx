import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { TripTypeLinks } from '#app/features/trip-list/trip-type-links.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-trips.ts';

export function loader() {
  const { pages, lists } = content();
  const { upcoming, past, ...page } = pages['all-trips'];
  const [next] = lists.upcoming;
  const [latest] = lists.past;
  return {
    ...page,
    breadcrumbs: breadcrumbsFor('/all-trips'),
    upcoming: { text: upcoming, picture: next && pictureData(next.picture) },
    past: { text: past, picture: latest && pictureData(latest.picture) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function AllTrips({ loaderData: { title, lead, upcoming, past, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <TripTypeLinks upcoming={upcoming} past={past} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}
