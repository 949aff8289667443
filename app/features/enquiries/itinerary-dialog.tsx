import { useState } from 'react';
import { childrenText } from '#app/domain/children-ages.ts';
import { itineraryMail } from '#app/domain/enquiries/itinerary-mail.ts';
import {
  ADULTS,
  CHILDREN,
  checkItineraryRequest,
  DURATION_DAYS,
  type ItineraryRequest,
  NEW_ITINERARY_REQUEST,
} from '#app/domain/enquiries/itinerary-request.ts';
import { useChildrenAges } from '#app/session/children-ages.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { localToday } from '#app/ui/use-today.ts';
import { ContactFields } from './contact-fields.tsx';
import { RequestDialog } from './request-dialog.tsx';
import type { Sent } from './sent.ts';
import { TravelDateField } from './travel-date-field.tsx';
import { useRequestForm } from './use-request-form.ts';

const successAfter = (replyHours: number) => ({
  title: 'Your itinerary request has been submitted!',
  description: `We'll get back to you within ${replyHours} hours with a custom itinerary.`,
});

/** Field names to put before 'Required' in the error summary. */
const NAMES: Partial<Record<keyof ItineraryRequest, string>> = { adults: 'Adults' };

const range = ({ from, to }: { from: number; to: number }) => `${from} to ${to}.`;

const idOf = (field: keyof ItineraryRequest) => `itinerary-${field}`;

/** The Request Custom Itinerary dialog. */
export function ItineraryDialog({
  to,
  replyHours,
  onSent,
  onClose,
}: {
  to: string;
  replyHours: number;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}) {
  const [failures, setFailures] = useState(0);
  const form = useRequestForm<ItineraryRequest>({
    name: 'itinerary',
    empty: NEW_ITINERARY_REQUEST,
    check: (values) => checkItineraryRequest(values, localToday()),
    toMail: (request) => itineraryMail(request, to),
    onSent: (mail) => onSent({ mail, notice: successAfter(replyHours) }),
    onFailed: () => setFailures((count) => count + 1),
  });
  const { values, change, problems } = form;
  const given = useChildrenAges();
  const errorOf = (field: keyof ItineraryRequest) => problems.find((problem) => problem.field === field)?.message;
  const getFieldProps = (field: keyof ItineraryRequest) => ({
    id: idOf(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  });
  return (
    <RequestDialog
      title="Request Custom Itinerary"
      lead="Tell us who is coming, where you would like to go and when. We reply with a custom itinerary."
      problems={problems.map(({ field, message }) => ({
        fieldId: idOf(field),
        message: message === 'Required' && NAMES[field] ? `${NAMES[field]}: ${message}` : message,
      }))}
      attempt={form.attempt}
      failures={failures}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
      onClear={form.clear}
      onClose={onClose}
    >
      {/* 'Clear this form' changes the key, so that the saved contact details are no longer offered. */}
      <ContactFields key={form.clearings} values={values} change={change} errorOf={errorOf} idOf={idOf} />
      <TextField {...getFieldProps('destination')} label="Destination" />
      <TravelDateField {...getFieldProps('travelDate')} />
      <TextField
        {...getFieldProps('duration')}
        label="Duration (days)"
        hint={`Whole days, ${DURATION_DAYS.from} or more.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <fieldset className="grid gap-[inherit]">
        <legend className="mb-2 font-display text-[1.25rem]">Travellers</legend>
        <div className="grid grid-cols-2 items-end gap-4">
          <TextField {...getFieldProps('adults')} label="Adults" hint={range(ADULTS)} inputMode="numeric" autoComplete="off" />
          <TextField
            {...getFieldProps('children')}
            label="Children"
            isOptional
            hint={range(CHILDREN)}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        {given && !values.childrenAges && (
          <p className="border-s-3 border-accent ps-4">
            <button
              type="button"
              onClick={() => {
                change({ children: String(given.length), childrenAges: given.join(', ') });
                document.getElementById(idOf('childrenAges'))?.focus();
              }}
              className="text-link text-start"
            >
              Use what you gave before: {given.length} {childrenText(given)}
            </button>
          </p>
        )}
        <TextField
          {...getFieldProps('childrenAges')}
          label="Children's ages"
          isOptional
          hint="Ages only, with commas between them, such as 4,&nbsp;7. Never their names."
          autoComplete="off"
        />
      </fieldset>
      <TextField
        {...getFieldProps('budget')}
        label="Budget"
        hint="In rupees; a range will do, such as ₹60,000&nbsp;-&nbsp;₹80,000."
        autoComplete="off"
      />
      <TextField {...getFieldProps('requirements')} label="Special requirements" isOptional rows={4} />
    </RequestDialog>
  );
}
