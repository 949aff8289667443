/** A label and what there is to say under it. */
export type LabelledText = { label: string; text: string };

/** Labels and texts, line by line. */
export function FactList({ facts, className = '' }: { facts: readonly LabelledText[]; className?: string }) {
  return (
    <dl className={`fact-list ${className}`}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
