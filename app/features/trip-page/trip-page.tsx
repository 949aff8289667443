import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { AboutTrip } from './about-trip.tsx';
import { BookingInformation } from './booking-information.tsx';
import { Inclusions } from './inclusions.tsx';
import { Itinerary } from './itinerary.tsx';
import { RightForUs } from './right-for-us.tsx';
import { SidePanel } from './side-panel.tsx';
import { StickyCta } from './sticky-cta.tsx';
import type { TripPageData } from './trip-data.ts';
import { TripHero } from './trip-hero.tsx';
import { TripTestimonials } from './trip-testimonials.tsx';

/** A trip, block by block: what it is first, how it is booked after that, what others said of it last. */
export function TripPage({ data, callButton, mailLink }: { data: TripPageData; callButton: React.ReactNode; mailLink: React.ReactNode }) {
  const back = data.offer
    ? { to: '/all-upcoming-trips', label: 'Back to upcoming trips' }
    : { to: '/all-past-trips', label: 'Back to past trips' };
  return (
    <>
      <TripHero data={data} back={back} />
      <DeferBelowFold>
        <div className="page-width grid gap-x-19 gap-y-14 py-12 lg:grid-cols-[1fr_23.25rem] lg:py-16">
          <div className="min-w-0 space-y-14 lg:space-y-20">
            {data.gallery.length > 0 && (
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
          <div className="min-w-0 space-y-14 lg:space-y-20">
            <Itinerary data={data} />
            <RightForUs data={data} />
          </div>
        </div>
        <Inclusions data={data} />
        <BookingInformation data={data} mailLink={mailLink} />
        <TripTestimonials data={data} />
      </DeferBelowFold>
      <StickyCta data={data} callButton={callButton} />
    </>
  );
}
