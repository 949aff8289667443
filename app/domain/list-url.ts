import type { Audience } from './audience.ts';
import type { ChildrenAges } from './children-ages.ts';

/** What part of a list an address shows. */
export type ListParams = { view?: 'pages' | 'all'; page?: number; audience?: Audience | undefined; ages?: ChildrenAges | undefined };

/** The address of a part of the list at `path`. What goes without saying (every trip, page 1) is left out. */
export function listUrl(path: string, { view = 'pages', page = 1, audience, ages }: ListParams): string {
  const selected = [
    audience && `who=${audience}`,
    ages && `ages=${ages.join()}`,
    view === 'all' && 'view=all',
    view === 'pages' && page > 1 && `page=${page}`,
  ].filter(Boolean);
  return selected.length > 0 ? `${path}?${selected.join('&')}` : path;
}
