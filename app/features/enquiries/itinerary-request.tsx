import { PageLink } from '#app/ui/page-link.tsx';
/** The way to a journey of one's own: the contact page, which says how to reach us. */
export function ItineraryRequest() {
  return (
    <PageLink to="/contact" className="button" data-kind="quiet">
      Get Custom Itinerary
    </PageLink>
  );
}
