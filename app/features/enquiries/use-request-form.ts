import { useRef, useState } from 'react';
import type { ValidationResult, Problem, FormValues } from '#app/domain/enquiries/form-rules.ts';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import { clearChildrenAges } from '#app/session/children-ages.ts';
import { clearContact } from './contact-fields.tsx';
import { clearDraft, saveDraft, readDraft } from './drafts.ts';
import { openMail } from './open-mail.ts';

/** Milliseconds between opening the email app and calling `onSent`. */
const PAUSE = 500;

/** The options that differ between the forms. */
type RequestForm<Request extends object> = {
  /** The name under which the draft is saved. */
  name: string;
  empty: FormValues<Request>;
  /** Initial values for fields that are empty in the draft, such as a message about the current trip. Not saved in the draft. */
  prefilled?: Partial<FormValues<Request>>;
  check: (values: FormValues<Request>) => ValidationResult<Request>;
  toMail: (request: Request) => Mail;
  onSent: (mail: Mail) => void;
  onFailed: () => void;
};

/**
 * Manages a request form: saves a draft on every change, validates on submit and on every change after that, opens the
 * email within the user gesture, and resets the form after a pause. Name, email and phone are kept for the next form. `clear`
 * resets the form and deletes the saved contact details and children's ages. `clearings` counts the calls to `clear`.
 */
export function useRequestForm<Request extends object>({ name, empty, prefilled, check, toMail, onSent, onFailed }: RequestForm<Request>) {
  const [values, setValues] = useState<FormValues<Request>>(() => {
    const draft = readDraft(name, empty);
    return mapFields(draft, (field, text) => text || (prefilled?.[field] ?? ''));
  });
  const [attempt, setAttempt] = useState(0);
  const [clearings, setClearings] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const isLaunched = useRef(false);

  const checked = attempt > 0 ? check(values) : undefined;
  const problems: readonly Problem<keyof Request & string>[] = checked && 'problems' in checked ? checked.problems : [];

  const updateFields = (changed: Partial<FormValues<Request>>) => {
    const next = { ...values, ...changed };
    setValues(next);
    saveDraft(
      name,
      mapFields(next, (field, text) => (text === prefilled?.[field] ? '' : text)),
    );
  };

  const reset = () => {
    clearDraft(name);
    setValues(empty);
    setAttempt(0);
  };

  const clear = () => {
    clearContact();
    clearChildrenAges();
    reset();
    setClearings(clearings + 1);
  };

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isLaunched.current) return;
    setAttempt(attempt + 1);
    const result = check(values);
    if ('problems' in result) return;
    try {
      const mail = toMail(result.request);
      openMail(mail);
      isLaunched.current = true;
      setSubmitting(true);
      setTimeout(() => {
        reset();
        onSent(mail);
      }, PAUSE);
    } catch {
      onFailed();
    }
  };

  return { values, change: updateFields, clear, clearings, submit, problems, attempt, isSubmitting };
}

function mapFields<Values extends Record<string, string>>(values: Values, map: (field: keyof Values, text: string) => string): Values {
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, map(field, text)])) as Values;
}
