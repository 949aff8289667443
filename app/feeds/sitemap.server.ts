import { indexablePages, type SitePage } from '#app/content/site-pages.server.ts';
import { absoluteUrl, escaped, pictureUrl } from '#app/content/urls.server.ts';

/** The sitemap: every page that search engines may index, with its SitePage.pictures and the day it last changed, if known. */
export function sitemap(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${indexablePages().map(entry).join('\n')}
</urlset>
`;
}

function entry({ path, updated, pictures }: SitePage): string {
  const images = pictures.map((picture) => `<image:image><image:loc>${escaped(pictureUrl(picture))}</image:loc></image:image>`);
  return `<url><loc>${escaped(absoluteUrl(path))}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}${images.join('')}</url>`;
}
