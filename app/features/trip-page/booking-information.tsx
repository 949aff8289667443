import { Disclosure } from '#app/ui/disclosure.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import type { UpcomingTripData } from './trip-view-model.ts';

/** 'Communication & Planning', and the 'Booking & Planning Information' section: three facts, the rest in a disclosure. */
export function BookingInformation({ trip: { communication, booking } }: { trip: UpcomingTripData }) {
  return (
    <>
      {communication.length > 0 && (
        <Disclosure title="Communication & Planning" level={2} opensOnWide>
          <ul className="bullet-list max-w-[60ch]">
            {communication.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {booking && (
        <section aria-labelledby="booking">
          <h2 id="booking" className="section-heading">
            Booking & Planning Information
          </h2>
          <FactList facts={booking.first} className="mt-4" />
          <Disclosure title="Payment, transport, rooms, packing" opensOnWide className="mt-4">
            <FactList facts={booking.rest} />
          </Disclosure>
        </section>
      )}
    </>
  );
}
