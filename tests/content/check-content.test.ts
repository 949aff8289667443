import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { photoMistakes } from '../../build-tools/images/check-photos.ts';
import { newTrip } from '../../editor/new-trip.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TRIP = 'trips/upcoming/one-price/trip.yaml';
const ALBUM = 'trips/past/no-picture';
const POLICY = 'policies/privacy-policy.md';
const copyOf = () => new ContentCopy(FIXTURE_CONTENT);
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a8fa0' } });

test('problems of different kinds are reported at once, even when a file is unreadable', () => {
  const copy = copyOf()
    .replace(TRIP, /^title:.*$/m, "title: 'Mala's trip'")
    .replace('home.yaml', /^hero:/m, 'hero: [')
    .replace('faqs.yaml', /^lead: .*$/m, 'lead: Three journeys a year.')
    .replace('faqs.yaml', '(/contact)', '(/contakt)')
    .replace('pages.yaml', /metaTitle: .*$/m, `metaTitle: ${'A title '.repeat(8)}`);
  const files = copy.problems().map(({ file }) => file.replace('content/', ''));
  expect(files).toEqual(expect.arrayContaining([TRIP, 'home.yaml', 'faqs.yaml', 'pages.yaml']));
  expect(files.filter((file) => file === 'faqs.yaml')).toHaveLength(2);
});

test.each(['terms.yaml', 'company.yaml'])('only the missing %s is reported', (file) => {
  const copy = copyOf();
  rmSync(join(copy.folder, file));
  expect(copy.problems().map((problem) => problem.file)).toEqual([`content/${file}`]);
});

