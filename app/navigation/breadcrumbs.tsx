import { PageLink } from './page-link.tsx';

/**
 * The way to a page, the page itself last: one quiet line at the very foot of what the page says, so that it pushes
 * nothing down. A page without a way to it has none.
 */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly { path: string; name: string }[] }) {
  if (breadcrumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width">
      <ol className="breadcrumbs">
        {breadcrumbs.map(({ path, name }, index) => (
          <li key={path}>
            {index < breadcrumbs.length - 1 ? <PageLink to={path}>{name}</PageLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
