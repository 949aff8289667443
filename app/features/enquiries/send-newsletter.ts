import { newsletterMail } from '#app/domain/enquiries/newsletter-mail.ts';
import { checkNewsletterRequest } from '#app/domain/enquiries/newsletter.ts';
import type { Sent } from './enquiries-context.ts';
import { openMail } from './open-mail.ts';

const NOTICE = { title: 'Your newsletter email is ready.', description: 'Send it from your email app, and we add you to the list.' };
const FAILURE = 'Something went wrong! Please try again later.';

/** Validates the address and opens the email. The module loads on focus, so that this function runs within the user gesture. */
export function sendNewsletter(email: string, to: string): { sent?: Sent; message?: string } {
  const checked = checkNewsletterRequest({ email });
  if ('problems' in checked) return { message: checked.problems[0]?.message ?? FAILURE };
  try {
    const mail = newsletterMail(checked.request, to);
    openMail(mail);
    return { sent: { mail, notice: NOTICE } };
  } catch {
    return { message: FAILURE };
  }
}
