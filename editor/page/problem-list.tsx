import type { ContentProblem } from '#app/content/problem.server.ts';
import { describePath } from '../changes.ts';
import { partsOf } from './form-schema.ts';

type Props = { path: string; problems: readonly ContentProblem[]; isNewTrip: boolean };

/** The problems that keep a draft from being published. Problems in this file link to their fields. */
export function ProblemList({ path, problems, isNewTrip }: Props) {
  const count = problems.length;
  const [one, many] = isNewTrip ? ['One thing is left to write', 'things are left to write'] : ['One problem', 'problems'];
  return (
    <section className="problems" aria-labelledby="problems">
      <h2 id="problems" tabIndex={-1}>
        {count === 1 ? one : `${count} ${many}`}: nothing can be published yet
      </h2>
      <ul>
        {problems.map(({ file, field, what }) => (
          <li key={file + field + what}>
            {file === `content/${path}` && field ? (
              <button type="button" className="link" onClick={() => goTo(field)}>
                {describePath(partsOf(field))}
              </button>
            ) : (
              `${file} ${field}`
            )}
            : {what}
          </li>
        ))}
      </ul>
      {problems.some(({ file }) => file !== `content/${path}`) && (
        <p>
          Another file does not fit this change. Change that too, without publishing it: once all fit each other, 'Publish' sends them
          together.
        </p>
      )}
    </section>
  );
}

/** Opens the disclosure around a field, and focuses the field. */
function goTo(field: string): void {
  const parts = partsOf(field);
  const ids = parts.map((_, index) => ['root', ...parts.slice(0, parts.length - index)].join('_'));
  const element = ids.map((id) => document.getElementById(id)).find(Boolean);
  element?.closest('details')?.setAttribute('open', '');
  const input = element?.matches('input, textarea, select')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, select, button');
  (input as HTMLElement | null | undefined)?.focus();
}
