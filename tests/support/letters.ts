import { test as base } from './site.ts';

/** The size of letters that browsers come with, and twice that size, as their settings offer it: in pixels. */
export const DEFAULT_FONT_SIZE = 16;
export const LARGE_FONT_SIZE = 32;

/** Journeys in a browser whose letters are set to a size. */
export const test = base.extend<{ letters: number }>({
  letters: [DEFAULT_FONT_SIZE, { option: true }],
  page: async ({ browser, launchOptions, site, letters }, use) => {
    const started = await browser
      .browserType()
      .launch({ ...launchOptions, args: ['--no-sandbox', `--blink-settings=defaultFontSize=${letters}`] });
    await use(await started.newPage({ baseURL: site, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' }));
    await started.close();
  },
});
