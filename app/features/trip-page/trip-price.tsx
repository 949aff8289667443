import { isWithin, shortDay } from '#app/domain/days.ts';
import { datesText, hasDeparted, offeredDepartures } from '#app/domain/departures.ts';
import { PRICE } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { PlansChange } from './plans-change.tsx';
import { TripSection } from './trip-section.tsx';
import type { DepartureData, FamilyData, UpcomingTripData } from './trip-view-model.ts';
import { useFamily } from './use-family.ts';

/** The trip's price for the chosen family, the payment dates, and the cost of changes. */
export function TripPrice({ trip }: { trip: UpcomingTripData }) {
  const { families, money } = trip;
  const today = useToday();
  const departures = offeredDepartures(trip.departures, today);
  const isOnly = trip.departures.length === 1;
  const { index, family } = useFamily(families);
  // With full payment up front, the steps are the same for every departure.
  const paysInFull = departures.every(({ balanceDue }) => !balanceDue);
  return (
    <TripSection of={PRICE}>
      <div className="price-box mt-4">
        <dl className="payment-steps">
          <Step label={family.label} amount={family.total} />
          {(paysInFull ? departures.slice(0, 1) : departures).map((departure) => (
            <PaymentSteps key={departure.start} departure={departure} family={family} isOnly={paysInFull || isOnly} />
          ))}
        </dl>
        {departures.flatMap(({ notices }) =>
          notices.map((notice) => isWithin(today, notice) && <Note key={notice.text}>{notice.text}</Note>),
        )}
      </div>
      <p className="mt-3 max-w-[60ch] text-small text-muted">
        {money.price}{' '}
        {money.tcs && (
          <>
            {money.tcs}{' '}
            <PageLink to="/faqs#price" className="underline">
              More on TCS
            </PageLink>
          </>
        )}
      </p>
      <PlansChange departures={departures} money={money} family={index} isOnly={isOnly} />
    </TripSection>
  );
}

/** A departure's deposit and balance, or a single payment if there is no deposit or, until departure, if the balance is already due. */
function PaymentSteps({ departure, family, isOnly }: { departure: DepartureData; family: FamilyData; isOnly: boolean }) {
  const { start, balanceDue } = departure;
  const today = useToday();
  const isDeparted = hasDeparted(start, today);
  const isLate = !isDeparted && balanceDue !== undefined && today >= balanceDue;
  const of = isOnly ? '' : ` for ${datesText(departure, today)}`;
  if (!balanceDue || isLate) return <Step label={`All of it${of}, when you book`} amount={family.total} />;
  return (
    <>
      <Step label={`Deposit${of}, when you book`} amount={family.deposit} />
      <Step label={`Balance${of}${isDeparted ? '' : ` by ${shortDay(balanceDue)}`}`} amount={family.balance} />
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="border-t border-line px-4 py-2 leading-snug">
      <SpokenText>{children}</SpokenText>
    </p>
  );
}

function Step({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>
        <SpokenText>{label}</SpokenText>
      </dt>
      <dd>
        <SpokenText>{amount}</SpokenText>
      </dd>
    </div>
  );
}
