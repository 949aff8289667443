import { useState } from 'react';
import { type ChildrenAges, parseChildrenAges } from '#app/domain/children-ages.ts';
import { clearChildrenAges, saveChildrenAges, useChildrenAges } from '#app/session/children-ages.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const FIELD = 'children-ages';

/**
 * Asks for the children's ages. The list then starts with the trips that fit all of them. The field is prefilled with the ages
 * entered in this tab, even if the URL has none. The form is invisible until hydration but keeps its space. Without JavaScript
 * it is hidden.
 */
export function ChildrenAgesForm({ onAnswer }: { onAnswer: (ages: ChildrenAges | undefined) => Promise<void> }) {
  const isHydrated = useHydrated();
  const given = useChildrenAges();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const text = typed ?? given?.join(', ') ?? '';

  const answer = (ages: ChildrenAges | undefined) => {
    if (ages) saveChildrenAges(ages);
    else clearChildrenAges();
    setTyped(undefined);
    setError(undefined);
    void onAnswer(ages);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const reading = parseChildrenAges(text);
    if ('value' in reading) answer(reading.value);
    else if (!text.trim()) answer(undefined);
    else {
      setError(reading.message);
      document.getElementById(FIELD)?.focus();
    }
  };

  return (
    <form onSubmit={submit} className={`relative mb-6 max-w-104 noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
      {/* Repeats the markup in ui/text-field.tsx, which loads only with the dialogs, and adds role=status to the message. */}
      <div className="field" data-invalid={error ? '' : undefined}>
        <label htmlFor={FIELD} className="font-semibold">
          Children's ages
        </label>
        <p id="ages-hint" className="text-small text-muted">
          Whole years, such as 4,&nbsp;7.
        </p>
        <p id="ages-error" role="status" className={error ? 'field-error' : 'absolute'}>
          {error}
        </p>
        <div className="flex gap-2">
          <input
            id={FIELD}
            type="text"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby="ages-hint ages-error"
            className="field-box"
          />
          <button type="submit" className="button px-4 whitespace-nowrap" data-kind="secondary">
            Show what fits
          </button>
        </div>
      </div>
      {given && (
        <button
          type="button"
          aria-label="Clear children's ages"
          onClick={() => answer(undefined)}
          className="text-link absolute end-0 -top-2 min-w-11 justify-end"
        >
          Clear
        </button>
      )}
    </form>
  );
}
