/** What the law asks a company to say of itself; whatever is not known is not said. */
export type LegalIdentity = {
  /** The registered name, where it differs from the name on the sign. */
  name?: string | undefined;
  cin?: string | undefined;
  gstin?: string | undefined;
  /** Who is named for complaints and for questions about data. */
  contactPerson?: string | undefined;
};

/** A line of the legal identity: what it is, and its number or name. */
export type LegalLine = { label: string; value: string };

const LABELS: readonly (readonly [keyof LegalIdentity, string])[] = [
  ['name', 'Registered name'],
  ['cin', 'CIN'],
  ['gstin', 'GSTIN'],
  ['contactPerson', 'Contact person'],
];

/** The lines of the footer and the contact page, such as 'CIN' and its number; none for what is not known. */
export function legalLines(legal: LegalIdentity | undefined): readonly LegalLine[] {
  return LABELS.flatMap(([field, label]) => {
    const value = legal?.[field];
    return value ? [{ label, value }] : [];
  });
}
