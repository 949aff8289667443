import { FactList } from '#app/ui/fact-list.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { TripPageData } from './trip-data.ts';

/** 'Booking & Planning Information', three lines and the rest in a fold, and 'Communication & Planning'. */
export function BookingInformation({ data: { communication, booking } }: { data: TripPageData }) {
  return (
    <>
      {booking && (
        <section aria-labelledby="booking">
          <h2 id="booking" className="section-heading">
            Booking & Planning Information
          </h2>
          <FactList facts={booking.first} className="mt-4" />
          <Fold title="Payment, transport, rooms, packing" opensOnWide className="mt-4">
            <FactList facts={booking.rest} />
          </Fold>
        </section>
      )}
      {communication.length > 0 && (
        <Fold title="Communication & Planning" level={2} opensOnWide className={booking && 'fold-follows'}>
          <ul className="bullet-list max-w-[60ch]">
            {communication.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
