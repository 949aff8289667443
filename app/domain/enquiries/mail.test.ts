import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_MAIL_URL, composeMail } from './mail.ts';

const TO = 'hello@banyan.example';
const compose = (subject: string, ...lines: string[]) => composeMail({ to: TO, subject, lines });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('composes an encoded mailto URL with subject and lines', () => {
  expect(compose('Tea & a walk?', 'Name: Meera', '', '100% = all + #1')).toEqual({
    to: TO,
    subject: 'Tea & a walk?',
    body: 'Name: Meera\r\n\r\n100% = all + #1',
    url: 'mailto:hello@banyan.example?subject=Tea%20%26%20a%20walk%3F&body=Name%3A%20Meera%0D%0A%0D%0A100%25%20%3D%20all%20%2B%20%231',
    shortened: false,
    fullBody: 'Name: Meera\r\n\r\n100% = all + #1',
  });
});

test('a recipient address cannot inject a second recipient or header fields', () => {
  const { url } = composeMail({ to: 'a@b.example,c@d.example?cc=e', subject: '', lines: [] });
  expect(url).toBe('mailto:a@b.example%2Cc%40d.example%3Fcc%3De?subject=&body=');
});

describe('typed text', () => {
  test.each([
    ['Tamil', 'மீனாட்சி ஸ்ரீனிவாசன்'],
    ['Hindi', 'क्षत्रिय की पत्नी'],
    ['emoji and families of emoji', '👩‍👧‍👦 🇮🇳 👍🏽 ❤️'],
    ['Urdu, with direction marks', 'میرا نام \u200fنرگس\u200e ہے'],
    ['letters with accents', 'cafe\u0301 Łódź'],
  ])('%s: unchanged in subject and body', (_, text) => {
    const { subject, body, url } = compose(text, text);
    expect([subject, body]).toEqual([text, text]);
    expect(url).toBe(`mailto:${TO}?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(text)}`);
  });
});

test.each(['\ud83d', '\udc69', 'a\ud83db', '\udc69\ud83d'])('replaces a lone surrogate (%j) with the replacement character', (text) => {
  const wellFormed = text.toWellFormed();
  expect(compose(text, text)).toMatchObject({ subject: wellFormed, body: wellFormed });
  expect(wellFormed).toContain('\ufffd');
});

describe('the subject', () => {
  test.each([
    ['Goa\r\nBcc: all@example.com', 'Goa Bcc: all@example.com'],
    ['Goa\nBcc: x', 'Goa Bcc: x'],
    ['Goa\rBcc: x', 'Goa Bcc: x'],
    ['Goa\u2028Bcc\u2029x', 'Goa Bcc x'],
    ['Goa\v\f\u0085x', 'Goa x'],
    ['Goa\u0000\u001b\u007f\u009fx', 'Goa x'],
    ['Goa\tx', 'Goa x'],
    ['\nGoa\n', 'Goa'],
  ])('%j becomes one line: %j', (typed, subject) => {
    const mail = compose(typed, 'x');
    expect(mail.subject).toBe(subject);
    expect(mail.url).toBe(`mailto:${TO}?subject=${encodeURIComponent(subject)}&body=x`);
  });

  test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'the bidirectional control %j is removed',
    (mark) => {
      expect(compose(`Goa${mark}moc.live`, '').subject).toBe('Goamoc.live');
    },
  );

  test.each(['\u200c', '\u200d', '\u200e', '\u200f', '\u2027', '\u202f', '\u2065', '\u206a', '\u00a0', '\u061c'])('%j is kept', (mark) => {
    expect(compose(`Goa${mark}x`, '').subject).toBe(`Goa${mark}x`);
  });
});

describe('the body', () => {
  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('line break %j becomes CRLF', (lineBreak) => {
    expect(compose('', `a${lineBreak}b`, 'c').body).toBe('a\r\nb\r\nc');
    expect(compose('', `a${lineBreak}${lineBreak}b`).body).toBe('a\r\n\r\nb');
  });

  test('LF followed by CR becomes two line breaks', () => {
    expect(compose('', 'a\n\rb').body).toBe('a\r\n\r\nb');
  });

  test.each(['\u0000', '\u0007', '\b', '\u001b', '\u007f', '\u0080', '\u009f'])('control character %j is removed', (control) => {
    expect(compose('', `a${control}b`).body).toBe('ab');
  });

  test.each(['\t', ' ', '~', '\u00a0', '\u00ad', '\u202e', '\u2027', '\u202a', '\u2030'])('%j is kept', (character) => {
    expect(compose('', `a${character}b`).body).toBe(`a${character}b`);
  });
});

