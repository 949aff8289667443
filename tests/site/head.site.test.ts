import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { languageOf } from '#app/domain/languages.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { type BuiltPage, readPage } from '../support/built-page.ts';
import { isBuilt } from '../support/own-urls.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const { siteUrl } = content().company;
/** Maps each page for a single departure to its trip's page. */
const REPEATS = new Map(
  [...content().upcoming.values()]
    .filter(({ parentSlug }) => parentSlug)
    .map(({ slug, parentSlug }) => [`/trips/upcoming/${slug}`, `/trips/upcoming/${parentSlug}`]),
);

let pages: BuiltPage[];
beforeAll(() => {
  pages = PAGES.map((address) => readPage(SITE, address));
});

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
const property = (html: string, name: string) => all(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));

describe('page heads', () => {
  test("every page has one canonical URL, which is its own or, for a departure's page, its trip's", () => {
    for (const { address, html } of pages) {
      const expected = new URL(REPEATS.get(address) ?? address, siteUrl).href;
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([expected]);
    }
  });

  test('every page has a title, description, URL and image with alt text for link previews', () => {
    for (const { address, html } of pages) {
      const [title] = all(html, /<title>([^<]*)</g);
      const [description] = property(html, 'description');
      expect(property(html, 'og:title'), address).toEqual([title]);
      expect(property(html, 'og:description'), address).toEqual([description]);
      expect(property(html, 'og:url'), address).toEqual([new URL(address, siteUrl).href]);
      expect(property(html, 'twitter:card'), address).toEqual(['summary_large_image']);
      const social = address.startsWith('/trips/') ? `/social${address.slice('/trips'.length)}.jpg` : '/social/site.jpg';
      expect(property(html, 'og:image'), address).toEqual([siteUrl + social]);
      expect([...property(html, 'og:image:width'), ...property(html, 'og:image:height')], address).toEqual(['1200', '630']);
      const alt = sitePages().find(({ path }) => path === address)?.social.alt ?? '';
      expect(property(html, 'og:image:alt').map(visibleText), address).toEqual([alt]);
    }
  });

  test("every page's head links to icons, a manifest, a feed and a Markdown file that exist", () => {
    for (const { address, html } of pages) {
      const head = html.slice(0, html.indexOf('</head>'));
      const hrefs = all(head, /<link rel="(?:icon|apple-touch-icon|manifest|alternate)"(?! hreflang)[^>]* href="([^"]*)"/g);
      expect(hrefs, address).toHaveLength(5);
      expect(
        hrefs.filter((href) => !isBuilt(siteUrl + href)),
        address,
      ).toEqual([]);
    }
  });

  test('the head of a translated page lists every language version, including its own', () => {
    for (const { path, otherLanguages } of sitePages()) {
      const { html } = pages.find(({ address }) => address === path)!;
      const languages = otherLanguages.length > 0 ? [{ language: languageOf(path), path }, ...otherLanguages] : [];
      const named = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
        language,
        href,
      ]);
      expect(named, path).toEqual(languages.map((each) => [each.language, siteUrl + each.path]));
    }
  });

  test('every page and the manifest use the paper colour as the theme colour', () => {
    const [paper = ''] = all(readFileSync('app/styles/app.css', 'utf8'), /--raw-paper: (#\w+)/g);
    for (const { address, html } of pages) expect(property(html, 'theme-color'), address).toEqual([paper]);
    const manifest = JSON.parse(readFileSync(join(SITE, 'manifest.webmanifest'), 'utf8')) as Record<string, string>;
    expect([manifest['theme_color'], manifest['background_color']]).toEqual([paper, paper]);
  });
});

test.each(['404.html', 'trips/404.html', ...content().redirects.map(({ from }) => `${from.slice(1)}.html`)])(
  '%s is marked noindex and has no link preview or structured data',
  (file) => {
    const html = readFileSync(join(SITE, file), 'utf8');
    expect(property(html, 'robots')).toEqual(['noindex']);
    expect(html).not.toMatch(/property="og:|ld\+json/);
    const links = all(html, /<a [^>]*href="(\/[^"#]*)/g);
    expect(links).not.toEqual([]);
    expect(links.filter((href) => !isBuilt(siteUrl + href))).toEqual([]);
  },
);

test("the manifest's icons have their stated sizes, and the maskable one fits a round crop", async () => {
  const { icons } = JSON.parse(readFileSync(join(SITE, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(join(SITE, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  const { data, info } = await sharp(join(SITE, icons[2]!.src)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const outside: number[] = [];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const isMark = ground.some((value, channel) => Math.abs(data[at + channel]! - value) > 8);
      if (isMark && Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside.push(at);
    }
  }
  expect(outside).toEqual([]);
});
