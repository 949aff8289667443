import { describePath } from '../changes.ts';
import type { Conflict } from '../merge.ts';

type Props = { conflicts: readonly Conflict[]; onTake: (conflict: Conflict) => void };

/** What was changed here and elsewhere, in both versions. The form has what was typed, until she takes the other, and she may go back. */
export function ConflictList({ conflicts, onTake }: Props) {
  return (
    <section className="problems" aria-labelledby="conflicts" ref={bringIntoView}>
      <h2 id="conflicts">Also changed elsewhere: check before you publish</h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.path.join('.')}>
            {describePath(conflict.path)} <br />
            Yours{conflict.taken ? '' : ', in the form'}: <Value of={conflict} side="typed" /> <br />
            Theirs{conflict.taken ? ', in the form' : ''}: <Value of={conflict} side="newer" /> <br />
            <button type="button" onClick={() => onTake(conflict)}>
              {conflict.taken ? 'Use mine' : conflict.typed === undefined ? 'Bring theirs back' : 'Use theirs'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A value in full; a photo as a picture. */
function Value({ of: conflict, side }: { of: Conflict; side: 'typed' | 'newer' }) {
  const value = conflict[side];
  if (conflict.path.at(-1) !== 'photo' || value === undefined) return shown(value);
  return <img src={`/photo/${String(value)}`} alt={side === 'typed' ? 'your photo' : 'their photo'} width="64" height="48" />;
}

/** Outside the component, so that it runs only when the list appears, not at each change. */
function bringIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' });
}

/** A value in full, without the names of its fields. */
export function shown(value: unknown): string {
  if (value === undefined) return 'removed';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(shown).join(', ');
}
