import { loadContent } from '#app/content/content.server.ts';
import type { Redirect } from '#app/content/redirects.server.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test('a moved address redirects to the new one, and Back skips the old one', async ({ page, request }) => {
  const { redirects, upcoming } = loadContent(FIXTURE_CONTENT);
  const [{ from, to }] = redirects as [Redirect];
  const answer = await request.get(from, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  await page.goto('/faqs');
  await hydrated(page);
  // No page links to the old address, so navigate with the router.
  await page.evaluate(
    // Not awaited, because the navigation replaces the page.
    (old) => void (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }).__reactRouterDataRouter.navigate(old),
    from,
  );
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(upcoming.get(to.split('/').at(-1)!)!.title);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/faqs');
});
