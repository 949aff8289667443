import { describe, expect, test } from 'vitest';
import { readPage } from '../support/built-page.ts';
import { visibleText, wordCount } from '../support/visible-text.ts';

const SITE = 'build/client';

/** The maximum number of words in a page's <main> before disclosures are opened. */
const LIMITS = [
  ['/', 900],
  ['/how-it-works', 450],
  ['/cancellation-policy', 600],
  ['/terms-and-conditions', 800],
  ['/privacy-policy', 1300],
] as const;
const ALL_ANSWERS_LIMIT = 1000;
const ANSWER_LIMIT = 70;

function mainOf(address: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(readPage(SITE, address).html)?.[0];
  if (!main) throw new Error(`${address} has no <main>`);
  return main;
}

test.each(LIMITS)('%s shows at most %i words, not counting closed disclosures', (address, limit) => {
  const shown = mainOf(address).replaceAll(/<details\b(?![^>]*\sopen\b)[\s\S]*?<\/details>/g, ' ');
  expect(wordCount(visibleText(shown))).toBeLessThanOrEqual(limit);
});

describe('FAQs', () => {
  const main = mainOf('/faqs');
  const answers = [...main.matchAll(/<details id="([^"]+)"[\s\S]*?<\/summary>([\s\S]*?)<\/details>/g)];

  test(`/faqs has at most ${ALL_ANSWERS_LIMIT} words, including all answers`, () => {
    expect(wordCount(visibleText(main))).toBeLessThanOrEqual(ALL_ANSWERS_LIMIT);
  });

  test(`/faqs answers each question in at most ${ANSWER_LIMIT} words`, () => {
    expect(answers).not.toEqual([]);
    const tooLong = answers.flatMap(([, id, answer = '']) => {
      const words = wordCount(visibleText(answer));
      return words > ANSWER_LIMIT ? [`${id}: ${words}`] : [];
    });
    expect(tooLong).toEqual([]);
  });
});
