import type { Mail } from './mail.ts';
import { urlText } from './shorten.ts';

/** The URL that opens a composed email in Gmail on the web. Google does not document it, but it has worked for years. */
export function gmailUrl({ to, subject, body }: Mail): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${urlText(to)}&su=${urlText(subject)}&body=${urlText(body)}`;
}

/** The URL that opens a composed email in Outlook on the web, for personal accounts. Microsoft does not document it either. */
export function outlookUrl({ to, subject, body }: Mail): string {
  return `https://outlook.live.com/mail/0/deeplink/compose?to=${urlText(to)}&subject=${urlText(subject)}&body=${urlText(body)}`;
}

/**
 * The URL that opens a WhatsApp chat with the subject and body as the message. `number` includes the country code;
 * only its digits are used.
 */
export function whatsappUrl(number: string, { subject, body }: Mail): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${urlText(`${subject}\n\n${body.replaceAll('\r', '')}`)}`;
}
