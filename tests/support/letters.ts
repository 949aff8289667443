import { USUAL } from './letter-sizes.ts';
import { test as base } from './site.ts';

/** Journeys in a browser whose letters are set to a size. */
export const test = base.extend<{ letters: number }>({
  letters: [USUAL, { option: true }],
  page: async ({ browser, launchOptions, site, letters }, use) => {
    const started = await browser
      .browserType()
      .launch({ ...launchOptions, args: ['--no-sandbox', `--blink-settings=defaultFontSize=${letters}`] });
    await use(await started.newPage({ baseURL: site, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' }));
    await started.close();
  },
});
