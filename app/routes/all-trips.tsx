import { content } from '#app/content/content.server.ts';
import { Chooser } from '#app/features/trip-list/chooser.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-trips.ts';

export function loader() {
  return content().pages['all-trips'];
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function AllTrips({ loaderData: { title, lead } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Chooser />
    </>
  );
}
