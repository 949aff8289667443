import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readContent } from '#app/content/content.server.ts';
import { pastTripData } from '#app/features/trip-page/trip-view-model.ts';
import { applyChanges } from '../../editor/file-changes.ts';
import { pastTripFiles } from '../../editor/trip-past.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

/** A date later than every departure in the fixture catalogue. */
const LATER = '2031-01-01';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(LATER) }));
afterAll(() => void vi.useRealTimers());
/** A moved trip still has placeholders, which stop a build. */
const read = (folder: string) => readContent(folder).content!;

function project() {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  const art = join(copy.folder, '../art');
  const move = (slug: string, pastSlug = slug, today = LATER) =>
    applyChanges(copy.folder, pastTripFiles(copy.folder, slug, pastSlug, today).files);
  return { copy, art, move };
}

test('a finished trip moved to the past list keeps its text, photo and drawing, and its old address redirects', async () => {
  const { copy, art, move } = project();
  const before = read(copy.folder).upcoming.get('departed')!;
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(copy.folder, 'trips/upcoming/departed/hero.jpg'), photo);
  mkdirSync(join(art, 'trips/upcoming/departed'), { recursive: true });
  writeFileSync(join(art, 'trips/upcoming/departed/hero.tsx'), '');
  copy.replace('trips/upcoming/departed/trip.yaml', /^highlights:/m, '# Which of these would you put first?\nhighlights:');

  move('departed');
  const after = read(copy.folder);
  const trip = after.past.get('departed')!;
  const { title, type, summary, description, highlights, itinerary, testimonials } = before;
  expect(trip).toMatchObject({ title, type, summary, description, highlights, itinerary, testimonials, updated: LATER, year: 2025 });
  expect(trip.picture).toMatchObject({ alt: before.picture.alt, photo: 'trips/past/departed/hero.jpg' });
  expect(readdirSync(join(art, 'trips/past/departed'))).toEqual(['hero.tsx']);
  expect(copy.text('trips/past/departed/trip.yaml')).toContain('# Which of these would you put first?');
  expect(after.upcoming.has('departed')).toBe(false);
  expect(existsSync(join(copy.folder, 'trips/upcoming/departed'))).toBe(false);
  expect(after.lists.upcoming.map(({ slug }) => slug)).not.toContain('departed');
  expect(after.lists.past.map(({ slug }) => slug)).toContain('departed');
  expect(after.redirects).toContainEqual({ from: '/trips/upcoming/departed', to: '/trips/past/departed' });
  expect(copy.problems().map(({ field }) => field)).toEqual(['location', 'gallery[0].alt']);
});

test("moving a trip to the past list removes its departures' pages, and all old addresses redirect straight to the new one", () => {
  const { copy, move } = project();
  const { upcoming } = read(copy.folder);
  const pages = [...upcoming.values()].filter(({ parentSlug }) => parentSlug === 'two-departures').map(({ slug }) => slug);
  expect(pages).not.toEqual([]);
  copy.replace('redirects.yaml', 'upcoming/one-price', 'upcoming/two-departures');
  move('two-departures', 'two-departures-2027');
  const after = read(copy.folder);
  const to = '/trips/past/two-departures-2027';
  const redirects = ['moved-away', 'two-departures', ...pages].map((slug) => ({ from: `/trips/upcoming/${slug}`, to }));
  expect(after.redirects).toEqual(redirects);
  expect(pages.filter((page) => after.upcoming.has(page))).toEqual([]);
});

test('an all-ladies trip keeps that mark after it becomes a past trip', () => {
  const { copy, move } = project();
  move('ladies');
  const trip = read(copy.folder).past.get('ladies')!;
  const pictureOf = () => ({ file: '', width: 1, height: 1, alt: '', focus: [0, 0] as const, placeholderColor: '' });
  expect(pastTripData(trip, pictureOf, '/trips/past/ladies').isForLadies).toBe(true);
});

test.each([
  ['a missing trip', 'departd', undefined, LATER, /no upcoming trip 'departd'/],
  ['an unfinished trip', 'departed', undefined, '2025-10-05', /ends on October 5, 2025/],
  ['the page of one departure', 'two-departures-in-february', undefined, LATER, /no upcoming trip/],
  ['an address that a past trip already has', 'departed', 'one-photograph', LATER, /such as departed-2025/],
  ['an invalid address', 'departed', 'Last October', LATER, /lowercase letters/],
])('%s is refused, and the message says why', (_, slug, pastSlug, today, fix) => {
  expect(() => project().move(slug, pastSlug, today)).toThrow(fix);
});
