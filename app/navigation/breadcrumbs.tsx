import { PageLink } from './page-link.tsx';

/**
 * The breadcrumb trail, which ends with the current page. It comes after the content so that it does not push the heading
 * down. Renders nothing on a page without a parent.
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
