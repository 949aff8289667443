import { composeMail } from './mail.ts';
import type { Mail } from './mail.ts';
import type { NewsletterRequest } from './newsletter.ts';

/** Composes the email for the footer's Subscribe button. `to` is the support address, because no server keeps a subscriber list. */
export function newsletterMail({ email }: NewsletterRequest, to: string): Mail {
  return composeMail({
    to,
    subject: 'Newsletter Subscription',
    lines: ['Please send me your newsletter.', `Email: ${email}`],
  });
}
