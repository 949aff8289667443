import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { escaped } from '../../app/content/urls.server.ts';
import { SOCIAL_SIZE } from '../../app/seo/appearance.ts';
import { BANYAN_MARK } from '../../app/ui/banyan-mark.ts';

/** The text of a social image: the company, the title, a line with the dates or the place, and a label such as the audience. */
export type SocialText = { brand: string; title: string; line: string; audienceLabel: string; isForLadies: boolean };

const PANEL = 500;
const MARGIN = 52;
const INNER = PANEL - 2 * MARGIN;
const TITLE_SIZE = { largest: 76, smallest: 34, step: 6 } as const;
const TITLE_HEIGHT = 300;

const LOOKS = {
  family: { ground: '#123b30', edge: '#f2a51b', accent: '#f6c667' },
  ladies: { ground: '#232f5c', edge: '#e9a6a0', accent: '#f0bdb8' },
} as const;
const CREAM = '#fff6e6';

type Face = { font: string; file: string };

/** Writes the site's two fonts at one weight each, as TrueType for the text engine, with only the characters of `text`. */
export async function socialFaces(folder: string, text: string): Promise<{ display: Face; plain: Face }> {
  await mkdir(folder, { recursive: true });
  const face = async (font: string, variationAxes: Record<string, number>): Promise<Face> => {
    const file = join(folder, `${font}.ttf`);
    const whole = await readFile(`app/styles/fonts/${font.toLowerCase()}.woff2`);
    await writeFile(file, await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes }));
    return { font, file };
  };
  return { display: await face('Fraunces', { wght: 560, opsz: 100 }), plain: await face('Figtree', { wght: 600 }) };
}

/** Draws a JPEG: the text on a panel, whose colour depends on the audience, and the picture beside it, cropped around its focus. */
export async function drawSocialImage(
  picture: Buffer,
  focus: readonly [number, number],
  words: SocialText,
  faces: Awaited<ReturnType<typeof socialFaces>>,
): Promise<Buffer> {
  const look = words.isForLadies ? LOOKS.ladies : LOOKS.family;
  const title = await fittingTitle(words.title, faces.display);
  const brand = await lettering(words.brand, faces.plain, 25, CREAM);
  const line = await lettering(words.line, faces.plain, 30, look.accent);
  const audienceLabel = await lettering(words.audienceLabel, faces.plain, 24, CREAM);
  const foot = SOCIAL_SIZE.height - MARGIN - audienceLabel.height;
  const lineTop = foot - 40 - line.height;
  return sharp(await cutAround(picture, focus, SOCIAL_SIZE.width - PANEL, SOCIAL_SIZE.height))
    .extend({ left: PANEL, background: look.ground })
    .composite([
      { input: Buffer.from(ornaments(look, foot - 22, words.isForLadies)), left: 0, top: 0 },
      { input: brand.image, left: MARGIN + 62, top: MARGIN + Math.round((46 - brand.height) / 2) },
      { input: title.image, left: MARGIN - 3, top: lineTop - 36 - title.height },
      { input: line.image, left: MARGIN, top: lineTop },
      { input: audienceLabel.image, left: MARGIN, top: foot },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function fittingTitle(title: string, face: Face) {
  const { largest, smallest, step } = TITLE_SIZE;
  for (let size: number = largest; ; size -= step) {
    const set = await lettering(title, face, size, CREAM, -0.018);
    if ((set.width <= INNER && set.height <= TITLE_HEIGHT) || size === smallest) return set;
  }
}

/** Text wrapped to the panel's width. `size` is in pixels, `tracking` in ems. */
async function lettering(words: string, face: Face, size: number, colour: string, tracking = 0) {
  const { data, info } = await sharp({
    text: {
      // Pango's letter spacing is in 1,024ths of a point; at 72 dpi a point is a pixel.
      text: `<span foreground="${colour}" letter_spacing="${Math.round(tracking * size * 1024)}">${escaped(words)}</span>`,
      font: `${face.font} ${size}`,
      fontfile: face.file,
      width: INNER,
      spacing: Math.round(size * -0.12),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Crops the picture to a size, with its focus as near to the middle as its edges allow. */
async function cutAround(picture: Buffer, [across, down]: readonly [number, number], width: number, height: number) {
  // Without a format, sharp would spend seconds on encoding AVIF again.
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'outside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const start = (whole: number, part: number, at: number) => Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return sharp(data)
    .extract({ left: start(info.width, width, across), top: start(info.height, height, down), width, height })
    .toBuffer();
}

/** The banyan, the rule above the footer, and the panel's edge, which is dashed on ladies' trips as elsewhere on the site. */
function ornaments({ edge }: { edge: string }, ruleAt: number, isStitched: boolean): string {
  const mark = `<g transform="translate(${MARGIN} ${MARGIN}) scale(1.1)" fill="${CREAM}">${BANYAN_MARK.tree.map((path) => `<path d="${path}"/>`).join('')}<path fill="${edge}" d="${BANYAN_MARK.ground}"/></g>`;
  const rule = `<path d="M${MARGIN} ${ruleAt}H${PANEL - MARGIN}" stroke="${CREAM}" stroke-opacity=".3" stroke-width="1.500"/>`;
  const border = `<path d="M${PANEL - 4} 0V${SOCIAL_SIZE.height}" stroke="${edge}" stroke-width="8"${isStitched ? ' stroke-dasharray="24 12"' : ''}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${SOCIAL_SIZE.height}">${mark}${rule}${border}</svg>`;
}
