import { emailAddress } from './email-address.ts';
import { checkForm } from './form-rules.ts';
import type { ValidationResult, FormValues } from './form-rules.ts';

/** A wish for the newsletter, from the box in the footer. */
export type NewsletterRequest = { email: string };

/** A valid address, or 'Please enter a valid email address', as in every form. */
export function checkNewsletterRequest(values: FormValues<NewsletterRequest>): ValidationResult<NewsletterRequest> {
  return checkForm<NewsletterRequest>(values, { email: emailAddress });
}
