import { Link } from 'react-router';

/** The way to a call: the contact page, which says how to reach us. */
export function CallRequest({ words = 'Request a Call' }: { words?: string }) {
  return (
    <Link to="/contact" className="button w-full" data-kind="action">
      {words}
    </Link>
  );
}
