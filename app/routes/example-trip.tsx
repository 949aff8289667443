import { pictureData } from '#app/content/pictures.server.ts';
import { CallRequestButton, MailLink } from '#app/features/enquiries/triggers.tsx';
import { upcomingTripData } from '#app/features/trip-page/trip-data.ts';
import { TripPage } from '#app/features/trip-page/trip-page.tsx';
import type { Route } from './+types/example-trip.ts';
import { LONGEST_TRIP } from './example-trips.server.ts';

/** A trip's page at its widest, for screenshots and accessibility checks. */
export function loader() {
  return upcomingTripData(LONGEST_TRIP, undefined, pictureData, 'https://example.org/examples/trip');
}

export const meta: Route.MetaFunction = () => [{ title: 'Example of a trip page' }, { name: 'robots', content: 'noindex' }];

export default function ExampleTrip({ loaderData }: Route.ComponentProps) {
  return <TripPage data={loaderData} callButton={<CallRequestButton className="w-full" />} mailLink={<MailLink subject="Question" />} />;
}
