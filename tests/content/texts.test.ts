import { expect, test } from 'vitest';
import { readContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TRIP = 'trips/upcoming/one-price/trip.yaml';
const FAQS = 'faqs.yaml';
const LEAD = /^lead: .*$/m;

const after = (path: string, from: string | RegExp, to: string) =>
  readContent(new ContentCopy(FIXTURE_CONTENT).replace(path, from, to).folder);

test.each([
  ["the word 'journeys'", 'Three journeys a year.', /'journeys'/, /'trip'/],
  ["the spelling 'E-mail'", 'Send us an E-mail.', /'E-mail'/, /'email'/],
  ["the term 'trip mother'", 'Ask the trip mother.', /'trip mother'/, /'trip leader'/],
  ["the American spelling 'traveler'", 'Every traveler gets a map.', /'traveler'/, /'traveller/],
  ["the word 'Diwali'", 'We go after Diwali.', /'Diwali'/, /'Deepavali'/],
  ['a different deposit', 'A deposit of 40% is due.', /says 40, but content\/terms\.yaml says 50/, /\{payment\.depositPercent\}/],
  ['a different day for the balance', 'The balance is due 45 days before.', /says 45/, /\{payment\.balanceDueDays\}/],
  ['a different reply time', 'We reply within 48 hours.', /says 48/, /\{support\.replyHours\}/],
  ['a different group size', 'Usually 5 to 9 families.', /says 5 to 9/, /\{groups\.familiesFrom\} to \{groups\.familiesTo\}/],
])('%s is reported with file, field, what, why and fix', (_, sentence, what, fix) => {
  const [mistake, ...others] = after(FAQS, LEAD, `lead: ${sentence}`).problems;
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({
    file: `content/${FAQS}`,
    field: 'lead',
    what: expect.stringMatching(what),
    fix: expect.stringMatching(fix),
  });
  expect(mistake?.why).toMatch(/\w+ .*\.$/);
});

test.each([
  ['plain', '  - Lunch\n    - Tea\n'],
  ['folded', '  - >-\n    Lunch\n    - Tea\n'],
])('a list item indented so far that it is read as part of the %s item above is reported', (_, items) => {
  const { problems: mistakes } = after(TRIP, '  - What else is included\n', items);
  expect(mistakes).toMatchObject([{ file: `content/${TRIP}`, field: 'inclusions[1]', what: expect.stringContaining("'- Tea'") }]);
});

test('a wrong word in a policy is reported with its line number', () => {
  const { problems: mistakes } = after('policies/privacy-policy.md', /\n## /, '\nA journey.\n\n## ');
  expect(mistakes.map(({ file, field }) => [file, field])).toEqual([['content/policies/privacy-policy.md', 'line 8']]);
});

test.each([
  ["the company's name", FAQS, LEAD, 'lead: Fixture Journeys answers.'],
  ['a number in braces', FAQS, LEAD, "lead: 'We reply within {support.replyHours} hours, after a deposit of {payment.depositPercent}%.'"],
  ['a small amount in a trip', TRIP, /^summary: .*$/m, 'summary: Tea costs ₹20.'],
  ['a number that is not one of our terms', FAQS, LEAD, 'lead: Breakfast is at 8, the balance beam is for all, and it rains 40% less.'],
  ["a mother's quote", 'people/testimonials.yaml', /^( *)quote: .*$/m, '$1quote: The journey was fine, and Diwali too.'],
])('%s is reported neither as a mistake nor as a doubt', (_, path, from, to) => {
  const { problems, doubts } = readContent(FIXTURE_CONTENT);
  expect(after(path, from, to)).toMatchObject({ problems, doubts });
});

test.each([
  ['a term written as a number that is correct today', FAQS, LEAD, 'lead: We reply within 24 hours.'],
  ["a trip's own rule", TRIP, /^summary: .*$/m, 'summary: The balance is due 60 days before departure.'],
  ["a price in a sentence that differs from the trip's price", TRIP, /^summary: .*$/m, 'summary: It costs ₹9,99,999.'],
  ['a name that contains a word from the glossary', FAQS, LEAD, 'lead: We read The Journey Home on the train.'],
])('%s is reported as a doubt, which does not fail the check', (_, path, from, to) => {
  const before = readContent(FIXTURE_CONTENT);
  const { problems, doubts } = after(path, from, to);
  expect(problems).toEqual(before.problems);
  expect(doubts).toHaveLength(before.doubts.length + 1);
});
