import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';
import type { Day } from '#app/domain/days.ts';
import { offeredDatesText } from '#app/domain/departures.ts';
import { namesLeader } from '#app/domain/good-to-know.ts';
import { requestedPage } from '#app/domain/page-path.ts';
import type { UpcomingTrip } from '#app/domain/trip.ts';
import { CallRequestButton, MailButton } from '#app/features/enquiries/cta-buttons.tsx';
import { TripNotFound } from '#app/features/not-found/trip-not-found.tsx';
import { StickyCta } from '#app/features/trip-page/sticky-cta.tsx';
import { TripPage } from '#app/features/trip-page/trip-page.tsx';
import { pastTripData, type TripPageData, upcomingTripData } from '#app/features/trip-page/trip-view-model.ts';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { useEntryChoice } from '#app/navigation/history-entry.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { useToday } from '#app/ui/use-today.ts';
import type { Route } from './+types/trip.ts';

/** For an unknown trip, `data` is undefined. One 'Trip Not Found' page is built and served for all unknown trips. */
export function loader({ params, request }: Route.LoaderArgs) {
  const path = requestedPage(request);
  const data = tripData(params, absoluteUrl(path));
  return {
    data,
    breadcrumbs: breadcrumbsFor(path),
    company: content().company.name,
    contacts: data?.kind === 'upcoming' ? contacts(content().upcoming.get(data.slug)!) : undefined,
    /** The departures still ahead on the build day. */
    dates: data && datesOf(data, content().today),
  };
}

/** When the trip leaves, as in its title, or a past trip's year. */
function datesOf(data: TripPageData, today: Day): string {
  return data.kind === 'upcoming' ? offeredDatesText(data.departures, today) : String(data.year);
}

function titleOf({ title }: TripPageData, dates: string | undefined, company: string | undefined): string {
  return `${title}, ${dates} | ${company}`;
}

/** The people who answer questions about a trip, with an introduction and the reply time. */
function contacts({ goodToKnow, leader: leading }: UpcomingTrip) {
  const { founders, pages, terms } = content();
  const { questions, leader } = pages.trip;
  const people = founders.map(({ id, name, role, picture }) => ({
    id,
    name,
    role: id === leading?.founder ? 'Leads this trip' : role,
    picture: pictureData(picture),
  }));
  return { words: namesLeader(goodToKnow) ? questions : `${questions} ${leader}`, people, replyHours: terms.support.replyHours };
}

function tripData({ tripType, tripId }: Route.LoaderArgs['params'], address: string): TripPageData | undefined {
  const { upcoming, past, pages, terms, schoolYears } = content();
  const rules = { terms, schoolYears, words: pages.trip };
  if (tripType === 'upcoming') {
    const trip = upcoming.get(tripId);
    const parentTrip = trip?.parentSlug ? upcoming.get(trip.parentSlug) : undefined;
    return trip && upcomingTripData(trip, parentTrip, rules, pictureData, address);
  }
  const trip = tripType === 'past' ? past.get(tripId) : undefined;
  return trip && pastTripData(trip, pictureData, address);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { data, company, dates } = loaderData ?? {};
  if (!data) return [{ title: 'Trip Not Found' }, { name: 'robots', content: 'noindex' }];
  const words = { title: titleOf(data, dates, company), description: data.summary };
  // A departure's page repeats the parent trip's page, so the parent's page is canonical.
  const parentTrip = data.kind === 'upcoming' ? data.parentTrip : undefined;
  return pageHead(words, location, parentTrip && `/trips/upcoming/${parentTrip.slug}`);
};

export default function Trip({ loaderData: { data, ...rest } }: Route.ComponentProps) {
  return data ? <KnownTrip key={data.slug} data={data} {...rest} /> : <TripNotFound />;
}

type KnownTripProps = Omit<Route.ComponentProps['loaderData'], 'data' | 'dates'> & { data: TripPageData };

function KnownTrip({ data, breadcrumbs, company, contacts }: KnownTripProps) {
  const dates = datesOf(data, useToday());
  const title = titleOf(data, dates, company);
  // The built title has the departures that were ahead on the build day.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const callButton = <TripCallButton data={data} dates={dates} />;
  return (
    <>
      <TripPage
        data={data}
        callButton={callButton}
        contacts={contacts}
        mailButton={<MailButton subject={`Question about ${data.title}`} />}
      />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      {/* Last, so that at the end of the page it comes to rest on the footer. */}
      <StickyCta data={data} callButton={callButton} />
    </>
  );
}

/** Opens the call form about the trip, for the family that she has chosen on the page, if any. */
function TripCallButton({ data, dates }: { data: TripPageData; dates: string }) {
  const [chosen] = useEntryChoice('family');
  const family = data.kind === 'upcoming' ? data.families.find(({ label }) => label === chosen) : undefined;
  const { title, isForLadies } = data;
  return <CallRequestButton about={{ title, dates, isForLadies, family }} className="w-full" />;
}

/** Handles going back to an unknown trip, whose data request returns 404. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <TripNotFound />;
  throw error;
}
