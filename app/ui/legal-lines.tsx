import type { LegalLine } from '#app/domain/legal-identity.ts';

/** The legal identity of the company, a line each: 'GSTIN 33…'. Without lines nothing is drawn. */
export function LegalLines({ lines, className }: { lines: readonly LegalLine[]; className: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}
