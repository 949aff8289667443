import { PageLink } from '#app/navigation/page-link.tsx';

/** Links to the pages of a list, with 'Previous' and 'Next'. `items` come from `paginationRange`. */
export function Pagination({
  current,
  pages,
  items,
  hrefOf,
}: {
  current: number;
  pages: number;
  items: readonly (number | 'gap')[];
  hrefOf: (page: number) => string;
}) {
  const cell =
    'grid min-h-11 min-w-11 place-items-center rounded-small px-2 font-semibold hover:bg-sand aria-[current]:bg-brand-deep aria-[current]:text-on-dark';
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1">
      {current > 1 && (
        <PageLink to={hrefOf(current - 1)} rel="prev" className={cell}>
          Previous
        </PageLink>
      )}
      {items.map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className="grid min-w-8 place-items-center">
            …
          </span>
        ) : (
          <PageLink
            key={item}
            to={hrefOf(item)}
            aria-label={`Page ${item}`}
            aria-current={item === current ? 'page' : undefined}
            className={cell}
          >
            {item}
          </PageLink>
        ),
      )}
      {current < pages && (
        <PageLink to={hrefOf(current + 1)} rel="next" className={cell}>
          Next
        </PageLink>
      )}
    </nav>
  );
}
