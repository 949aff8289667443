import type { Audience } from './audience.ts';
import type { ChildrenAges } from './children-ages.ts';

/** The filters, the view and the page number in a list's URL. */
export type ListParams = { view?: 'pages' | 'all'; page?: number; audience?: Audience | undefined; ages?: ChildrenAges | undefined };

/** Builds the URL for a list. Leaves out defaults, such as page 1. */
export function listUrl(path: string, { view = 'pages', page = 1, audience, ages }: ListParams): string {
  const selected = [
    audience && `who=${audience}`,
    ages && `ages=${ages.join()}`,
    view === 'all' && 'view=all',
    view === 'pages' && page > 1 && `page=${page}`,
  ].filter(Boolean);
  return selected.length > 0 ? `${path}?${selected.join('&')}` : path;
}
