import { COMMUNICATION, BOOKING } from '#app/domain/trip-sections.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { TripSection } from './trip-section.tsx';
import type { UpcomingTripData } from './trip-view-model.ts';

/** 'Communication & Planning', and the 'Booking & Planning Information' section: three facts, the rest in a disclosure. */
export function BookingInformation({ trip: { communication, booking } }: { trip: UpcomingTripData }) {
  return (
    <>
      {communication.length > 0 && (
        <Disclosure {...COMMUNICATION} level={2} opensOnWide>
          <ul className="bullet-list max-w-[60ch]">
            {communication.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {booking && (
        <TripSection of={BOOKING}>
          <FactList facts={booking.first} className="mt-4" />
          <Disclosure title="Payment, transport, rooms, packing" opensOnWide className="mt-4">
            <FactList facts={booking.rest} />
          </Disclosure>
        </TripSection>
      )}
    </>
  );
}
