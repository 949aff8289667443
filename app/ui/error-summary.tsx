import { useEffect, useRef } from 'react';

/** A form error: the id of its input and the message. */
export type FieldProblem = { fieldId: string; message: string };

/** Lists a form's errors with a link to each field. Takes focus each time `attempt` increases. */
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
                // Following the link would add a history entry.
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
