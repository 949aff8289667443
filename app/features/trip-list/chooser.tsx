import { Link } from 'react-router';

/** The two ways on from /all-trips. */
export function Chooser() {
  return (
    <div className="page-width pb-24">
      <div className="flex flex-wrap gap-4 double-rule pt-8">
        <Link to="/all-upcoming-trips" className="button" data-kind="action">
          Browse Upcoming Trips
        </Link>
        <Link to="/all-past-trips" className="button" data-kind="quiet">
          View Past Trip Galleries
        </Link>
      </div>
    </div>
  );
}
