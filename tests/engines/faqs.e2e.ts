import { test } from './test.ts';

test('an answer opened below another stays in view, although the other closes and the page moves', async ({ tab }) => {
  await tab.openHydrated('/faqs');
  await tab.click('.question-list details:nth-of-type(1) summary');
  await tab.waitUntil(() => document.querySelector('.question-list details:nth-of-type(1)')?.matches('[open]') === true);
  // The second question is just below the header, so closing the answer above it would move it out of view.
  await tab.evaluate(() => {
    const second = document.querySelector('.question-list details:nth-of-type(2) summary')!;
    scrollTo({ top: second.getBoundingClientRect().top + scrollY - 90, behavior: 'instant' });
  });
  await tab.click('.question-list details:nth-of-type(2) summary');
  await tab.waitUntil(() => {
    const { top } = document.querySelector('.question-list details:nth-of-type(2)[open] summary')?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight;
  });
});
