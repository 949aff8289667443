import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { content, CONTENT_FOLDER } from '#app/content/content.server.ts';
import { ContentReader } from '#app/content/read.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { dayMonthYear } from '#app/domain/days.ts';
import { languageOf } from '#app/domain/languages.ts';
import { builtInSections } from '#app/domain/page-sections.ts';
import { TRIPS_ON_HOME } from '#app/domain/pagination.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { type BuiltPage, readPage } from '../support/built-page.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const KILOBYTE = 1000;

let pages: BuiltPage[];
beforeAll(() => {
  pages = PAGES.map((address) => readPage(SITE, address));
});

describe('pages', () => {
  test('every page has a unique title, and its description comes from the content', () => {
    const titles = pages.map(({ title }) => title);
    const descriptions = pages.map(({ description }) => description);
    expect(titles.filter((title) => title.length === 0)).toEqual([]);
    expect(twice(titles)).toEqual([]);
    // Descriptions may repeat, because npm run doctor asks the editor to change duplicate summaries.
    expect(descriptions).toEqual(PAGES.map((address) => descriptionOf(address)));
    expect(descriptions.filter((text) => text === '')).toEqual([]);
  });

  test('every page has one h1, a language and unique ids', () => {
    expect(pages.filter(({ h1s }) => h1s !== 1).map(({ address }) => address)).toEqual([]);
    expect(pages.filter(({ html }) => !html.startsWith('<!DOCTYPE html><html lang="en-IN">')).map(({ address }) => address)).toEqual([]);
    expect(pages.flatMap(({ address, ids }) => twice(ids).map((id) => `${address} #${id}`))).toEqual([]);
  });

  test('every page links only to existing pages and fragments', () => {
    const known = new Map(pages.map(({ address, ids }) => [address, ids]));
    const broken = pages.flatMap(({ address, links }) =>
      links.flatMap((href) => {
        const { pathname, hash } = new URL(href, `http://site${address}`);
        const ids = known.get(pathname);
        // A link may also lead to a built file, such as a calendar or feed.
        if (/\.\w+$/.test(pathname) && existsSync(join(SITE, pathname))) return [];
        return ids && (!hash || ids.includes(decodeURIComponent(hash.slice(1)))) ? [] : [`${address} → ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('every page has the sections that content may link to, and a trip page no others', () => {
    const subjects = new Map(sitePages().map(({ path, subject }) => [path, subject]));
    const wrong = pages.flatMap(({ address, html, ids }) => {
      const subject = subjects.get(address);
      const trip = subject && 'trip' in subject ? subject.trip : undefined;
      const declared = builtInSections(address, trip);
      const shown = trip ? [...html.matchAll(/<(?:h2|details|fieldset|li) id="([^"]+)"/g)].map(([, id]) => id!) : [];
      return [
        ...declared.filter((id) => !ids.includes(id)).map((id) => `${address} lacks #${id}`),
        ...shown.filter((id) => !declared.includes(id)).map((id) => `${address} has an undeclared #${id}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every page has the same navigation and help links in the same order', () => {
    const part = (html: string, name: 'header' | 'footer') => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? '';
    const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    for (const name of ['header', 'footer'] as const) {
      const [first, ...others] = pages.map(({ html }) => links(part(html, name)));
      expect(first?.length).toBeGreaterThan(5);
      for (const [index, other] of others.entries()) expect(other, `${name} of ${PAGES[index + 1]}`).toEqual(first);
    }
    const help = links(part(pages[0]?.html ?? '', 'footer'));
    expect(help).toEqual(expect.arrayContaining(['/faqs', '/accessibility', `mailto:${content().company.supportEmail}`]));
  });

  test('every picture on every page has an alt attribute', () => {
    expect(pages.flatMap(({ address, images }) => images.filter((tag) => !/ alt="/.test(tag)).map((tag) => `${address} ${tag}`))).toEqual(
      [],
    );
  });

  test('every page shows the sampleDay if the content has one, and otherwise no page shows one', () => {
    const { sampleDay } = content();
    const line = sampleDay ? `Shown as on ${dayMonthYear(sampleDay)}.` : undefined;
    const said = pages.map(({ address, html }) => [address, /Shown as on [^<]*/.exec(visibleText(html))?.[0].slice(0, line?.length)]);
    expect(said).toEqual(PAGES.map((address) => [address, line]));
  });

  test('no page has style attributes or inline event handlers, which the security policy would block', () => {
    expect(
      pages.flatMap(({ address, html }) => (html.match(/<[^>]+\s(?:style|on[a-z]+)="/gi) ?? []).map((tag) => `${address} ${tag}`)),
    ).toEqual([]);
  });
});

test('every trip has a page', () => {
  const reader = new ContentReader(CONTENT_FOLDER);
  const folders = ['upcoming', 'past'].flatMap((kind) => reader.folders(`trips/${kind}`).map((name) => `/trips/${kind}/${name}`));
  expect(folders).not.toEqual([]);
  expect(PAGES.filter((address) => address.startsWith('/trips/')).toSorted()).toEqual(folders.toSorted());
  expect(folders.filter((address) => !existsSync(join(SITE, `${address}.html`)))).toEqual([]);
});

test('the cancellation policy has the expected terms in its headings', () => {
  const { html } = readPage(SITE, '/cancellation-policy');
  const headings = [...html.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, words = '']) => words.toLowerCase());
  const missing = ['cancellation', 'natural causes', 'provider cancellation', 'transfer', 'rescheduling', 'mid-trip termination'].filter(
    (term) => !headings.some((heading) => heading.includes(term)),
  );
  expect(missing).toEqual([]);
});

test('translated pages mark their language and link to each other', () => {
  const translated = sitePages().filter(({ otherLanguages }) => otherLanguages.length > 0);
  expect(translated).not.toEqual([]);
  for (const { path, otherLanguages } of translated) {
    const { html, links } = readPage(SITE, path);
    const language = languageOf(path);
    expect(/<main[^>]*>/.exec(html)?.[0].match(/ lang="([^"]*)"/)?.[1] ?? 'en-IN', path).toBe(language);
    for (const other of otherLanguages) expect(links, path).toContain(other.path);
  }
});

describe('page size', () => {
  test("the home page's HTML and data, without pictures and text, are under 52 kB uncompressed, plus 1.6 kB for each card kept for later", () => {
    // Home keeps the trips that come next if the site is not built for a month. How many depends on the catalogue and the day.
    const data = readFileSync(join(SITE, '_.data'), 'utf8');
    const kept = content().lists.upcoming.filter(({ slug }) => data.includes(`/pictures/${slug}-hero-`)).length - TRIPS_ON_HOME;
    const html = readPage(SITE, '/').html.replaceAll(/<picture[\s\S]*?<\/picture>|<img [^>]*>/g, '');
    // Leave out the text, whose length is up to the editor. It is in both the document and the data.
    const said = 2 * Buffer.byteLength(visibleText(html));
    expect(Buffer.byteLength(html) + Buffer.byteLength(data) - said).toBeLessThan(52 * KILOBYTE + Math.max(0, kept) * 1600);
  });

  test('no script contains a parser that only the build needs', () => {
    const scripts = readdirSync(join(SITE, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(SITE, 'assets', name), 'utf8'))
      .join('\n');
    for (const mark of ['ZodError', 'YAMLParseError', 'marked', 'No departure has the page']) expect(scripts).not.toContain(mark);
  });

  test("no page contains another upcoming trip's description", () => {
    const { upcoming, past } = content();
    const firstWords = [...upcoming.values()].map(({ slug, description }) => [slug, description[0]!.slice(0, 60)] as const);
    for (const { address, html } of pages) {
      const data = html.replaceAll('\\u0026', '&');
      const slug = address.split('/').at(-1) ?? '';
      const own = (address.startsWith('/trips/past/') ? past : upcoming).get(slug)?.description.join(' ') ?? '';
      // Two trips, such as a past one and its successor, may begin with the same words.
      const others = firstWords.filter(([, words]) => !own.includes(words) && data.includes(words));
      expect(others, address).toEqual([]);
    }
  });
});

function descriptionOf(address: string): string | undefined {
  return sitePages().find(({ path }) => path === address)?.summary;
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
