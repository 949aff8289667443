import { FAMILY } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import type { FamilyData, TripPageData } from './trip-view-model.ts';
import { useFamily } from './use-family.ts';

/** The bar at the bottom of small screens: the family's price, linked to the choice (or a past trip's title), and the call button. */
export function StickyCta({ data, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  return (
    <div className="trip-bar lg:hidden">
      {data.kind === 'upcoming' ? (
        <FamilyPrice families={data.families} />
      ) : (
        <p className="min-w-0 truncate font-display text-[1.1875rem] leading-tight">{data.title}</p>
      )}
      {callButton}
    </div>
  );
}

function FamilyPrice({ families }: { families: readonly FamilyData[] }) {
  const { family } = useFamily(families);
  return (
    <PageLink to={`#${FAMILY.id}`} className="min-w-0">
      <span className="block font-display text-[1.3125rem] leading-tight font-semibold lining-nums">{family.total}</span>
      <span className="block text-small text-balance text-muted underline decoration-accent underline-offset-4">{family.label}</span>
    </PageLink>
  );
}
