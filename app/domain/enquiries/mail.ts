import { commonLength, shortenTo, urlText } from './shorten.ts';

/**
 * The maximum length of a mailto: URL, in characters. Mail programs on Windows truncate or reject URLs
 * longer than about 2,000, and a letter of Tamil or Hindi takes 9.
 */
export const LONGEST_MAIL_URL = 1900;

const NEW_LINE = '\r\n';
const SHORTENED =
  '(Shortened, as the message was too long for a link. To send all of it, choose Copy message on our website and paste it here.)';

/** The parts of a mail. An entry of `lines` may itself contain line breaks that the visitor typed. */
export type MailParts = { to: string; subject: string; lines: readonly string[] };

/** A mail, ready to open in the visitor's mail program. */
export type Mail = {
  to: string;
  /** One line, without control characters. */
  subject: string;
  /** Lines end in CRLF. */
  body: string;
  /** The mailto: URL: RFC 6068, ASCII, at most LONGEST_MAIL_URL characters. */
  url: string;
  /** Whether `subject` or `body` was shortened; if so, `body` ends with a note that says it. */
  shortened: boolean;
  /** The complete body, to read and copy on the page. */
  fullBody: string;
};

/**
 * Composes a mail. Never throws, whatever the input. If the URL would be too long, it shortens the longest of subject and
 * lines to one common length and keeps the others whole, so that an essay is cut before a name is. Never cuts `to`, the
 * company's address.
 */
export function composeMail({ to, subject, lines }: MailParts): Mail {
  const wholeSubject = subjectText(subject);
  const wholeLines = lines.map(bodyText);
  const fullBody = wholeLines.join(NEW_LINE);
  const wholeUrl = mailtoUrl(to, wholeSubject, fullBody);
  if (wholeUrl.length <= LONGEST_MAIL_URL) {
    return { to, subject: wholeSubject, body: fullBody, url: wholeUrl, shortened: false, fullBody };
  }

  // Each line's length includes its line break, so that many empty lines cannot exceed the limit.
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
 * Makes a text one line. Line breaks and control characters could inject a header field in a careless mail program, and
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
