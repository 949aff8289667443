import type { CallRequest } from './call-request.ts';
import { composeMail } from './mail.ts';
import type { Mail } from './mail.ts';

/** Composes the email for the Request a Call dialog. `to` is the support address. */
export function callMail({ name, email, phone, message }: CallRequest, to: string): Mail {
  return composeMail({
    to,
    subject: `Call Request from ${name}`,
    lines: [`Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Message: ${message || 'No message provided'}`],
  });
}
