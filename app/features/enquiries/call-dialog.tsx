import { useState } from 'react';
import { type ChildrenAges, childrenText } from '#app/domain/children-ages.ts';
import { callMail } from '#app/domain/enquiries/call-mail.ts';
import { callMessageFor } from '#app/domain/enquiries/call-message.ts';
import { type CallRequest, checkCallRequest, NEW_CALL_REQUEST } from '#app/domain/enquiries/call-request.ts';
import { asksFor, CALL_TIMES, toggleCallTime } from '#app/domain/enquiries/call-time.ts';
import { optionFor } from '#app/domain/family-price.ts';
import { useChildrenAges } from '#app/session/children-ages.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { CallSubject, CompanyContact } from './enquiries-context.ts';
import { RequestDialog } from './request-dialog.tsx';
import type { Sent } from './sent.ts';
import { useRequestForm } from './use-request-form.ts';

const SUCCESS = { title: 'Your call request has been submitted!', description: 'Our team will contact you shortly.' };

const idOf = (field: keyof CallRequest) => `call-${field}`;

/** Children come on the other trips only, and perhaps on one that is not chosen yet. */
function askForAges(about: CallSubject | undefined): string | undefined {
  if (about?.isForLadies) return undefined;
  return about ? 'How old are your children?' : 'How old are your children, if they come?';
}

/** The children's ages say more than the family chosen on the trip's page, unless she has chosen another family there. */
function whoComes({ isForLadies, family }: CallSubject, ages: ChildrenAges | undefined): string | undefined {
  const isSameFamily = !isForLadies && ages && (!family || optionFor([family], ages) === 0);
  if (isSameFamily) return `with my ${ages.length > 1 ? `${ages.length} ` : ''}${childrenText(ages)}`;
  return family && `for ${family.label}`;
}

/** The Request a Call dialog. Its message begins with a sentence about the trip, if any. */
export function CallDialog({
  company,
  about,
  onSent,
  onClose,
}: {
  company: CompanyContact;
  about: CallSubject | undefined;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}) {
  const [failures, setFailures] = useState(0);
  const ages = useChildrenAges();
  const opening = about && callMessageFor(about.title, about.dates, whoComes(about, ages));
  const form = useRequestForm<CallRequest>({
    name: 'call',
    empty: NEW_CALL_REQUEST,
    check: checkCallRequest,
    // The visitor's own words are kept for the next page, the sentence about the trip is not.
    toMail: (request) => callMail({ ...request, message: [opening, request.message].filter(Boolean).join('\n') }, company.supportEmail),
    onSent: (mail) => onSent({ mail, notice: SUCCESS }),
    onFailed: () => setFailures((count) => count + 1),
  });
  const { values, change, problems } = form;
  const errorOf = (field: keyof CallRequest) => problems.find((problem) => problem.field === field)?.message;
  return (
    <RequestDialog
      title="Request a Call"
      lead={`One of our founders, ${company.callers}, calls you within ${company.replyHours} hours, or writes if she cannot. You send the request from your email app. Nothing is booked or paid.`}
      problems={problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
      attempt={form.attempt}
      failures={failures}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
      onClear={form.clear}
      onClose={onClose}
    >
      {/* 'Clear this form' changes the key, so that the saved contact details are no longer offered. */}
      <ContactFields key={form.clearings} values={values} change={change} errorOf={errorOf} idOf={idOf} />
      <fieldset>
        <legend className="mb-2 font-semibold">
          When may we call?<span className="font-normal text-muted"> (optional)</span>
        </legend>
        <div className="grid grid-cols-2 gap-2 whitespace-nowrap *:px-1">
          {CALL_TIMES.map((time) => {
            const isAsked = asksFor(values.message, time);
            return (
              <button
                key={time}
                type="button"
                className={`button border-brand-deep ${isAsked ? 'bg-brand-deep text-on-dark' : 'text-brand-deep'}`}
                aria-pressed={isAsked}
                onClick={() => change({ message: toggleCallTime(values.message, time) })}
              >
                {time}
              </button>
            );
          })}
        </div>
      </fieldset>
      <TextField
        id={idOf('message')}
        label="Message"
        isOptional
        hint={[!ages && askForAges(about), opening && `We add: “${opening}”`].filter(Boolean).join(' ')}
        rows={4}
        value={values.message}
        onChange={(text) => change({ message: text })}
        error={errorOf('message')}
      />
    </RequestDialog>
  );
}
