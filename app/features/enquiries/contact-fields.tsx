import { useState } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { clearDraft, saveDraft, readDraft } from './drafts.ts';

const NOBODY = { name: '', email: '', phone: '' };
type Contact = typeof NOBODY;
const DRAFT_NAME = 'contact';

/** Deletes the saved contact details, so that the next form offers none. */
export function clearContact(): void {
  clearDraft(DRAFT_NAME);
}

/** Name, email and phone, used by both forms. Offers details entered earlier in the visit, but never fills them in automatically. */
export function ContactFields({
  values,
  change,
  errorOf,
  idOf,
}: {
  values: Contact;
  change: (changed: Partial<Contact>) => void;
  errorOf: (field: keyof Contact) => string | undefined;
  idOf: (field: keyof Contact) => string;
}) {
  const [known] = useState(() => readDraft(DRAFT_NAME, NOBODY));
  const isEmpty = !values.name && !values.email && !values.phone;
  const edit = (changed: Partial<Contact>) => {
    change(changed);
    // Saved for the next form in this visit (WCAG 3.3.7). Details that were saved before are only replaced by complete ones.
    const { name, email, phone } = { ...values, ...changed };
    if (!known.name || (name && email && phone)) saveDraft(DRAFT_NAME, { name, email, phone });
  };
  return (
    <>
      {isEmpty && known.name && (
        <p className="border-s-3 border-accent ps-4">
          <button
            type="button"
            onClick={() => {
              edit(known);
              document.getElementById(idOf('name'))?.focus();
            }}
            className="text-link text-start"
          >
            Use what you gave before: {[known.name, known.email, known.phone].filter(Boolean).join(', ')}
          </button>
        </p>
      )}
      <TextField
        id={idOf('name')}
        label="Name"
        autoComplete="name"
        value={values.name}
        onChange={(name) => edit({ name })}
        error={errorOf('name')}
      />
      <TextField
        id={idOf('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(email) => edit({ email })}
        error={errorOf('email')}
      />
      <TextField
        id={idOf('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.phone}
        onChange={(phone) => edit({ phone })}
        error={errorOf('phone')}
      />
    </>
  );
}
