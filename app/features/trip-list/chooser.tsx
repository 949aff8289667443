import { PageLink } from '#app/ui/page-link.tsx';
/** The two ways on from /all-trips. */
export function Chooser() {
  return (
    <div className="page-width pb-24">
      <div className="flex flex-wrap gap-4 double-rule pt-8">
        <PageLink to="/all-upcoming-trips" className="button" data-kind="action">
          Browse Upcoming Trips
        </PageLink>
        <PageLink to="/all-past-trips" className="button" data-kind="quiet">
          View Past Trip Galleries
        </PageLink>
      </div>
    </div>
  );
}
