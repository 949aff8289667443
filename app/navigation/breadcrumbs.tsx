import { PageLink } from './page-link.tsx';

/**
 * The way to a page, the page itself last: one quiet line at the very foot of what the page says, so that it pushes
 * nothing down. A page without a way to it has none.
 */
export function Breadcrumbs({ trail }: { trail: readonly { path: string; name: string }[] }) {
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width">
      <ol className="breadcrumbs">
        {trail.map(({ path, name }, index) => (
          <li key={path}>{index < trail.length - 1 ? <PageLink to={path}>{name}</PageLink> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
