/** A label and its text. */
export type LabelledText = { label: string; text: string };

/** A description list with one fact per line. */
export function FactList({ facts, className = '' }: { facts: readonly LabelledText[]; className?: string }) {
  return (
    <dl className={`fact-list ${className}`}>
      {facts.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
