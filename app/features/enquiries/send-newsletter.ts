import { newsletterMail } from '#app/domain/enquiries/newsletter-mail.ts';
import { checkNewsletterRequest } from '#app/domain/enquiries/newsletter.ts';
import { openMail } from './open-mail.ts';
import { keepSent } from './sent-region.tsx';

const NOTICE = { title: 'Your newsletter email is ready.', description: 'Send it from your email app, and we add you to the list.' };
const FAILURE = 'Something went wrong! Please try again later.';

/**
 * Validates the address and opens the email. The module loads on focus, so that this function runs within the user gesture.
 * @returns what is wrong, if anything is
 */
export function sendNewsletter(email: string, to: string): string | undefined {
  const checked = checkNewsletterRequest({ email });
  if ('problems' in checked) return checked.problems[0]?.message ?? FAILURE;
  try {
    const mail = newsletterMail(checked.request, to);
    openMail(mail);
    keepSent({ mail, notice: NOTICE });
    return undefined;
  } catch {
    return FAILURE;
  }
}
