import type { Audience } from './audience.ts';

/** What part of a list an address shows. */
export type ListParams = { shows?: 'pages' | 'all'; page?: number; who?: Audience | undefined };

/** The address of a part of the list at `path`. What goes without saying (every trip, page 1) is left out. */
export function listUrl(path: string, { shows = 'pages', page = 1, who }: ListParams): string {
  const asked = [who && `who=${who}`, shows === 'all' && 'view=all', shows === 'pages' && page > 1 && `page=${page}`].filter(Boolean);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
