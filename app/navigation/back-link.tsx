import { Icon } from '#app/ui/icon.tsx';
import { wayBackTo } from './history-entry.tsx';
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
  return (
    <PageLink
      to={to}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        const goBack = wayBackTo(isWanted);
        if (!goBack) return;
        event.preventDefault();
        goBack();
      }}
    >
      <Icon name="back" className="h-2.5 w-4.5" />
      {children}
    </PageLink>
  );
}
