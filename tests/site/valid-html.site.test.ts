import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';

/** How React spells what is valid in any spelling. */
const REACTS_SPELLING = ['attr-case', 'void-style', 'attribute-boolean-style', 'attribute-empty-style'];

/** Messages that are no mistakes, each with its reason. */
const EXCEPTIONS = [
  // A global attribute of HTML; on a mail field it is for keyboards that begin with a capital all the same.
  'Attribute "autocapitalize" is not allowed on <input type="email">',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(REACTS_SPELLING.map((rule) => [rule, 'off'])),
      // A title begins with the trip's name: where a search engine cuts it, the dates and our name go first.
      'long-title': 'off',
      // React's own ids begin with an underscore, as HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

const mistakesIn = async (html: string) =>
  (await validator.validateString(html)).results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !EXCEPTIONS.includes(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);

test.each(globSync('build/client/**/*.html').toSorted())('%s is valid HTML', async (file) => {
  expect(await mistakesIn(readFileSync(file, 'utf8'))).toEqual([]);
});
