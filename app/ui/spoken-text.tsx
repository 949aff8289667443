import { spokenForm } from '#app/domain/spoken-form.ts';

/**
 * Shows text such as a date, price, age range or duration. Screen readers read `as` instead, by default the text's `spokenForm`.
 * Always in elements of its own, so that it can change on a page that the browser has translated.
 * Don't use it in a link or button, because voice control needs the accessible name to match the text on screen.
 */
export function SpokenText({ children: text, as = spokenForm(text) }: { children: string; as?: string | undefined }) {
  if (as === text) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{as}</span>
    </>
  );
}
