import { PageLink } from '#app/navigation/page-link.tsx';
import type { OfferData, TripPageData } from './trip-view-model.ts';
import { useFamily } from './use-family.ts';

/** The bar at the bottom of small screens: the family's price, linked to the options (or a past trip's title), and the call button. */
export function StickyCta({ data: { offer, title }, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  return (
    <div className="trip-bar lg:hidden">
      {offer ? <FamilyPrice offer={offer} /> : <p className="min-w-0 truncate font-display text-[1.1875rem] leading-tight">{title}</p>}
      {callButton}
    </div>
  );
}

function FamilyPrice({ offer: { families } }: { offer: OfferData }) {
  const { family } = useFamily(families);
  return (
    <PageLink to="#price" className="min-w-0">
      <span className="block font-display text-[1.3125rem] leading-tight font-semibold lining-nums">{family.total}</span>
      <span className="block text-small text-muted underline decoration-accent underline-offset-4">{family.label}</span>
    </PageLink>
  );
}
