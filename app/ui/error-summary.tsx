import { useEffect, useRef } from 'react';

/** A field that has to be fixed: the id of its box, and the words beside it. */
export type FieldProblem = { fieldId: string; message: string };

/** What has to be fixed in a form, with a link to each field. It takes the focus each time `attempt` changes. */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-labelledby="error-summary" className="error-summary">
      <h3 id="error-summary" className="text-[1.1875rem]">
        There is a problem
      </h3>
      <ul className="mt-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // The address stays as it is: a new one would be a step that Back has to undo.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
