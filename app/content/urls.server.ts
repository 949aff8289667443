import { fallbackWidthsOf } from '#app/domain/picture.ts';
import type { PictureSource } from '#app/domain/trip.ts';
import { pictureData } from './built-images.server.ts';
import { content } from './content.server.ts';

/** A whole address from one on this site, by the site's address in content/company.yaml. */
export function absoluteUrl(path: string): string {
  return new URL(path, content().company.siteUrl).href;
}

/** The whole address of a picture's largest JPEG, the format that every reader knows. */
export function pictureUrl(picture: PictureSource): string {
  const { file, width } = pictureData(picture);
  return absoluteUrl(`${file}-${fallbackWidthsOf(width).at(-1)}.jpg`);
}

/** Where a page's Markdown version stands: '/faqs' has '/faqs.md', the home page '/index.md'. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Text safe inside XML and HTML, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
