import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

// The browser logs each violation of the security policy.
test.use({ expectedNoise: /./ });

const ELSEWHERE = 'https://elsewhere.example/';
const PLANTS = {
  script: { html: '<script>window.planted = ["script"]</script>', directive: 'script-src-elem' },
  handler: { html: '<img src="/none.png" onerror="(window.planted ??= []).push(\'handler\')" alt="">', directive: 'script-src-attr' },
  style: { html: '<style>body { outline: 7px solid red }</style>', directive: 'style-src-elem' },
  base: { html: `<base href="${ELSEWHERE}">`, directive: 'base-uri' },
  frame: { html: `<iframe src="${ELSEWHERE}"></iframe>`, directive: 'frame-src' },
};

type Seen = { planted: string[] | undefined; outline: string; base: string };

/** The directives violated so far; the browser reports them with a delay. */
const refused = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Opens the FAQs with injected HTML, with or without the site's security policy. */
async function openPlanted(page: Page, html: string, { guarded }: { guarded: boolean }): Promise<Seen> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.route('**/faqs', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    const body = (await response.text())
      .replace('<head>', () => `<head>${html.startsWith('<base') ? html : ''}`)
      .replace('</body>', () => `${html}</body>`);
    await route.fulfill({ response, body, headers: guarded ? { ...headers, 'content-security-policy': policy! } : headers });
  });
  await page.goto('/faqs', { waitUntil: 'load' });
  return page.evaluate(() => ({
    planted: (window as unknown as { planted?: string[] }).planted,
    outline: getComputedStyle(document.body).outlineWidth,
    base: document.baseURI,
  }));
}

for (const [name, { html, directive }] of Object.entries(PLANTS)) {
  test(`the security policy blocks an injected ${name} (${directive})`, async ({ page, site }) => {
    const { planted, outline, base } = await openPlanted(page, html, { guarded: true });
    await expect.poll(() => refused(page)).toContain(directive);
    expect(planted).toBeUndefined();
    expect(outline).not.toBe('7px');
    expect(base).toBe(`${site}/faqs`);
    expect(page.frames().filter((frame) => frame.url().startsWith(ELSEWHERE))).toEqual([]);
  });
}

test('without the security policy all five injections take effect', async ({ page }) => {
  await page.route(`${ELSEWHERE}**`, (route) => route.fulfill());
  const { base: plantedBase, ...others } = PLANTS;
  const { planted, outline } = await openPlanted(
    page,
    Object.values(others)
      .map(({ html }) => html)
      .join(''),
    { guarded: false },
  );
  expect(planted).toEqual(['script', 'handler']);
  expect(outline).toBe('7px');
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(ELSEWHERE);
  await page.unroute('**/faqs');
  expect((await openPlanted(page, plantedBase.html, { guarded: false })).base).toBe(ELSEWHERE);
});

for (const [address, file] of [
  ['/trips/upcoming', 'trips/404.html'],
  ['/trips/upcoming/atlantis', '404.html'],
] as const) {
  test(`${file} served at ${address} still has a single h1 after its scripts have loaded`, async ({ page }) => {
    await page.route(`**${address}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync(`build/client/${file}`, 'utf8') }),
    );
    await page.goto(address);
    const before = await page.getByRole('heading', { level: 1 }).allTextContents();
    await page.mouse.move(50, 50);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(before);
    expect(before).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
  });
}
