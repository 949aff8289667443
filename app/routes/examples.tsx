import { content } from '#app/content/content.server.ts';
import { pictureData, PLACEHOLDER } from '#app/content/pictures.server.ts';
import { listBadge } from '#app/domain/badge.ts';
import { CallRequestButton, ItineraryRequestButton } from '#app/features/enquiries/triggers.tsx';
import { PastTrips, GALLERY_GRID_SIZES } from '#app/features/home/past-trips.tsx';
import { UPCOMING_SIZES, UpcomingTrips } from '#app/features/home/upcoming-trips.tsx';
import { pastCardData, type UpcomingCardData, upcomingCardData } from '#app/features/trip-card/card-data.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import { LIST_SIZES, TripList } from '#app/features/trip-list/trip-list.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Route } from './+types/examples.ts';
import { LONGEST_TRIP, SHORTEST_TRIP } from './example-trips.server.ts';

/** Cards and primitives in their rarer states, for screenshots and accessibility checks. */
export function loader() {
  const { lists, testimonials } = content();
  const card = (trip: typeof LONGEST_TRIP) => upcomingCardData(trip, listBadge(trip), pictureData(trip.image));
  return {
    longest: card(LONGEST_TRIP),
    shortest: card(SHORTEST_TRIP),
    past: lists.past.slice(0, 1).map((trip) => pastCardData(trip, pictureData(PLACEHOLDER))),
    face: testimonials[0] && pictureData(testimonials[0].image),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Examples' }, { name: 'robots', content: 'noindex' }];

export default function Examples({ loaderData: { longest, shortest, past, face } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Examples" lead="Parts of the pages in states that visitors seldom see. Linked from nowhere." />
      <Primitives face={face} />
      <UpcomingTrips title="One trip on the home page" lead="And it is the longest.">
        <UpcomingCard data={longest} sizes={UPCOMING_SIZES} />
      </UpcomingTrips>
      <PastTrips title="One past trip without a picture" lead="A landscape stands in.">
        {past.map((data) => (
          <PastCard key={data.slug} data={data} sizes={GALLERY_GRID_SIZES[0]} />
        ))}
      </PastTrips>
      <PastTrips title="No past trips: never shown" lead="">
        {[]}
      </PastTrips>
      <PageHeading title="A list of two" />
      <TripList label="trips" path="/examples" cards={[shortest, { ...longest, slug: 'longest-listed' }]} card={listed} />
    </>
  );
}

function listed(data: UpcomingCardData) {
  return <UpcomingCard data={data} sizes={LIST_SIZES} />;
}

function Primitives({ face }: { face: Route.ComponentProps['loaderData']['face'] }) {
  const nothing = () => undefined;
  return (
    <div className="page-width grid gap-10 pb-10 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <p className="flex flex-wrap gap-3">
          <CallRequestButton />
          <ItineraryRequestButton />
          <button type="button" className="button">
            Outlined
          </button>
          <button type="button" className="button" data-kind="action" disabled>
            Sending
          </button>
        </p>
        {face && (
          <div className="flex items-center gap-4">
            <Avatar name="Divya" picture={face} />
            <Stars rating={4} />
          </div>
        )}
        <Notice text={{ title: 'A notice', description: 'It says what happened, and what comes of it.' }} onEnd={nothing} />
      </div>
      <div className="grid content-start gap-5">
        <h2 className="text-title">A form with a mistake</h2>
        <ErrorSummary problems={[{ fieldId: 'example-wrong', message: 'Please enter a valid email address' }]} attempt={0} />
        <TextField id="example-empty" type="text" label="Empty, with a hint" hint="What helps to fill it in." value="" onChange={nothing} />
        <TextField
          id="example-wrong"
          type="email"
          label="Wrong"
          error="Please enter a valid email address"
          value="divya@"
          onChange={nothing}
        />
        <TextField id="example-long" label="Several lines" isOptional rows={3} value="A long text" onChange={nothing} />
      </div>
    </div>
  );
}
