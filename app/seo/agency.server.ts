import { content } from '#app/content/content.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';

/** The company as structured data names it; its id ties together what several pages say of it. */
export function agency() {
  return { '@type': 'TravelAgency', '@id': absoluteUrl('/#company'), name: content().company.name, url: absoluteUrl('/') } as const;
}
