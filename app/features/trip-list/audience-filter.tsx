import type { Audience, AudienceChoice } from '#app/domain/audience.ts';
import type { ChildrenAges } from '#app/domain/children-ages.ts';
import { listUrl } from '#app/domain/list-url.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Filters the list by audience. Prerendered HTML cannot depend on the query string, so the filter is invisible until hydration
 * but keeps its space. Without JavaScript it is hidden.
 */
export function AudienceFilter({
  selected,
  choices,
  ages,
  view,
  path,
}: {
  selected: Audience | undefined;
  choices: readonly AudienceChoice[];
  ages: ChildrenAges | undefined;
  view: 'pages' | 'all';
  path: string;
}) {
  const isHydrated = useHydrated();
  return (
    <nav aria-label="Whom the trips are for" className={`flex grow sm:grow-0 lg:ms-auto noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
      {choices.map(({ audience, label, count }) => (
        <PageLink
          key={label}
          to={listUrl(path, { audience, ages, view })}
          aria-current={audience === selected ? 'true' : undefined}
          className="flex min-h-11 grow items-center justify-center gap-1.5 border-[1.5px] border-brand-deep px-2 text-center leading-tight font-semibold not-first:border-s-0 first:rounded-s-small last:rounded-e-small hover:bg-sand aria-[current]:bg-brand-deep aria-[current]:text-on-dark sm:px-4"
        >
          {audience === selected && <Icon name="tick" className="size-4 text-accent" />}
          <span>
            {label} <span className="font-normal lining-nums">{count}</span>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
