import { PageLink } from './page-link.tsx';

/**
 * The breadcrumb trail; the last entry is the page itself. It is below the content, so that it pushes nothing down. Renders
 * nothing for a page without a parent.
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
