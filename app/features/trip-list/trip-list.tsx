import { useEffect, useMemo, useRef } from 'react';
import type { Audience, AudienceChoice } from '#app/domain/audience.ts';
import { listUrl } from '#app/domain/list-url.ts';
import { pageWindow, TRIPS_A_PAGE } from '#app/domain/page-window.ts';
import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { AudienceFilter } from './audience-filter.tsx';
import { IncrementalList } from './incremental-list.tsx';
import { Pagination } from './pagination.tsx';
import { useCards } from './use-cards.ts';
import { type ListView, useListView } from './use-list-view.ts';

/** How wide a card's picture is drawn in a list, with what the crop cuts off. */
export const LIST_SIZES = '(min-width: 80rem) 28rem, (min-width: 62.5rem) 33vw, (min-width: 40rem) 54vw, 108vw';

/**
 * A list of trips with its toggle between pages and all, its paging and, where there are `choices`, whom its trips are for.
 * `cards` are in the list's order (those for `who`), all of them or the first page's; then `rest` is where the others are.
 * `address` is the page's, `card` draws one.
 */
export function TripList<Facts>({
  cards,
  total = cards.length,
  rest,
  card,
  label,
  address,
  who,
  choices = [],
}: {
  cards: readonly Facts[];
  total?: number;
  rest?: string | undefined;
  card: (facts: Facts, index: number) => React.ReactNode;
  label: string;
  address: string;
  who?: Audience | undefined;
  choices?: readonly AudienceChoice[];
}) {
  const view = useListView(total);
  const { known, hasFailed } = useCards(cards, rest, view.to);
  const shown = useMemo(() => known.slice(view.from, view.to), [known, view.from, view.to]);
  const heading = useFocusOnPageMove(view, who);
  return (
    <section aria-labelledby="list-heading" className="page-width pb-20 lg:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink border-b-line py-3 [border-block-end-width:1px]">
        <h2 id="list-heading" ref={heading} tabIndex={-1} className="font-text text-body font-normal tracking-normal outline-none">
          {total} {label}
          {view.pages > 1 && `, ${view.from + 1} to ${view.to}`}
        </h2>
        {choices.length > 0 && <AudienceFilter asked={who} choices={choices} shows={view.shows} address={address} />}
        <ViewToggle shows={view.shows} who={who} address={address} />
      </div>
      <div aria-busy={shown.length < view.to - view.from && !hasFailed} className="mt-8 lg:mt-10">
        <DeferBelowFold>
          <IncrementalList cards={shown} from={view.from} card={card} />
        </DeferBelowFold>
      </div>
      {hasFailed && <p role="alert">These trips could not be fetched. Please try again when you are connected.</p>}
      {view.pages > 1 && (
        <Pagination
          current={view.page}
          pages={view.pages}
          slots={pageWindow(view.page, view.pages)}
          hrefOf={(page) => listUrl(address, { page, who })}
        />
      )}
    </section>
  );
}

/** Switching the mode leads to page 1. */
function ViewToggle({ shows, who, address }: Pick<ListView, 'shows'> & { who: Audience | undefined; address: string }) {
  const cell =
    'flex min-h-11 grow items-center justify-center gap-2 border-[1.5px] border-brand-deep px-4 font-semibold hover:bg-sand aria-[current]:bg-brand-deep aria-[current]:text-on-dark';
  return (
    <nav aria-label="Trips shown" className="flex grow items-center gap-3 sm:grow-0">
      <span className="max-sm:sr-only">Show</span>
      <span className="flex grow">
        <PageLink
          to={listUrl(address, { who })}
          preventScrollReset
          aria-current={shows === 'pages' ? 'true' : undefined}
          className={`${cell} rounded-s-small`}
        >
          {shows === 'pages' && <Icon name="tick" className="size-4 text-joy" />}
          {TRIPS_A_PAGE} per page
        </PageLink>
        <PageLink
          to={listUrl(address, { who, shows: 'all' })}
          preventScrollReset
          aria-current={shows === 'all' ? 'true' : undefined}
          className={`${cell} -ms-[1.5px] rounded-e-small`}
        >
          {shows === 'all' && <Icon name="tick" className="size-4 text-joy" />}
          All trips
        </PageLink>
      </span>
    </nav>
  );
}

/** Moving to another page of the same trips moves the focus to the list's heading: what follows has changed. */
function useFocusOnPageMove({ page, shows }: ListView, who: Audience | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ page, shows, who });
  useEffect(() => {
    const hasMoved = shown.current.page !== page && shown.current.shows === shows && shown.current.who === who;
    shown.current = { page, shows, who };
    if (hasMoved) heading.current?.focus();
  }, [page, shows, who]);
  return heading;
}
