import type { ContactDetails } from '#app/domain/contact-details.ts';

/** The data for the header and footer, the same on every page. */
export type LayoutData = ContactDetails & {
  name: string;
  /** The date that counts as today on a site with made-up sample content, such as '21 July 2025'. Undefined on a live site. */
  sampleDay?: string | undefined;
  instagram: string;
  linkedin: string;
};
