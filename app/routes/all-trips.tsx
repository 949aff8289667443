import { content } from '#app/content/content.server.ts';
import { Chooser } from '#app/features/trip-list/chooser.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-trips.ts';

export function loader() {
  return content().pages['all-trips'];
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.metaTitle },
  { name: 'description', content: loaderData?.metaDescription },
];

export default function AllTrips({ loaderData: { title, lead } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Chooser />
    </>
  );
}
