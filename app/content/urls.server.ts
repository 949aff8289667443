import { fallbackWidthsOf } from '#app/domain/picture.ts';
import type { PictureSource } from '#app/domain/trip.ts';
import { pictureData } from './built-images.server.ts';
import { content } from './content.server.ts';

/** Turns a path into an absolute URL, using the site's URL in content/company.yaml. */
export function absoluteUrl(path: string): string {
  return new URL(path, content().company.siteUrl).href;
}

/** The absolute URL of a picture's largest JPEG, the most widely supported format. */
export function pictureUrl(picture: PictureSource): string {
  const { file, width } = pictureData(picture);
  return absoluteUrl(`${file}-${fallbackWidthsOf(width).at(-1)}.jpg`);
}

/** The path of a page's Markdown version: '/faqs.md' for '/faqs', '/index.md' for the home page. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Escapes a string for XML and HTML elements and attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
