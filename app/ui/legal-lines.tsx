import type { LegalLine } from '#app/domain/contact-details.ts';

/** The company's legal details, one per line, such as 'GSTIN: 33…'. Renders nothing if there are none. */
export function LegalLines({ lines, className }: { lines: readonly LegalLine[]; className: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map(({ label, value }, index) => (
        <li key={index}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}
