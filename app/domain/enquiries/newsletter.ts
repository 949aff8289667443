import { emailAddress } from './email-address.ts';
import { checkForm } from './form-rules.ts';
import type { Checked, TypedForm } from './form-rules.ts';

/** A wish for the newsletter, from the box in the footer. */
export type NewsletterRequest = { email: string };

/** The box as it opens. */
export const NEW_NEWSLETTER_REQUEST: TypedForm<NewsletterRequest> = { email: '' };

/** A valid address, or 'Please enter a valid email address' (decisions.md: the spec names no rule). */
export function checkNewsletterRequest(values: TypedForm<NewsletterRequest>): Checked<NewsletterRequest> {
  return checkForm<NewsletterRequest>(values, { email: emailAddress });
}
