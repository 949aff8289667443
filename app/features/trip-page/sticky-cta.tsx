import type { TripPageData } from './trip-facts.ts';

/** On phones the one action stays in reach, with the price beside it; the side panel there keeps only the departures. */
export function StickyCta({ data: { offer, title }, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  return (
    <div className="trip-bar lg:hidden">
      <p className="min-w-0">
        {offer ? (
          <>
            {offer.price.map(({ amount, note }) => (
              <span key={amount} className="block font-display text-[1.3125rem] leading-tight font-semibold lining-nums">
                {amount}
                {note && <span className="font-text text-small font-normal"> ages {note}</span>}
              </span>
            ))}
            <span className="block text-small text-muted">{offer.basis}</span>
          </>
        ) : (
          <span className="block truncate font-display text-[1.1875rem] leading-tight">{title}</span>
        )}
      </p>
      {callButton}
    </div>
  );
}
