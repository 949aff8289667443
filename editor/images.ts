import { isFields, type Path, valueAt } from './fields.ts';

/** Where pictures stand in each file, and the key under which the content reader knows them: {n} is the entry's number, {id} its id. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'home.yaml': {
    'hero.image': 'home/hero',
    'hero.portrait': 'home/hero-tall',
    'follow.image': 'home/follow',
    'closing.image': 'home/closing',
  },
  'faqs.yaml': { image: 'pages/faqs' },
  'pages.yaml': { 'contact.image': 'pages/contact', 'contact.map': 'pages/contact-map' },
  'how-it-works.yaml': { 'steps.*.image': 'how-it-works/{id}' },
  'people/founders.yaml': { 'founders.*.image': 'people/{id}' },
  'people/testimonials.yaml': { 'testimonials.*.image': 'people/{id}' },
};
const TRIP_PLACES = { image: '{folder}/hero', 'gallery.*': '{folder}/gallery-{n}' };
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;

/** Pictures without words of their own: the file has no field for them. */
export const BARE_IMAGES: Readonly<Record<string, { path: [string, string]; description: string }>> = {
  'home.yaml': { path: ['hero', 'portrait'], description: 'The same picture for phones, higher than it is wide.' },
  'pages.yaml': {
    path: ['contact', 'map'],
    description: 'Stands in the place of the map until that has come, with the office in the middle.',
  },
};

/** A picture in a file's data. While it is edited, `photo` names its photograph; in the file itself there is no such field. */
type PicturePlace = { path: Path; key: string; picture: Record<string, unknown> };

/** The key of the picture at a place; undefined where none stands, or where it has no name yet. */
export function imageKey(file: string, path: Path, data: unknown): string | undefined {
  const places = file.startsWith('trips/') ? TRIP_PLACES : PLACES[file];
  const place = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
  const pattern = places && Object.entries(places).find(([known]) => known === place)?.[1];
  const entry = valueAt(data, path.slice(0, -1));
  const id = isFields(entry) ? String(entry['id']) : '';
  const key = pattern
    ?.replace('{folder}', file.replace('/trip.yaml', ''))
    .replace('{n}', String(Number(path.at(-1)) + 1))
    .replace('{id}', id);
  return key !== undefined && KEY.test(key) ? key : undefined;
}

/** Every picture in a file's data, the first one first. */
export function imagesIn(file: string, data: unknown, path: Path = [], whole = data): PicturePlace[] {
  const key = isFields(data) ? imageKey(file, path, whole) : undefined;
  if (key !== undefined) return [{ path, key, picture: data as Record<string, unknown> }];
  if (Array.isArray(data)) return data.flatMap((entry, index) => imagesIn(file, entry, [...path, index], whole));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, inner]) => imagesIn(file, inner, [...path, name], whole));
}
