import type { LegalLine } from '#app/domain/legal-identity.ts';

/** The data for the header and footer, the same on every page. */
export type LayoutData = {
  name: string;
  supportEmail: string;
  /** The date that counts as today on a site with made-up sample content, such as '21 July 2025'. Undefined on a live site. */
  sampleDay?: string | undefined;
  phone: string | undefined;
  addressLines: readonly string[];
  legalLines: readonly LegalLine[];
  instagram: string;
  linkedin: string;
};
