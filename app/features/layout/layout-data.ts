import type { LegalLine } from '#app/domain/legal-identity.ts';

/** What the header and the footer say, on every page. */
export type LayoutData = {
  name: string;
  supportEmail: string;
  /** '21 July 2025': the day that sample content is shown on; undefined on a live site. */
  sampleDay?: string | undefined;
  phone: string | undefined;
  addressLines: readonly string[];
  legalLines: readonly LegalLine[];
  instagram: string;
  linkedin: string;
};
