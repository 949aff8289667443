import type { LegalLine } from '#app/domain/legal-identity.ts';

/** What the header and the footer say, on every page. */
export type LayoutData = {
  name: string;
  supportEmail: string;
  phone: string | undefined;
  addressLines: readonly string[];
  legalLines: readonly LegalLine[];
  instagram: string;
  linkedin: string;
};
