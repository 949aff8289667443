import type { CompanyFile } from '#app/content/schema.server.ts';

/** Company details that must be published by law. Unknown details are not shown. */
type LegalIdentity = NonNullable<CompanyFile['legal']>;

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

/** How to reach the company, for the footer, the contact page and the forms. */
export type ContactDetails = ReturnType<typeof contactDetails>;

/** The company's contact details, as pages show them. */
export function contactDetails({ supportEmail, phone, whatsapp, address, legal }: CompanyFile) {
  return { supportEmail, phone, whatsapp, addressLines: address.lines, legalLines: legalLines(legal) };
}
