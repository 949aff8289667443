/** Company details that must be published by law. Unknown details are not shown. */
export type LegalIdentity = {
  /** The registered name, if it differs from the trading name. */
  name?: string | undefined;
  cin?: string | undefined;
  gstin?: string | undefined;
  /** The contact for complaints and questions about personal data. */
  contactPerson?: string | undefined;
};

/** One line of the legal identity: a label and its value. */
export type LegalLine = { label: string; value: string };

const LABELS: readonly (readonly [keyof LegalIdentity, string])[] = [
  ['name', 'Registered name'],
  ['cin', 'CIN'],
  ['gstin', 'GSTIN'],
  ['contactPerson', 'Contact person'],
];

/** The lines for the footer and the contact page, such as 'CIN' and its number. Leaves out unknown details. */
export function legalLines(legal: LegalIdentity | undefined): readonly LegalLine[] {
  return LABELS.flatMap(([field, label]) => {
    const value = legal?.[field];
    return value ? [{ label, value }] : [];
  });
}