describe('an email that is too long', () => {
  const NOTE =
    '(Shortened, as the message was too long for a link. To send all of it, choose Copy message on our website and paste it here.)';
  const frame = compose('Trip', 'Name: Meera', '').url.length;

  test('is shortened if the URL would have 1,901 characters, but not if it has 1,900', () => {
    const whole = compose('Trip', 'Name: Meera', 'x'.repeat(1900 - frame));
    expect([whole.url.length, whole.shortened]).toEqual([1900, false]);
    const cut = compose('Trip', 'Name: Meera', 'x'.repeat(1901 - frame));
    expect(cut).toMatchObject({ shortened: true, fullBody: `Name: Meera\r\n${'x'.repeat(1901 - frame)}` });
    expect(cut.url).toHaveLength(1900);
    expect(cut.body).toMatch(/^Name: Meera\r\nx+…\r\n\r\n\(Shortened,/);
    expect(cut.body.endsWith(NOTE)).toBe(true);
    expect(cut.url.endsWith(encodeURIComponent(cut.body))).toBe(true);
  });

  test('keeps its complete text in fullBody', () => {
    const essay = `${'மீனா 👩‍👧‍👦 '.repeat(1000)}end`;
    expect(compose('Trip', 'a', essay, 'z').fullBody).toBe(`a\r\n${essay}\r\nz`);
  });

  test('cuts several long lines to one common length and leaves short ones alone', () => {
    const { subject, body } = compose('s'.repeat(5000), 'a'.repeat(5000), 'Phone: 9840012345', 'b'.repeat(200), 'c'.repeat(5000));
    const [a = '', phone, b, c = '', ...note] = body.split('\r\n');
    expect(phone).toBe('Phone: 9840012345');
    expect(b).toBe('b'.repeat(200));
    expect(note).toEqual(['', NOTE]);
    expect(subject).toMatch(/^s{300,}…$/);
    expect(a).toMatch(/^a{300,}…$/);
    // A line's length includes its encoded line break (6 characters).
    expect([a.length, c.length]).toEqual([subject.length - 6, subject.length - 6]);
  });

  test('uses all available characters, with a previous line of 0 to 19 characters', () => {
    for (let length = 0; length < 20; length += 1) expect(compose('', 'n'.repeat(length), 'x'.repeat(3000)).url).toHaveLength(1900);
  });

  test('has an empty subject if not even an ellipsis fits', () => {
    const { subject, body } = compose('Custom Itinerary Request', ...Array<string>(10_000).fill('x'));
    expect([subject, body]).toEqual(['', `\r\n${NOTE}`]);
  });

  test('never cuts a line that is shorter than the common length', () => {
    const mail = compose('Trip', 'a'.repeat(700), 'b'.repeat(1200));
    const [a, b = ''] = mail.body.split('\r\n');
    expect(a).toBe('a'.repeat(700));
    expect(b.length).toBeGreaterThan(700);
    expect(mail.url).toHaveLength(1900);
  });

  test.each([
    ['a family of emoji', '👩‍👧‍👦'],
    ['a flag', '🇮🇳'],
    ['a hand with a skin tone', '👍🏽'],
    ['a Tamil syllable', 'நீ'],
    ['a Hindi syllable', 'क्षि'],
    ['a letter with its accent', 'e\u0301'],
    ['a line break', '\r\n'],
  ])('is never cut inside %s', (_, unit) => {
    const width = encodeURIComponent(unit).length;
    for (let shift = 0; shift < width; shift += 1) {
      const start = `${'-'.repeat(shift)}|`;
      const [kept = ''] = compose('', start + unit.repeat(2000)).body.split('…');
      // If the cut is between line breaks, all of them are trimmed.
      if (unit === '\r\n') expect(kept).toBe(start);
      else expect(kept).toBe(start + unit.repeat((kept.length - start.length) / unit.length));
      expect(kept.length).toBeGreaterThan(unit === '\r\n' ? 0 : start.length);
    }
  });

  test('has no space before the ellipsis', () => {
    expect(compose('', 'a '.repeat(3000)).body).toMatch(/a…\r\n/);
  });

  test('is cut between code points in browsers without Intl.Segmenter', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    const { composeMail } = await import('./mail.ts');
    for (let shift = 0; shift < 12; shift += 1) {
      const mail = composeMail({ to: TO, subject: '', lines: ['-'.repeat(shift) + '👩'.repeat(2000)] });
      expect(mail.body).toMatch(/^-*👩+…\r\n/u);
      expect(mail.url.length).toBeGreaterThan(LONGEST_MAIL_URL - 12);
      expect(mail.url.length).toBeLessThanOrEqual(LONGEST_MAIL_URL);
    }
  });

  test.each([
    ['10,000 characters in one line', ['x'.repeat(10_000)]],
    ['10,000 Tamil letters', ['ம'.repeat(10_000)]],
    ['10,000 emoji', ['😀'.repeat(10_000)]],
    ['one letter with 10,000 accents', [`a${'\u0301'.repeat(10_000)}`]],
    ['10,000 lines', Array<string>(10_000).fill('x')],
    ['10,000 empty lines', Array<string>(10_000).fill('')],
    ['10,000 line breaks in one line', ['\n'.repeat(10_000)]],
    ['10,000 lone surrogates', ['\ud83d'.repeat(10_000)]],
  ])('is short enough to open, even with %s', (_, lines) => {
    const mail = composeMail({ to: TO, subject: lines.join(' '), lines });
    expect(mail.url.length).toBeLessThanOrEqual(LONGEST_MAIL_URL);
    expect(mail.shortened).toBe(true);
    expect(mail.body.endsWith(NOTE)).toBe(true);
  });
});
