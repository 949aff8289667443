import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';

/** Style rules that React's output breaks. */
const REACT_STYLE_RULES = ['attr-case', 'void-style', 'attribute-boolean-style', 'attribute-empty-style'];

/** False positives, each with its reason. */
const EXCEPTIONS = [
  // autocapitalize is a global attribute of HTML, for keyboards that capitalize even email fields.
  'Attribute "autocapitalize" is not allowed on <input type="email">',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(REACT_STYLE_RULES.map((rule) => [rule, 'off'])),
      // A trip's title starts with its name, so search engines cut off only the dates and our name.
      'long-title': 'off',
      // React's ids begin with an underscore, which HTML allows.
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
