import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/**
 * A link that goes back to the previous page if that page is on this site. Otherwise, and without JavaScript, it leads to `fallback`.
 */
export function BackLink({ fallback, className, children }: { fallback: string; className?: string; children: React.ReactNode }) {
  const navigate = useNavigate();
  return (
    <PageLink
      to={fallback}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromThisSite()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" className="h-2.5 w-4.5" />
      {children}
    </PageLink>
  );
}

/**
 * Whether the previous history entry is a page on this site. Without the Navigation API, checks whether the router's history
 * index shows an earlier client-side navigation, or whether the referrer is on this site.
 */
function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) return navigation.canGoBack;
  const state: unknown = window.history.state;
  const isLaterEntry = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0;
  return isLaterEntry || document.referrer.startsWith(`${window.location.origin}/`);
}
