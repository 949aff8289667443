import { PageLink } from '#app/ui/page-link.tsx';
/** The way to a call: the contact page, which says how to reach us. */
export function CallRequest({ words = 'Request a Call' }: { words?: string }) {
  return (
    <PageLink to="/contact" className="button w-full" data-kind="action">
      {words}
    </PageLink>
  );
}
