import { useRef, useState } from 'react';
import type { ValidationResult, Problem, FormValues } from '#app/domain/enquiries/form-rules.ts';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import { clearChildrenAges } from '#app/session/children-ages.ts';
import { clearContact } from './contact-fields.tsx';
import { clearDraft, saveDraft, readDraft } from './drafts.ts';
import { openMail } from './open-mail.ts';
import { NOTICE_DELAY } from './sent.ts';

/** Milliseconds between opening the email app and calling `onSent`. The notice comes 500 after the press. */
const PAUSE = 500 - NOTICE_DELAY;

/** The options that differ between the forms. */
type RequestForm<Request extends object> = {
  /** The name under which the draft is saved. */
  name: string;
  empty: FormValues<Request>;
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
export function useRequestForm<Request extends object>({ name, empty, check, toMail, onSent, onFailed }: RequestForm<Request>) {
  const [values, setValues] = useState<FormValues<Request>>(() => readDraft(name, empty));
  const [attempt, setAttempt] = useState(0);
  const [clearings, setClearings] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const isLaunched = useRef(false);

  const checked = attempt > 0 ? check(values) : undefined;
  const problems: readonly Problem<keyof Request & string>[] = checked && 'problems' in checked ? checked.problems : [];

  const updateFields = (changed: Partial<FormValues<Request>>) => {
    const next = { ...values, ...changed };
    setValues(next);
    saveDraft(name, next);
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
