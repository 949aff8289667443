import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail } from './mail.ts';
import type { Mail, MailParts } from './mail.ts';

/** The number of random emails that the main test composes. */
const CASES = 20_000;
const TO = 'hello@banyan.example';

const scraps = fc.oneof(
  fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '\0',
    '\u001b',
    '\t',
    ' ',
    '  ',
    '+',
    '&',
    '=',
    '?',
    '#',
    '%',
    '%0A',
    '&bcc=x@y.z',
  ),
  fc.constantFrom(
    '\r\nBcc: all@example.com',
    '\ud83d',
    '\udc69',
    '👩‍👧‍👦',
    '🇮🇳',
    'மீனாட்சி',
    'क्षत्रिय',
    'نرگس',
    '\u202e',
    '\u200d',
    'e\u0301',
    '…',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
);
const words = fc.array(scraps, { maxLength: 12 }).map((texts) => texts.join(''));
// Emails near the length limit are the interesting ones, so this repeats a random string up to 120 times.
const longWords = fc
  .tuple(words, fc.integer({ min: 1, max: 120 }), words)
  .map(([text, times, end]) => text.repeat(times).slice(0, 10_000) + end);
const text = fc.oneof({ weight: 11, arbitrary: words }, { weight: 1, arbitrary: longWords });
const parts: fc.Arbitrary<MailParts> = fc.record({ to: fc.constant(TO), subject: text, lines: fc.array(text, { maxLength: 6 }) });

const LINE_BREAKS = new Set(['\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029']);

/** The expected body for typed input, computed character by character. */
function inBody(typed: string): string {
  let written = '';
  for (const character of typed.replaceAll('\r\n', '\n')) {
    const code = character.codePointAt(0) ?? 0;
    if (LINE_BREAKS.has(character)) written += '\r\n';
    else if (code >= 0xd800 && code <= 0xdfff) written += '\ufffd';
    else if (character === '\t' || (code >= 0x20 && code < 0x7f) || code > 0x9f) written += character;
  }
  return written;
}

/** Lists everything that is wrong with a composed email. */
function faultsOf(typed: MailParts, mail: Mail): string[] {
  const faults: string[] = [];
  const [, to, subject = '', body = ''] = /^mailto:([^?&]*)\?subject=([^?&]*)&body=([^?&]*)$/.exec(mail.url) ?? [];
  if (to !== TO || mail.to !== TO) faults.push('not one recipient and two header fields, subject and body');
  if (!/^[!-~]*$/.test(mail.url)) faults.push('characters that are not ASCII');
  if (mail.url.includes('+')) faults.push('a plus sign');
  if (mail.url.length > 1900) faults.push(`${mail.url.length} characters`);
  if (decodeURIComponent(subject) !== mail.subject || decodeURIComponent(body) !== mail.body) faults.push('the URL differs from the email');
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(mail.subject)) faults.push('control characters in the subject');
  if (/[^\r]\n|^\n|\r(?!\n)/.test(mail.body)) faults.push('a line break that is not CRLF in the body');
  if (/[^\P{Cc}\t\r\n]/u.test(mail.body)) faults.push('control characters in the body');
  const fullBody = typed.lines.map(inBody).join('\r\n');
  if (mail.fullBody !== fullBody) faults.push('fullBody is not the complete text');
  if (mail.shortened !== (mail.body !== fullBody)) faults.push('shortened is wrong');
  if (mail.shortened !== mail.body.includes('(Shortened, as the message was too long for a link.'))
    faults.push('the note about shortening is missing or wrong');
  return faults;
}

test(
  'any input results in an email to one recipient, within the length limit, that is complete or says that it is shortened',
  { timeout: 180_000 + CASES },
  () => {
    let shortened = 0;
    fc.assert(
      fc.property(parts, (typed) => {
        const mail = composeMail(typed);
        const faults = faultsOf(typed, mail);
        if (mail.shortened) shortened += 1;
        if (faults.length > 0) throw new Error(faults.join('; '));
      }),
      { numRuns: CASES },
    );
    // Checks that the input covers both shortened and complete emails.
    expect(shortened / CASES).toBeGreaterThan(0.1);
    expect(shortened / CASES).toBeLessThan(0.9);
  },
);

const graphemes = new Intl.Segmenter();

test('a shortened line is the beginning of the input and ends at a grapheme boundary', () => {
  const oneLine = longWords.map((text) => `Message: ${inBody(text).replaceAll('\r\n', ' ')}`);
  fc.assert(
    fc.property(oneLine, (typed) => {
      const { body, shortened } = composeMail({ to: TO, subject: 'Trip', lines: [typed] });
      if (!shortened) return;
      const kept = body.slice(0, body.lastIndexOf('…'));
      const spaces = typed.slice(kept.length).match(/^\s*/)?.[0].length ?? 0;
      const isEnd = (index: number) => index === typed.length || graphemes.segment(typed).containing(index)?.index === index;
      // Spaces before the ellipsis are trimmed, and one of them may have had a combining accent.
      const isWhole = Array.from({ length: spaces + 1 }, (_, more) => kept.length + more).some(isEnd);
      if (!typed.startsWith(kept) || !isWhole) throw new Error(`cut at ${kept.length}`);
    }),
    { numRuns: Math.ceil(CASES / 50) },
  );
});
