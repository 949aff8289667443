import { isFields, type Path, valueAt } from './fields.ts';

/** The image key of each picture in a file, by path. {group}, {id}, {picture} and {folder}: its group, entry, name and trip. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'home.yaml': { '{group}.picture': 'home/{group}', 'hero.upright': 'home/hero-tall' },
  'faqs.yaml': { picture: 'pages/faqs' },
  'pages.yaml': { 'contact.picture': 'pages/contact', 'contact.map': 'pages/contact-map' },
  'how-it-works.yaml': { 'steps.*.picture': 'how-it-works/{id}' },
  'people/founders.yaml': { 'founders.*.picture': 'people/{id}' },
  'people/testimonials.yaml': { 'testimonials.*.picture': 'people/{id}' },
};
const TRIP_PLACES = { picture: '{folder}/hero', 'gallery.*': '{folder}/{picture}' };
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;

/** Pictures that have no text and therefore no field in the file. */
export const BARE_IMAGES: Readonly<Record<string, { path: [string, string]; description: string }>> = {
  'home.yaml': { path: ['hero', 'upright'], description: 'The same picture for phones, taller than it is wide.' },
  'pages.yaml': {
    path: ['contact', 'map'],
    description: 'Shown until the map has loaded, with the office in the middle.',
  },
};

/** A picture in a file's data. `photo`, its id in the photo store, exists only in the form. */
export type Picture = { path: Path; key: string; picture: Record<string, unknown> };

/** The image key for a path; undefined if there is no picture, or if its entry has no valid id yet. */
export function imageKey(file: string, path: Path, data: unknown): string | undefined {
  const places = file.startsWith('trips/') ? TRIP_PLACES : PLACES[file];
  const group = String(path[0]);
  const place = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
  const pattern = places && Object.entries(places).find(([known]) => known.replace('{group}', group) === place)?.[1];
  const entry = valueAt(data, path.slice(0, -1));
  const id = isFields(entry) ? String(entry['id']) : '';
  const key = pattern
    ?.replace('{folder}', file.replace('/trip.yaml', ''))
    .replace(
      '{picture}',
      String((valueAt(data, path) as { picture?: string } | undefined)?.picture ?? `gallery-${Number(path.at(-1)) + 1}`),
    )
    .replace('{group}', group)
    .replace('{id}', id);
  return key !== undefined && KEY.test(key) ? key : undefined;
}

/** Lists the pictures in a file's data that have an image key, in file order. */
export function imagesIn(file: string, data: unknown, path: Path = [], whole = data): Picture[] {
  const key = isFields(data) ? imageKey(file, path, whole) : undefined;
  if (key !== undefined) return [{ path, key, picture: data as Record<string, unknown> }];
  if (Array.isArray(data)) return data.flatMap((entry, index) => imagesIn(file, entry, [...path, index], whole));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, inner]) => imagesIn(file, inner, [...path, name], whole));
}

/**
 * Gives each picture of a gallery a name, which it keeps when entries move. Those of a published gallery without names have their
 * numbers, `isNew` ones a name that no other editor gives at the same time.
 */
export function namePictures({ gallery }: Record<string, unknown>, isNew = false): void {
  if (!Array.isArray(gallery)) return;
  for (const [index, entry] of gallery.entries())
    if (isFields(entry) && typeof entry['picture'] !== 'string')
      entry['picture'] = `gallery-${isNew ? crypto.randomUUID().slice(0, 8) : index + 1}`;
}
