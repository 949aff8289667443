/** What the header and the footer say, on every page. */
export type LayoutData = {
  name: string;
  supportEmail: string;
  phone: string | undefined;
  addressLines: readonly string[];
  legalLines: readonly { label: string; value: string }[];
  instagram: string;
  linkedin: string;
};
