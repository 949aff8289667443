import { BOOKING_LABELS, type BookingInfo } from '#app/domain/trip.ts';
import { AskUs } from './ask-us.tsx';
import { HeadedSection } from './headed-section.tsx';
import { Payments } from './payments.tsx';
import type { TripPageData } from './trip-data.ts';

const PAYMENTS = ['advancePayment', 'balancePaymentDeadline'] as const;
const ARRANGEMENTS = (Object.keys(BOOKING_LABELS) as (keyof BookingInfo)[]).filter(
  (field) => !PAYMENTS.some((payment) => payment === field),
);

/** 'Communication & Planning' as a list, 'Booking & Planning Information' line by line, what is paid when, and what is to be asked. */
export function BookingInformation({ data, mailLink }: { data: TripPageData; mailLink: React.ReactNode }) {
  const { communication, bookingInfo } = data;
  return (
    <div className="page-width space-y-16 py-16 lg:space-y-21 lg:py-22">
      {communication.length > 0 && (
        <HeadedSection title="Communication & Planning">
          <ul className="print-columns max-w-[60ch]">
            {communication.map((line) => (
              <li key={line} className="border-b border-line py-3 first:border-t">
                {line}
              </li>
            ))}
          </ul>
        </HeadedSection>
      )}
      {bookingInfo && (
        <HeadedSection title="Booking & Planning Information">
          <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
            {PAYMENTS.map((field) => (
              <div key={field} className="border-t-[1.5px] border-ink pt-3">
                <dt className="font-semibold">{BOOKING_LABELS[field]}</dt>
                <dd className="mt-1">{bookingInfo[field]}</dd>
              </div>
            ))}
          </dl>
          <dl className="print-columns mt-10 border-t border-line">
            {ARRANGEMENTS.map((field) => (
              <div key={field} className="gap-x-7 border-b border-line py-4 sm:grid sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{BOOKING_LABELS[field]}</dt>
                <dd className="max-w-[56ch]">{bookingInfo[field]}</dd>
              </div>
            ))}
          </dl>
        </HeadedSection>
      )}
      <Payments data={data} />
      <AskUs data={data} mailLink={mailLink} />
    </div>
  );
}
