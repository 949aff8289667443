import { spokenForm } from '#app/domain/spoken-form.ts';

/**
 * A date, a price, ages or a length: seen as it is written, and said as `as`, by default its `spokenForm`. Not
 * inside a link or a button, whose name must have the words that are seen.
 */
export function SpokenText({ children: text, as = spokenForm(text) }: { children: string; as?: string | undefined }) {
  if (as === text) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{as}</span>
    </>
  );
}
