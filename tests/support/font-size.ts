import { test as base } from './site.ts';

/** The browsers' default font size, and twice that, in pixels. */
export const DEFAULT_FONT_SIZE = 16;
export const LARGE_FONT_SIZE = 32;

/** Runs tests in a browser whose default font size is `defaultFontSize`, in pixels. */
export const test = base.extend<{ defaultFontSize: number }>({
  defaultFontSize: [DEFAULT_FONT_SIZE, { option: true }],
  page: async ({ browser, launchOptions, site, defaultFontSize }, use) => {
    const started = await browser
      .browserType()
      .launch({ ...launchOptions, args: ['--no-sandbox', `--blink-settings=defaultFontSize=${defaultFontSize}`] });
    await use(await started.newPage({ baseURL: site, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' }));
    await started.close();
  },
});
