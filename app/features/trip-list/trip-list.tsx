import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import type { Audience, AudienceChoice } from '#app/domain/audience.ts';
import type { ChildrenAges } from '#app/domain/children-ages.ts';
import { listUrl } from '#app/domain/list-url.ts';
import { paginationRange, PAGE_SIZE } from '#app/domain/pagination.ts';
import { pluralize } from '#app/domain/pluralize.ts';
import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { AudienceFilter } from './audience-filter.tsx';
import { BatchedList, type CardData } from './batched-list.tsx';
import { ChildrenAgesForm } from './children-ages-form.tsx';
import { Pagination } from './pagination.tsx';
import { type ListView, useListView } from './use-list-view.ts';
import { usePaginatedCards } from './use-paginated-cards.ts';

/** The rendered widths of a card's picture in a list, including the part that is cropped off. */
export const CARD_IMAGE_SIZES = { phone: '108vw', wide: '(min-width: 80rem) 28rem, (min-width: 62.5rem) 33vw, (min-width: 40rem) 54vw' };

/**
 * A list of trips with pagination, a toggle between pages and all trips, and an audience filter if there are `choices`.
 * `asksAges` adds the form for the children's ages. With `fit`, the first `fit.fitting` cards are the trips that fit those ages.
 * `cards` has all cards in display order, or only the first page's cards if the rest can be fetched from `moreUrl`.
 * `path` is the page's path; `renderItem` renders a card.
 */
export function TripList<Data extends CardData>({
  cards,
  total = cards.length,
  moreUrl,
  renderItem,
  path,
  audience,
  choices = [],
  fit,
  asksAges,
}: {
  cards: readonly Data[];
  total?: number;
  moreUrl?: string | undefined;
  renderItem: (data: Data, index: number) => React.ReactNode;
  path: string;
  audience?: Audience | undefined;
  choices?: readonly AudienceChoice[];
  fit?: { ages: ChildrenAges; fitting: number; heading: string } | undefined;
  asksAges?: boolean;
}) {
  const { view, page, pages, from, to } = useListView(total);
  const { known, hasFailed, retry } = usePaginatedCards(cards, moreUrl, to);
  const middle = Math.min(Math.max(fit?.fitting ?? total, from), to);
  const shown = useMemo(() => known.slice(from, middle), [known, from, middle]);
  const others = useMemo(() => known.slice(middle, to), [known, middle, to]);
  const ages = fit?.ages;
  const heading = useFocusOnPageTurn();
  const navigate = useNavigate();
  const { search } = useLocation();
  const answer = async (given: ChildrenAges | undefined) => {
    const url = listUrl(path, { view, audience, ages: given });
    // flushSync, because the heading must have its new text before it gets focus and a screen reader reads it. The same answer adds no
    // entry to the history, as for links.
    await navigate(url, { flushSync: true, replace: url === path + search });
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="list-heading" className="page-width pb-8 lg:pb-12">
      {asksAges && <ChildrenAgesForm onAnswer={answer} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink border-b-line py-3 [border-block-end-width:1px]">
        {/* aria-live, because changing the audience does not move focus. */}
        <h2
          id="list-heading"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="font-text text-body font-normal tracking-normal outline-none"
        >
          {`${fit?.heading ?? pluralize(total, 'trip')}${pages > 1 ? `, ${from + 1} to ${to}` : ''}`}
        </h2>
        {choices.length > 0 && <AudienceFilter selected={audience} choices={choices} ages={ages} view={view} path={path} />}
      </div>
      <div aria-busy={known.length < to && !hasFailed} className="mt-8 lg:mt-10">
        <DeferBelowFold>
          <BatchedList cards={shown} from={from} renderItem={renderItem} />
          {others.length > 0 && <h2 className="mb-8 text-title">Other trips</h2>}
          <BatchedList cards={others} from={middle} renderItem={renderItem} />
        </DeferBelowFold>
      </div>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p>These trips could not be loaded. Are you online?</p>
          <button
            type="button"
            className="button"
            data-kind="secondary"
            onClick={() => {
              // The button disappears while the cards load, and focus would be lost with it.
              heading.current?.focus();
              retry();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          pages={pages}
          items={paginationRange(page, pages)}
          hrefOf={(page) => listUrl(path, { page, audience, ages })}
        />
      )}
      <ViewToggle view={view} audience={audience} ages={ages} path={path} />
    </section>
  );
}

type Filters = { audience: Audience | undefined; ages: ChildrenAges | undefined };

/** Switches between pages and all trips. Both links lead to page 1. */
function ViewToggle({ view, audience, ages, path }: Pick<ListView, 'view'> & Filters & { path: string }) {
  const link = 'flex min-h-11 items-center underline decoration-accent underline-offset-4 aria-[current]:no-underline';
  return (
    <nav aria-label="Trips shown" className="flex justify-center gap-6 text-small text-muted">
      <PageLink to={listUrl(path, { audience, ages })} aria-current={view === 'pages' ? 'true' : undefined} className={link}>
        {PAGE_SIZE} per page
      </PageLink>
      <PageLink to={listUrl(path, { audience, ages, view: 'all' })} aria-current={view === 'all' ? 'true' : undefined} className={link}>
        All trips
      </PageLink>
    </nav>
  );
}

/** Focuses the list's heading after a link below the cards. After Back, app/navigation/history-entry.tsx restores the focus. */
function useFocusOnPageTurn() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  const isBack = useNavigationType() === 'POP';
  const turn = `${search.get('page')} ${search.get('view')}`;
  const who = search.get('who');
  const shown = useRef({ turn, who });
  useEffect(() => {
    const before = shown.current;
    shown.current = { turn, who };
    if (before.turn !== turn && before.who === who && !isBack) heading.current?.focus();
  }, [turn, who, isBack]);
  return heading;
}
