import { composeMail } from './mail.ts';
import type { Mail } from './mail.ts';
import type { NewsletterRequest } from './newsletter.ts';

/** The mail of the footer's Subscribe button, to the support address: there is no server that could keep a list. */
export function newsletterMail({ email }: NewsletterRequest, to: string): Mail {
  return composeMail({
    to,
    subject: 'Newsletter Subscription',
    lines: ['Please send me your newsletter.', `Email: ${email}`],
  });
}
