import { useId } from 'react';

type InputProps = Pick<
  React.InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/**
 * An input with its label, hint and error message, connected for screen readers. An error summary links to `id`. With
 * `rows` it is a textarea.
 */
export function TextField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  isOptional = false,
  rows,
  beside,
  ...input
}: InputProps & {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
  rows?: number;
  /** A button after the input. */
  beside?: React.ReactNode;
}) {
  const hintId = useId();
  const errorId = useId();
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const wiring = {
    id,
    value,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    'aria-required': !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    className: 'field-box',
  };
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        {rows ? <textarea {...wiring} rows={rows} /> : <input {...wiring} {...input} />}
        {beside}
      </div>
    </div>
  );
}
