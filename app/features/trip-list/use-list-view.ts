import { useSearchParams } from 'react-router';
import { clampPage, pageCount, PAGE_SIZE } from '#app/domain/pagination.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** The visible part of a list: cards `from` (inclusive) to `to` (exclusive). Kept in the URL, so it survives Back, reload and sharing. */
export type ListView = { view: 'pages' | 'all'; page: number; pages: number; from: number; to: number };

/** Reads ?view=all and ?page=2 after hydration; the prerendered HTML shows the first page. */
export function useListView(total: number): ListView {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const view = isHydrated && search.get('view') === 'all' ? 'all' : 'pages';
  const pages = view === 'all' ? 1 : pageCount(total);
  const page = clampPage(isHydrated ? search.get('page') : null, pages);
  const from = view === 'all' ? 0 : (page - 1) * PAGE_SIZE;
  const to = view === 'all' ? total : Math.min(from + PAGE_SIZE, total);
  return { view, page, pages, from, to };
}
