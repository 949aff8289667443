import { useState } from 'react';
import { type ChildrenAges, parseChildrenAges } from '#app/domain/children-ages.ts';
import { forgetChildrenAges, useChildrenAges } from '#app/navigation/use-children-ages.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const FIELD = 'children-ages';

/**
 * Asks how old the children are; the list then begins with the trips that fit all of them. `ages` are those in the address.
 * As with whom the trips are for, the place is kept and empty until scripts run, and where none will run there is no place.
 */
export function ChildrenAgesForm({
  ages,
  onAnswer,
}: {
  ages: ChildrenAges | undefined;
  onAnswer: (ages: ChildrenAges | undefined) => void;
}) {
  const isHydrated = useHydrated();
  const given = useChildrenAges();
  const [typed, setTyped] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  // What the address says takes the place of what was typed: also after Back.
  const [typedFor, setTypedFor] = useState(ages);
  if (typedFor !== ages) {
    setTypedFor(ages);
    setTyped(undefined);
    setFailed(false);
  }
  const known = ages ?? given;
  const text = typed ?? known?.join(', ') ?? '';
  const reading = parseChildrenAges(text);
  const error = hasFailed && text.trim() && 'message' in reading ? reading.message : undefined;

  const clear = () => {
    forgetChildrenAges();
    setTyped('');
    setFailed(false);
    onAnswer(undefined);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return clear();
    setFailed('message' in reading);
    if ('message' in reading) return void document.getElementById(FIELD)?.focus();
    setTyped(reading.value.join(', '));
    onAnswer(reading.value);
  };

  return (
    <form
      noValidate
      aria-label="For my children"
      onSubmit={submit}
      className={`relative mb-6 max-w-104 noscript:hidden ${isHydrated ? '' : 'invisible'}`}
    >
      <TextField
        id={FIELD}
        label="Children's ages"
        hint="Whole years, such as 4,&nbsp;7."
        autoComplete="off"
        value={text}
        onChange={setTyped}
        error={error}
        beside={
          <button type="submit" className="button px-4 whitespace-nowrap" data-kind="secondary">
            Show what fits
          </button>
        }
      />
      {/* There from the start: a region that arrives together with its words is not announced. */}
      <p role="status" className="sr-only">
        {error}
      </p>
      {known && (
        <button type="button" onClick={clear} className="text-link absolute end-0 top-0">
          Clear<span className="sr-only"> children's ages</span>
        </button>
      )}
    </form>
  );
}
