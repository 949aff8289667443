import type { Mail } from './mail.ts';
import { urlText } from './shorten.ts';

/** Opens a mail in Gmail on the web, ready to be sent. Google documents no such address; this one has long been the custom. */
export function gmailUrl({ to, subject, body }: Mail): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${urlText(to)}&su=${urlText(subject)}&body=${urlText(body)}`;
}

/** Opens a mail in Outlook on the web, for personal accounts, ready to be sent. Undocumented and customary too. */
export function outlookUrl({ to, subject, body }: Mail): string {
  return `https://outlook.live.com/mail/0/deeplink/compose?to=${urlText(to)}&subject=${urlText(subject)}&body=${urlText(body)}`;
}

/**
 * Opens a WhatsApp chat with the words of a mail, ready to be sent. `number` is the company's in international form,
 * such as '+91 98400 12345': WhatsApp wants its digits alone.
 */
export function whatsappUrl(number: string, { subject, body }: Mail): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${urlText(`${subject}\n\n${body.replaceAll('\r', '')}`)}`;
}
