import { useState } from 'react';
import { callMail } from '#app/domain/enquiries/call-mail.ts';
import { type CallRequest, checkCallRequest, NEW_CALL_REQUEST } from '#app/domain/enquiries/call-request.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import type { Sent } from './enquiries.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { useRequestForm } from './use-request-form.ts';

const SUCCESS = { title: 'Your call request has been submitted!', description: 'Our team will contact you shortly.' };
const DRAFT = 'call';

const idOf = (field: keyof CallRequest) => `call-${field}`;

/**
 * The Request a Call dialog. `message` is what it begins with; it takes the place of an
 * empty message and of an earlier beginning that the visitor left as it was, never of the visitor's own words.
 */
export function CallDialog({
  to,
  message,
  onSent,
  onClose,
}: {
  to: string;
  message: string;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}) {
  const [failures, setFailures] = useState(0);
  useState(() => beginWith(message));
  const form = useRequestForm<CallRequest>({
    name: DRAFT,
    empty: NEW_CALL_REQUEST,
    check: checkCallRequest,
    toMail: (request) => callMail(request, to),
    onSent: (mail) => onSent({ mail, notice: SUCCESS }),
    onFailed: () => setFailures((count) => count + 1),
  });
  const { values, change, problems } = form;
  const errorOf = (field: keyof CallRequest) => problems.find((problem) => problem.field === field)?.message;
  return (
    <RequestDialog
      title="Request a Call"
      lead="One of us calls you back. Say when it suits you."
      problems={problems.map(({ field, message: words }) => ({ fieldId: idOf(field), words }))}
      attempt={form.attempt}
      failures={failures}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
      onClear={form.clear}
      onClose={onClose}
    >
      <ContactFields values={values} change={change} errorOf={errorOf} idOf={idOf} />
      <TextField
        id={idOf('message')}
        label="Message"
        isOptional
        rows={4}
        value={values.message}
        onChange={(words) => change({ message: words })}
        error={errorOf('message')}
      />
    </RequestDialog>
  );
}

/** Puts the beginning into the draft before the form reads it. */
function beginWith(message: string): void {
  const draft = readDraft(DRAFT, NEW_CALL_REQUEST);
  const { message: before } = readDraft(`${DRAFT}-beginning`, { message: '' });
  const isHers = draft.message !== '' && draft.message !== before;
  if (isHers || !message) return;
  keepDraft(DRAFT, { ...draft, message });
  keepDraft(`${DRAFT}-beginning`, { message });
}