describe('links', () => {
  test.each([
    ['to a missing page', '/contakt', /contakt leads to a page that does not exist/, /Did you mean \/contact\?/],
    [
      'to a missing trip',
      '/trips/upcoming/one-prize',
      /leads to a page that does not exist/,
      /Did you mean \/trips\/upcoming\/one-price\?/,
    ],
    ['to a moved address', '/trips/upcoming/moved-away', /has moved/, /Write \/trips\/upcoming\/one-price/],
    ['without its leading slash', 'contact', /is not a valid address/, /Start it with a slash/],
    ['to a missing question', '/faqs#nobody-asked', /section that \/faqs does not have/, /the id of a question/],
    ['to a missing heading', '/privacy-policy#nothing', /section that \/privacy-policy does not have/, /heading in lower case/],
    ['to a missing anchor on its own page', '#nobody-asked', /section that \/faqs does not have/, /Remove #nobody-asked/],
    ['over plain http', 'http://example.com/a', /not encrypted/, /https:\/\/example\.com\/a/],
  ])('a link %s is reported with file, field, what, why and fix', (_, href, what, fix) => {
    const mistakes = copyOf().replace('faqs.yaml', '(/contact)', `(${href})`).problems();
    expect(mistakes).toHaveLength(1);
    const [mistake] = mistakes;
    expect(mistake).toMatchObject({ file: 'content/faqs.yaml', field: 'questions[0].answer' });
    expect(mistake?.what).toMatch(what);
    expect(mistake?.why).toMatch(/\w+ .*\.$/);
    expect(mistake?.fix).toMatch(fix);
  });

  test('a broken link in a policy is reported with its line number', () => {
    const copy = copyOf().replace(POLICY, /\n## /, '\nAsk [us](/contakt).\n\n## ');
    expect(copy.problems().map(({ file, field }) => [file, field])).toEqual([[`content/${POLICY}`, 'line 8']]);
  });

  test.each([
    '/',
    '/faqs?from=mail',
    '/contact#main',
    '/#about-us',
    '/trips/upcoming/one-price#price',
    '/trips.xml',
    'https://example.com',
    'mailto:a@b.example',
    'tel:+911234',
  ])('a link to %s is valid', (href) => {
    expect(copyOf().replace('faqs.yaml', '(/contact)', `(${href})`).problems()).toEqual([]);
  });

  test('a link to a question or a heading is valid', () => {
    const copy = copyOf().replace(POLICY, /\n## /, '\n## சொற்கள் here\n\nSee [there](#சொற்கள்-here).\n\n## ');
    const [, id = ''] = /id: (\S+)/.exec(copy.text('faqs.yaml')) ?? [];
    copy.replace('faqs.yaml', '(/contact)', `(/faqs#${id})`);
    expect(copy.problems()).toEqual([]);
  });

  test('a link in a field that does not allow links is reported', () => {
    const [mistake] = copyOf().replace(TRIP, 'What is included', 'A bus, [see](/contact)').problems();
    expect(mistake).toMatchObject({ field: 'inclusions[0]', what: expect.stringMatching(/cannot have links/) });
  });
});

describe('text lengths', () => {
  test.each([
    ['pages.yaml', /metaTitle: .*$/m, 'metaTitle', 60],
    ['pages.yaml', /metaDescription: .*$/m, 'metaDescription', 155],
    [TRIP, /^summary: .*$/m, 'summary', 155],
  ])('in %s, a %s one character too long for search engines is reported', (file, from, field, max) => {
    const textOf = (length: number) => copyOf().replace(file, from, `${field}: ${'a'.repeat(length)}`);
    expect(textOf(max).problems()).toEqual([]);
    const [mistake] = textOf(max + 1).problems();
    expect(mistake?.field).toMatch(new RegExp(`${field}$`));
    expect(mistake?.what).toContain(`${max + 1} characters, of which ${max}`);
  });

  test('a metaTitle is measured as displayed, with values filled in and Tamil vowel signs counted with their letters', () => {
    const text = `{company.supportEmail}${'கி'.repeat(20)}`;
    expect(text.length).toBeGreaterThan(60);
    expect(
      copyOf()
        .replace(POLICY, /^metaTitle: .*$/m, `metaTitle: '${text}'`)
        .problems(),
    ).toEqual([]);
  });
});

describe('new trips', () => {
  test.each(['upcoming', 'past'] as const)('a new %s trip is reported until every placeholder is replaced', async (kind) => {
    const copy = copyOf();
    await newTrip(copy.folder, kind, 'hampi', new Date(2026, 0, 1));
    const file = `trips/${kind}/hampi/trip.yaml`;
    const mistakes = copy.problems();
    expect(mistakes.length).toBeGreaterThan(5);
    expect(mistakes.every((mistake) => mistake.file === `content/${file}`)).toBe(true);
    expect(mistakes.map(({ field }) => field)).toEqual(expect.arrayContaining(['picture.alt', 'summary', 'description', 'highlights[1]']));
    expect(() => loadContent(copy.folder)).toThrow(/still the placeholder/);
    expect(copy.fillIn(file).problems()).toEqual([]);
  });
});

describe('photos', () => {
  test.each<[photo: string, name: string, bytes: () => Promise<Buffer> | Buffer, what: RegExp]>([
    ['in HEIC under another name', 'hero.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC picture/],
    ['that is a truncated JPEG', 'hero.jpg', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3000), /is incomplete/],
    [
      'that is a truncated PNG',
      'hero.png',
      async () => (await plain(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, -9000),
      /is incomplete/,
    ],
    ['12,001 pixels wide', 'hero.png', () => plain(12_001, 10).png().toBuffer(), /12001 × 10 pixels/],
  ])('a photo %s is reported', async (_, name, bytes, what) => {
    const copy = copyOf();
    mkdirSync(join(copy.folder, ALBUM), { recursive: true });
    writeFileSync(join(copy.folder, ALBUM, name), await bytes());
    const mistakes = await photoMistakes(copy.folder);
    expect(mistakes.map(({ file }) => file)).toEqual([`content/${ALBUM}/${name}`]);
    expect(mistakes[0]?.what).toMatch(what);
  });

  test('a photo of 24 megapixels is valid', async () => {
    const copy = copyOf();
    writeFileSync(join(copy.folder, ALBUM, 'hero.jpg'), await plain(6000, 4000).jpeg().toBuffer());
    expect(await photoMistakes(copy.folder)).toEqual([]);
  });
});
