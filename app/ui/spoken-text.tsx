import { spokenForm } from '#app/domain/spoken-form.ts';

/**
 * Shows a date, price, age range or duration; screen readers read `as` instead (by default its `spokenForm`). Don't use it in
 * a link or button: speech control needs the name that is shown.
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
