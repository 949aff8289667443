import type { ContactDetails } from '#app/domain/contact-details.ts';

/** The data for the header and footer, the same on every page. */
export type LayoutData = ContactDetails & {
  name: string;
  /** Says that the content is made up, and which day counts as today. Undefined on a live site. */
  sampleNote?: string | undefined;
  instagram: string;
  linkedin: string;
};
