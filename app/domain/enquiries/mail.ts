import { commonLength, shortenTo, urlText } from './shorten.ts';

/**
 * The longest address of a mail, in characters. Mail programs on Windows cut or refuse what is
 * longer than about 2,000, and a letter of Tamil or Hindi takes 9.
 */
export const LONGEST_MAIL_URL = 1900;

const NEW_LINE = '\r\n';
const SHORTENED =
  '(Shortened, as the message was too long for a link. To send all of it, choose Copy message on our website and paste it here.)';

/** What a mail is made of. A line may run over several lines, where the visitor's own words do. */
export type MailParts = { to: string; subject: string; lines: readonly string[] };

/** A mail that is ready to be opened in the visitor's mail program. */
export type Mail = {
  to: string;
  /** One line, without control characters. */
  subject: string;
  /** Lines end in CRLF. */
  body: string;
  /** The mailto: address: RFC 6068, ASCII, at most LONGEST_MAIL_URL characters. */
  url: string;
  /** Whether `subject` or `body` lack words that the visitor typed; `body` then says so itself. */
  shortened: boolean;
  /** The body with every word, for reading on the page and for copying. */
  fullBody: string;
};

/**
 * Makes a mail of its parts. Whatever the words are, it does not throw. When they are
 * too many, the longest of subject and lines are cut to one common length and the others stay whole: an essay gives way
 * before a name does. `to` is the company's own address and is never cut.
 */
export function composeMail({ to, subject, lines }: MailParts): Mail {
  const wholeSubject = subjectText(subject);
  const wholeLines = lines.map(bodyText);
  const fullBody = wholeLines.join(NEW_LINE);
  const wholeUrl = mailtoUrl(to, wholeSubject, fullBody);
  if (wholeUrl.length <= LONGEST_MAIL_URL) {
    return { to, subject: wholeSubject, body: fullBody, url: wholeUrl, shortened: false, fullBody };
  }

  // A line pays for its line break too, so that without any room nothing is left, however many lines there are.
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
 * One line. Line breaks and control characters would begin a new header field in a careless mail program, and
 * characters that turn the direction of the writing could make the subject read as something else.
 */
function subjectText(text: string): string {
  return wellFormed(text)
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Every kind of line break becomes CRLF, tabs stay, other control characters go. */
function bodyText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, NEW_LINE)
    .replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/** Half a character, which would make encodeURIComponent throw, becomes '\uFFFD': String.toWellFormed, for older phones too. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
