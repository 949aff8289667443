import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/**
 * Goes back to where the visitor came from. Someone who came straight to this page, or has no scripts,
 * goes to `fallback` instead of leaving the site.
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
 * Whether the entry of the history before this one is a page of this site. Browsers that know the Navigation API list such
 * entries. In the others the router counts those of this visit, and the page that a whole load came from is its referrer.
 */
function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) return navigation.canGoBack;
  const state: unknown = window.history.state;
  const isLaterEntry = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0;
  return isLaterEntry || document.referrer.startsWith(`${window.location.origin}/`);
}
