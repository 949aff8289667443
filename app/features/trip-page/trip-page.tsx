import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { AboutTrip } from './about-trip.tsx';
import { BookingInformation } from './booking-information.tsx';
import { FirstReview } from './first-review.tsx';
import { Inclusions } from './inclusions.tsx';
import { Itinerary } from './itinerary.tsx';
import { RightForUs } from './right-for-us.tsx';
import { SectionLinks } from './section-links.tsx';
import { SidePanel } from './side-panel.tsx';
import { TripHero } from './trip-hero.tsx';
import { TripPrice } from './trip-price.tsx';
import { type Contacts, TripQuestions } from './trip-questions.tsx';
import { TripTestimonials } from './trip-testimonials.tsx';
import type { TripPageData } from './trip-view-model.ts';

type Props = { data: TripPageData; contacts: Contacts | undefined; callButton: React.ReactNode; mailButton: React.ReactNode };

/** The trip page: what the trip is like, then, for an upcoming trip, price and booking, then testimonials. */
export function TripPage({ data, contacts, callButton, mailButton }: Props) {
  const { testimonials } = data;
  const upcoming = data.kind === 'upcoming' ? data : undefined;
  const back = upcoming
    ? { to: '/all-upcoming-trips', label: 'Back to upcoming trips' }
    : { to: '/all-past-trips', label: 'Back to past trips' };
  // On an upcoming trip's page, show the first testimonial near the top, unless it is the only one.
  const first = upcoming && testimonials.length > 1 ? testimonials[0] : undefined;
  return (
    <>
      <TripHero data={data} back={back} />
      <DeferBelowFold>
        {first && <FirstReview review={first} />}
        <div data-trip={data.isForLadies ? 'ladies' : 'family'} className="trip-columns page-width">
          <div className="min-w-0 space-y-10 lg:space-y-14">
            {data.kind === 'past' && (
              <div>
                <Carousel pictures={data.gallery} label="Photo gallery" />
                {data.galleryNote && <p className="mt-3 text-small text-muted">{data.galleryNote}</p>}
              </div>
            )}
            <AboutTrip data={data} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <SidePanel data={data} callButton={callButton} />
          </div>
          <div className="trip-sections">
            {upcoming && <SectionLinks sections={upcoming.sections} />}
            <Itinerary days={data.itinerary} note={upcoming?.itineraryNote} />
            {upcoming && (
              <>
                {upcoming.rightForUs && <RightForUs data={upcoming.rightForUs} />}
                <Inclusions trip={upcoming} />
                <TripPrice trip={upcoming} />
                <BookingInformation trip={upcoming} />
                {contacts && (
                  <TripQuestions
                    contacts={contacts}
                    familyQuestions={upcoming.familyQuestions}
                    callButton={callButton}
                    mailButton={mailButton}
                  />
                )}
              </>
            )}
            <TripTestimonials testimonials={first ? testimonials.slice(1) : testimonials} />
          </div>
        </div>
      </DeferBelowFold>
    </>
  );
}
