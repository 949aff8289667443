import type { Page } from '@playwright/test';

/** Mocks the email app: records every mailto: link that the page's scripts open, or refuses them all. */
export async function watchMails(page: Page, { refuse = false } = {}): Promise<() => Promise<string[]>> {
  await page.addInitScript((isRefused) => {
    const launched: string[] = [];
    Object.assign(window, { launchedMails: launched });
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      if (!this.href.startsWith('mailto:')) return press.call(this);
      if (isRefused) throw new Error('no mail today');
      launched.push(this.href);
    };
  }, refuse);
  return () => page.evaluate(() => (window as unknown as { launchedMails: string[] }).launchedMails);
}

/** Parses a mailto: URL. */
export function readMail(url: string): { to: string; subject: string; body: string } {
  const [, to = '', subject = '', body = ''] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(url) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
