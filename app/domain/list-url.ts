import type { Who } from './audience.ts';

/** What part of a list an address shows. */
export type ListPart = { shows?: 'pages' | 'all'; page?: number; who?: Who | undefined };

/** The address of a part of the list at `path`. What goes without saying (every trip, page 1) is left out. */
export function listAddress(path: string, { shows = 'pages', page = 1, who }: ListPart): string {
  const asked = [who && `who=${who}`, shows === 'all' && 'view=all', shows === 'pages' && page > 1 && `page=${page}`].filter(Boolean);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
