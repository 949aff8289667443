import { CONTACT_RULES } from './contact-details.ts';
import type { ContactDetails } from './contact-details.ts';
import { anyText, checkForm } from './form-rules.ts';
import type { ValidationResult, FormValues } from './form-rules.ts';

/** A request for a call. */
export type CallRequest = ContactDetails & {
  /** Empty if the visitor wrote none. */
  message: string;
};

/** The values of an empty Request a Call form. */
export const NEW_CALL_REQUEST: FormValues<CallRequest> = { name: '', email: '', phone: '', message: '' };

/** Validates the Request a Call form. The message is optional. */
export function checkCallRequest(values: FormValues<CallRequest>): ValidationResult<CallRequest> {
  return checkForm<CallRequest>(values, { ...CONTACT_RULES, message: anyText });
}
