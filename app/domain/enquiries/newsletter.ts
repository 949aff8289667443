import { emailAddress } from './email-address.ts';
import { checkForm } from './form-rules.ts';
import type { ValidationResult, FormValues } from './form-rules.ts';

/** A newsletter subscription from the footer. */
export type NewsletterRequest = { email: string };

/** Validates the email address. */
export function checkNewsletterRequest(values: FormValues<NewsletterRequest>): ValidationResult<NewsletterRequest> {
  return checkForm<NewsletterRequest>(values, { email: emailAddress });
}
