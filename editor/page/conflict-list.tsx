import { describePath } from '../changes.ts';
import type { Conflict } from '../merge.ts';

type Props = { conflicts: readonly Conflict[]; onTake: (conflict: Conflict) => void };

/** What was changed here and elsewhere, in both versions. The form has what was typed. */
export function ConflictList({ conflicts, onTake }: Props) {
  return (
    <section className="problems" aria-labelledby="conflicts" ref={bringIntoView}>
      <h2 id="conflicts">Also changed elsewhere: check before you publish</h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.path.join('.')}>
            {describePath(conflict.path)}. Yours, in the form: {shown(conflict.typed)}. Theirs: {shown(conflict.newer)}.{' '}
            <button type="button" onClick={() => onTake(conflict)}>
              Use theirs
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
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
