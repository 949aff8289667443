import { Link } from 'react-router';

/** The way to a journey of one's own: the contact page, which says how to reach us. */
export function ItineraryRequest() {
  return (
    <Link to="/contact" className="button" data-kind="quiet">
      Get Custom Itinerary
    </Link>
  );
}
