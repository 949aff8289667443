import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathProbablyMeant } from './path-probably-meant.ts';

test.each([
  ['/Contact', '/contact'],
  ['/faqs/', '/faqs'],
  ['/faqs//', '/faqs'],
  ['//faqs', '/faqs'],
  ['/faqs.', '/faqs'],
  ['/faqs).', '/faqs'],
  ['/faqs%20', '/faqs'],
  ['/trips//upcoming/Pondicherry/,', '/trips/upcoming/pondicherry'],
  ['/privacy-policy/TA', '/privacy-policy/ta'],
  ['/ஊட்டி/', '/%E0%AE%8A%E0%AE%9F%E0%AF%8D%E0%AE%9F%E0%AE%BF'],
  ['/faqs', undefined],
  ['/', undefined],
  ['/Faqs.html', undefined],
  ['/a%', '/a'],
  [`/${'A'.repeat(300)}`, undefined],
])('%s was probably meant to be %s', (path, meant) => {
  expect(pathProbablyMeant(path)).toBe(meant);
});

test('what was probably meant is another path of this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = `/${text}`;
      const meant = pathProbablyMeant(path);
      if (meant === undefined) return;
      expect(meant).not.toBe(path);
      expect(new URL(meant, 'https://site.example').origin).toBe('https://site.example');
    }),
  );
});
