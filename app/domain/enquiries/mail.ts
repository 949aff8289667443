import { commonLength, shortenTo, urlText } from './shorten.ts';

/**
 * The maximum length of a mailto: URL, in characters. Some email clients on Windows truncate or reject URLs
 * longer than about 2,000. Each Tamil or Hindi letter becomes 9 characters when encoded.
 */
export const LONGEST_MAIL_URL = 1900;

const NEW_LINE = '\r\n';
const SHORTENED =
  '(Shortened, as the message was too long for a link. To send all of it, choose Copy message on our website and paste it here.)';

/** The parts of an email. An item in `lines` may contain line breaks that the visitor typed. */
export type MailParts = { to: string; subject: string; lines: readonly string[] };

/** An email, ready to open in the visitor's email app. */
export type Mail = {
  to: string;
  /** One line, without control characters. */
  subject: string;
  /** Lines are separated by CRLF. */
  body: string;
  /** The mailto: URL (RFC 6068), in ASCII, with at most LONGEST_MAIL_URL characters. */
  url: string;
  /** Whether `subject` or `body` was shortened. If so, `body` ends with a note that says so. */
  shortened: boolean;
  /** The complete body, shown on the page for copying. */
  fullBody: string;
};

/**
 * Composes an email. Never throws, whatever the input. If the URL would be too long, cuts the subject and the lines to one
 * common length and leaves shorter ones alone, so that an essay is cut before a name is. Never cuts `to`, the company's address.
 */
export function composeMail({ to, subject, lines }: MailParts): Mail {
  const wholeSubject = subjectText(subject);
  const wholeLines = lines.map(bodyText);
  const fullBody = wholeLines.join(NEW_LINE);
  const wholeUrl = mailtoUrl(to, wholeSubject, fullBody);
  if (wholeUrl.length <= LONGEST_MAIL_URL) {
    return { to, subject: wholeSubject, body: fullBody, url: wholeUrl, shortened: false, fullBody };
  }

  // Line lengths include the line break. Otherwise many empty lines could exceed the limit.
  const lineBreak = urlText(NEW_LINE).length;
  const lengths = [urlText(wholeSubject).length, ...wholeLines.map((line) => urlText(line).length + lineBreak)];
  const note = NEW_LINE + SHORTENED;
  const room = commonLength(LONGEST_MAIL_URL - mailtoUrl(to, '', note).length, lengths);
  const cutSubject = shortenTo(room, wholeSubject) ?? '';
  const cutLines = wholeLines.map((line) => shortenTo(room - lineBreak, line)).filter((line) => line !== undefined);
  const body = [...cutLines, note].join(NEW_LINE);
  return { to, subject: cutSubject, body, url: mailtoUrl(to, cutSubject, body), shortened: true, fullBody };
}

function mailtoUrl(to: string, subject: string, body: string): string {
  return `mailto:${urlText(wellFormed(to)).replace('%40', '@')}?subject=${urlText(subject)}&body=${urlText(body)}`;
}

/**
 * Converts the subject to one line. Line breaks and control characters could inject a header in a careless email client, and
 * bidirectional controls could make the subject read as something else.
 */
function subjectText(text: string): string {
  return wellFormed(text)
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Turns every kind of line break into CRLF, keeps tabs and removes other control characters. */
function bodyText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, NEW_LINE)
    .replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/** Replaces lone surrogates, which make encodeURIComponent throw, with '\uFFFD'. Older phones lack String.toWellFormed. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
