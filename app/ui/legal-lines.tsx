import type { LegalLine } from '#app/domain/legal-identity.ts';

/** The company's legal identity, one line per fact: 'GSTIN: 33…'. Renders nothing without lines. */
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
