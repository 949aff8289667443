import { Price } from '#app/ui/price.tsx';
import type { TripPageData } from './trip-data.ts';

/** On phones the one action stays in reach, with the price beside it; the side panel there keeps only the departures. */
export function StickyCta({ data: { offer, title }, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  return (
    <div className="trip-bar lg:hidden">
      <p className="min-w-0">
        {offer ? (
          <Price
            lines={offer.price}
            basis={offer.basis}
            amountClassName="block font-display text-[1.3125rem] leading-tight font-semibold lining-nums"
          />
        ) : (
          <span className="block truncate font-display text-[1.1875rem] leading-tight">{title}</span>
        )}
      </p>
      {callButton}
    </div>
  );
}
