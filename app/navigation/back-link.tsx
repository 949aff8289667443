import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/**
 * Goes back to the previous page of this site. Links to `fallback` if there is none, and without JavaScript.
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
 * Whether the previous history entry is a page of this site. The Navigation API knows. Without it, the router's index counts
 * the navigations since the page load, and the referrer is the page before.
 */
function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) return navigation.canGoBack;
  const state: unknown = window.history.state;
  const isLaterEntry = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0;
  return isLaterEntry || document.referrer.startsWith(`${window.location.origin}/`);
}
