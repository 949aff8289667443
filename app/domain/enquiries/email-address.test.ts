import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

const label63 = 'a'.repeat(63);
const domain189 = `${'d'.repeat(61)}.${'d'.repeat(61)}.${'d'.repeat(61)}.com`;

test.each([
  'lakshmi@example.com',
  'Lakshmi.Raman@Example.CO.IN',
  'lakshmi+trips@example.com',
  "o'neil_1@mail-server.example.org",
  '#!$%&*/=?^`{|}~-@example.com',
  '1@2.co',
  'a@b.co',
  'a.b.c@d.e.f.gh',
  'meera@xn--eckwd4c7c.xn--zckzah',
  'a@b.c0',
  'a@b.c0d',
  'a@1b.com',
  'a@b1.com',
  'a@b1c.com',
  'a@b-c.com',
  `${'a'.repeat(64)}@example.com`,
  `a@${label63}.com`,
  `a@b.${label63}`,
  `${'a'.repeat(64)}@${domain189}`,
])('accepts the email address %j', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['only an @', '@'],
  ['no @', 'lakshmi.example.com'],
  ['nothing before the @', '@example.com'],
  ['nothing after the @', 'lakshmi@'],
  ['two @', 'lakshmi@raman@example.com'],
  ['two consecutive @', 'lakshmi@@example.com'],
  ['a domain without a dot', 'lakshmi@example'],
  ['one character after the last dot', 'lakshmi@example.c'],
  ['an IP address as the domain', 'lakshmi@192.168.0.11'],
  ['a digit after the last dot', 'lakshmi@example.1com'],
  ['a trailing hyphen', 'lakshmi@example.com-'],
  ['a hyphen at the start of the domain', 'lakshmi@-example.com'],
  ['a hyphen at the end of a domain label', 'lakshmi@example-.com'],
  ['a trailing dot', 'lakshmi@example.com.'],
  ['a dot at the start of the domain', 'lakshmi@.com'],
  ['consecutive dots in the domain', 'lakshmi@example..com'],
  ['a leading dot', '.lakshmi@example.com'],
  ['a dot before the @', 'lakshmi.@example.com'],
  ['consecutive dots before the @', 'lakshmi..raman@example.com'],
  ['a space', 'lakshmi raman@example.com'],
  ['a space in the domain', 'lakshmi@example .com'],
  ['a leading space', ' lakshmi@example.com'],
  ['a trailing space', 'lakshmi@example.com '],
  ['a tab', 'lakshmi\t@example.com'],
  ['a trailing line break', 'lakshmi@example.com\n'],
  ['a second line', 'lakshmi@example.com\nBcc: all@example.com'],
  ['a comma', 'lakshmi,raman@example.com'],
  ['a list of addresses', 'a@example.com,b@example.com'],
  ['a display name', 'Lakshmi <lakshmi@example.com>'],
  ['quotation marks', '"lakshmi raman"@example.com'],
  ['brackets', 'lakshmi@[192.168.0.1]'],
  ['an underscore in the domain', 'lakshmi@my_house.com'],
  ['letters that are not ASCII', 'லட்சுமி@example.com'],
  ['an invisible character', 'lakshmi@example.com\u200b'],
  ['a Kelvin sign for a K', 'la\u212Ashmi@example.com'],
  ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
  ['a domain label of 64 characters', `a@${label63}a.com`],
  ['a top-level domain of 64 characters', `a@b.${label63}a`],
  ['255 characters', `${'a'.repeat(64)}@${domain189}m`],
])('rejects as an email address: %s', (_, text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('the longest valid address in these tests has 254 characters, the maximum', () => {
  expect(`${'a'.repeat(64)}@${domain189}`).toHaveLength(254);
});

// With catastrophic backtracking, the last two, which are short enough for the pattern, would run practically for ever.
test.each([
  'a'.repeat(1_000_000),
  'a.'.repeat(500_000),
  `a@${'a'.repeat(1_000_000)}`,
  `a@${'a.'.repeat(500_000)}`,
  `a@${'a-'.repeat(120)}`,
  `${'a.'.repeat(120)}!`,
])('rejects a long, ambiguous email address without catastrophic backtracking', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
