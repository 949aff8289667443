import { expect, test } from 'vitest';
import { composeMail } from './mail.ts';
import { gmailUrl, outlookUrl, whatsappUrl } from './web-mail.ts';

const MAIL = composeMail({ to: 'hello+trips@banyan.example', subject: 'கோவா & more?', lines: ['1 + 1 = 2', 'a#b'] });

test('the Gmail URL has recipient, subject and body', () => {
  expect(gmailUrl(MAIL)).toBe(
    `https://mail.google.com/mail/?view=cm&fs=1&to=hello%2Btrips%40banyan.example&su=${encodeURIComponent('கோவா & more?')}&body=1%20%2B%201%20%3D%202%0D%0Aa%23b`,
  );
});

test('the Outlook URL has recipient, subject and body', () => {
  expect(outlookUrl(MAIL)).toBe(
    `https://outlook.live.com/mail/0/deeplink/compose?to=hello%2Btrips%40banyan.example&subject=${encodeURIComponent('கோவா & more?')}&body=1%20%2B%201%20%3D%202%0D%0Aa%23b`,
  );
});

test("the WhatsApp URL has only the number's digits, and the subject and body as its message", () => {
  expect(whatsappUrl('+91 (98400) 12-345', MAIL)).toBe(
    `https://wa.me/919840012345?text=${encodeURIComponent('கோவா & more?')}%0A%0A1%20%2B%201%20%3D%202%0Aa%23b`,
  );
});

test('even 10,000 lone surrogates result in valid URLs for Gmail, Outlook and WhatsApp', () => {
  const mail = composeMail({ to: 'hello@banyan.example', subject: '\ud83d', lines: ['\udc69'.repeat(10_000)] });
  for (const url of [gmailUrl(mail), outlookUrl(mail), whatsappUrl('919840012345', mail)]) {
    expect(url.length).toBeLessThan(2000);
    expect(new URL(url).protocol).toBe('https:');
  }
});
