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

/** A way to reach us: a link and its text. `label` names it where a text could stand for several ways. */
export type ContactWay = { label: string; text: string; href: string };

/** The ways to reach us that company.yaml has, email first. */
function contactWays({ supportEmail, phone, whatsapp }: CompanyFile): readonly ContactWay[] {
  return [
    { label: 'Email', text: supportEmail, href: `mailto:${supportEmail}` },
    // The zero in +91 (0)44 is not dialled from abroad. A number is not broken into two lines.
    ...(phone ? [{ label: 'Phone', text: phone.replaceAll(' ', '\u00A0'), href: `tel:${phone.replaceAll(/\(0\)|[^+\d]/g, '')}` }] : []),
    ...(whatsapp ? [{ label: 'WhatsApp', text: 'WhatsApp', href: `https://wa.me/${whatsapp}` }] : []),
  ];
}

/** How to reach the company, for the footer, the contact page and the forms. */
export type ContactDetails = ReturnType<typeof contactDetails>;

/** The company's contact details, as pages show them. */
export function contactDetails(company: CompanyFile) {
  const { supportEmail, whatsapp, address, legal } = company;
  return { supportEmail, whatsapp, ways: contactWays(company), addressLines: address.lines, legalLines: legalLines(legal) };
}
