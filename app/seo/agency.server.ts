import { content } from '#app/content/content.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';

/** The company in structured data. Its `@id` identifies it across pages. */
export function agency() {
  return { '@type': 'TravelAgency', '@id': absoluteUrl('/#company'), name: content().company.name, url: absoluteUrl('/') } as const;
}
