/**
 * Prints the fallback font faces for app/styles/fonts.css. Paste them there after subset.py has rebuilt a font:
 *
 *     apt-get install chromium fonts-roboto-unhinted fonts-noto-core fonts-liberation
 *     npm pack --pack-destination /tmp/fonts @fontsource/gelasio@5.3.0
 *     node build-tools/fonts/fallbacks.ts /tmp/fonts
 *
 * A browser lays out the same English text in our font and in the fallback. The ratio of the two widths, including kerning,
 * becomes size-adjust. The ascent and descent are our font's, divided by that ratio, since size-adjust scales them too.
 * Georgia, Arial and Times New Roman are not free, so we measure fonts with the same metrics: Gelasio and the Liberation fonts.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const HEADINGS =
  'Unforgettable adventures for moms and kids. Upcoming trips for moms and kids. Destination Spotlights. Meet the founders. Royal Mysore and Bandipur. Frequently asked questions. Amritsar and the Golden Temple. How it works. Ladies’ trips. Meghalaya adventure';
const SENTENCES =
  'We plan every day so that children can run, swim and ask questions while their mothers rest, talk and see something new. Each group is small, the rooms are clean and safe, and one of us is always with you. You pay half when you book and the rest two weeks before we leave Chennai together. The train climbs slowly through tea gardens, tunnels and small stations where somebody always sells hot peanuts. Babies travel free of charge, and a child who would rather sleep than see another palace may do just that. If your plans change, tell us within seven days and we will return the full amount.';

const NOTO_SERIF = { locals: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'] };
const NOTO_SERIF_BOLD = { locals: ['Noto Serif Bold', 'NotoSerif-Bold'] };
const GEORGIA = { locals: ['Georgia', 'Gelasio'], sameMetrics: 'gelasio-latin-400-normal.woff2' };
const GEORGIA_BOLD = { locals: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], sameMetrics: 'gelasio-latin-700-normal.woff2' };
// TIMES and TIMES_BOLD are for Linux, which may have neither Georgia nor Noto Serif.
const TIMES = { locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] };
const TIMES_BOLD = { locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'] };
const ARIAL = { locals: ['Arial', 'ArialMT', 'Liberation Sans'] };
const ARIAL_BOLD = { locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] };
const ROBOTO = { locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] };
// Since Android 12, Roboto is one variable font for all weights, and it has the name of the regular weight.
const ROBOTO_BOLD = { locals: ['Roboto Bold', 'Roboto-Bold', ...ROBOTO.locals] };

/** The fallback faces of each family: the weights they replace, and the size (px) and weight at which the widths are compared. */
const FAMILIES = [
  {
    name: 'Fraunces fallback',
    real: 'fraunces',
    text: HEADINGS,
    light: { weights: '400 500', size: 23, weight: 420, fonts: [TIMES, GEORGIA, NOTO_SERIF] },
    heavy: { weights: '501 650', size: 40, weight: 580, fonts: [TIMES_BOLD, GEORGIA_BOLD, NOTO_SERIF_BOLD] },
  },
  {
    name: 'Fraunces large fallback',
    real: 'fraunces',
    text: HEADINGS,
    light: { weights: '400 500', size: 96, weight: 480, fonts: [TIMES, GEORGIA, NOTO_SERIF] },
    heavy: { weights: '501 650', size: 87, weight: 600, fonts: [TIMES_BOLD, GEORGIA_BOLD, NOTO_SERIF_BOLD] },
  },
  {
    name: 'Figtree fallback',
    real: 'figtree',
    text: SENTENCES,
    light: { weights: '400 500', size: 17, weight: 400, fonts: [ARIAL, ROBOTO] },
    heavy: { weights: '501 700', size: 17, weight: 650, fonts: [ARIAL_BOLD, ROBOTO_BOLD] },
  },
];

const [packages = '/tmp/fonts'] = process.argv.slice(2);
const inline = (file: Buffer) => `url(data:font/woff2;base64,${file.toString('base64')})`;
const ours = (name: string) => inline(readFileSync(new URL(`../../app/styles/fonts/${name}.woff2`, import.meta.url)));
const gelasio = (file: string) =>
  inline(execFileSync('tar', ['xzOf', `${packages}/fontsource-gelasio-5.3.0.tgz`, `package/files/${file}`]));
const local = (names: string[]) => names.map((name) => `local('${name}')`).join(', ');

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, real, text, light, heavy } of FAMILIES) {
  for (const { weights, size, weight, fonts } of [light, heavy]) {
    for (const { locals, sameMetrics } of fonts as { locals: string[]; sameMetrics?: string }[]) {
      const theirs = sameMetrics ? gelasio(sameMetrics) : local(locals);
      const { ratio, ascent, descent } = await page.evaluate(measure, { real: ours(real), theirs, text, size, weight });
      const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
      console.log(`@font-face {
  font-family: '${name}';
  src: ${local(locals)};
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}`);
    }
  }
}
await browser.close();

/** Measures the ratio of the widths and our font's ascent and descent. Runs in the page, so it must not use anything outside itself. */
async function measure({
  real,
  theirs,
  text,
  size,
  weight,
}: Record<'real' | 'theirs' | 'text', string> & Record<'size' | 'weight', number>) {
  document.fonts.clear();
  const faces = [new FontFace('real', real, { weight: '100 900' }), new FontFace('theirs', theirs, { weight: '100 900' })];
  for (const face of faces) document.fonts.add(await face.load());
  // Measure in the document, because a canvas ignores optical sizes.
  const [ourWidth = 0, theirWidth = 1] = ['real', 'theirs'].map((family) => {
    const line = document.createElement('span');
    line.textContent = text;
    line.style.cssText = `font: ${weight} ${size}px ${family}; white-space: pre`;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = '1000px real';
  const box = canvas.measureText(text);
  return {
    ratio: ourWidth / theirWidth,
    ascent: box.fontBoundingBoxAscent / 1000,
    descent: box.fontBoundingBoxDescent / 1000,
  };
}
