import { childrenText, type HasAgeRange, misfitText } from '#app/domain/children-ages.ts';
import { listUrl } from '#app/domain/list-url.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useChildrenAges } from '#app/session/children-ages.ts';

/** Shows whether the trip suits the children's ages entered in this tab. */
export function ChildrenFit({ data }: { data: HasAgeRange & { mostChildren: number } }) {
  const children = useChildrenAges();
  if (!children) return null;
  return (
    <div className="mb-4 border-s-3 border-accent ps-4">
      <p className="font-semibold">{misfitText(data, children) || `By age, it fits your ${childrenText(children)}.`}</p>
      {children.length > data.mostChildren && <p>The prices on this page are for fewer children.</p>}
      <PageLink to={listUrl('/all-upcoming-trips', { ages: children })} className="text-link">
        Change the ages
      </PageLink>
    </div>
  );
}
