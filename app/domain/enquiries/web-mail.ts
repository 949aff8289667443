import type { Mail } from './mail.ts';
import { urlText } from './shorten.ts';

/** The URL that opens a mail in Gmail on the web, ready to send. Google does not document it, but it is long established. */
export function gmailUrl({ to, subject, body }: Mail): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${urlText(to)}&su=${urlText(subject)}&body=${urlText(body)}`;
}

/** The URL that opens a mail in Outlook on the web, for personal accounts, ready to send. Also undocumented but established. */
export function outlookUrl({ to, subject, body }: Mail): string {
  return `https://outlook.live.com/mail/0/deeplink/compose?to=${urlText(to)}&subject=${urlText(subject)}&body=${urlText(body)}`;
}

/**
 * The URL that opens a WhatsApp chat with the text of a mail, ready to send. `number` is in international form,
 * such as '+91 98400 12345'; WhatsApp needs only its digits.
 */
export function whatsappUrl(number: string, { subject, body }: Mail): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${urlText(`${subject}\n\n${body.replaceAll('\r', '')}`)}`;
}
