import { isRouteErrorResponse } from 'react-router';
import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { CallRequest } from '#app/features/enquiries/call-request.tsx';
import { TripNotFound } from '#app/features/not-found/not-found.tsx';
import { pastTripFacts, upcomingTripFacts } from '#app/features/trip-page/trip-facts.ts';
import { TripPage } from '#app/features/trip-page/trip-page.tsx';
import type { Route } from './+types/trip.ts';

/** Without facts the page says 'Trip Not Found': so it is built once, and served for every unknown trip. */
export function loader({ params: { tripType, tripId } }: Route.LoaderArgs) {
  const { upcoming, past, company } = content();
  if (tripType === 'upcoming') {
    const trip = upcoming.get(tripId);
    const wholeTrip = trip?.departureOf ? upcoming.get(trip.departureOf) : undefined;
    const facts = trip && upcomingTripFacts(trip, wholeTrip, (picture) => pictureFacts(picture, trip.type));
    return { facts, company: company.name, summary: trip?.summary };
  }
  const trip = tripType === 'past' ? past.get(tripId) : undefined;
  return { facts: trip && pastTripFacts(trip, pictureFacts), company: company.name, summary: trip?.summary };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { facts, company, summary } = loaderData ?? {};
  if (!facts) return [{ title: 'Trip Not Found' }, { name: 'robots', content: 'noindex' }];
  return [{ title: `${facts.title}, ${facts.offer?.dates ?? facts.year} | ${company}` }, { name: 'description', content: summary }];
};

export default function Trip({ loaderData: { facts } }: Route.ComponentProps) {
  return facts ? <TripPage facts={facts} callButton={<CallRequest />} /> : <TripNotFound />;
}

/** Back to an unknown trip asks for data that no file has. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <TripNotFound />;
  throw error;
}
