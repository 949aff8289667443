import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { pathsBefore } from './history-entry.tsx';
import { PageLink } from './page-link.tsx';

type Props = { className?: string; children: React.ReactNode };

/** A link to a page, such as a list. If the visitor came from that page in this tab, it goes back to it as she left it. */
export function BackLink({ to, ...props }: Props & { to: string }) {
  return <LinkBack to={to} isWanted={(path) => path === to} {...props} />;
}

/** A link to the last other page of this site in this tab. If there is none, and without JavaScript, it leads to `fallback`. */
export function GoBackLink({ fallback, ...props }: Props & { fallback: string }) {
  return <LinkBack to={fallback} isWanted={(path) => path !== window.location.pathname} {...props} />;
}

function LinkBack({ to, isWanted, className, children }: Props & { to: string; isWanted: (path: string | undefined) => boolean }) {
  const navigate = useNavigate();
  return (
    <PageLink
      to={to}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        const steps = stepsBack(isWanted);
        if (steps === 0) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      <Icon name="back" className="h-2.5 w-4.5" />
      {children}
    </PageLink>
  );
}

/** The number of entries back to the last earlier one whose path `isWanted`; 0 if there is none. */
function stepsBack(isWanted: (path: string | undefined) => boolean): number {
  const paths = pathsBefore();
  const found = paths.findLastIndex(isWanted);
  return found < 0 ? 0 : paths.length - found;
}
