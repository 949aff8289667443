import type { Audience } from './audience.ts';

/** What part of a list an address shows. */
export type ListParams = { view?: 'pages' | 'all'; page?: number; audience?: Audience | undefined };

/** The address of a part of the list at `path`. What goes without saying (every trip, page 1) is left out. */
export function listUrl(path: string, { view = 'pages', page = 1, audience }: ListParams): string {
  const selected = [audience && `who=${audience}`, view === 'all' && 'view=all', view === 'pages' && page > 1 && `page=${page}`].filter(
    Boolean,
  );
  return selected.length > 0 ? `${path}?${selected.join('&')}` : path;
}
