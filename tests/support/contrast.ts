import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The contrast ratio (1 to 21) that text reaches or exceeds against 99% of the pixels behind its lines. */
export async function contrastOverPicture(page: Page, words: Locator): Promise<number> {
  const colour = await words.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    element.style.color = 'transparent';
    return [red, green, blue] as const;
  });
  const lines = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  if (lines.length === 0) throw new Error('The element has no visible text.');
  const ratios: number[] = [];
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) ratios.push(contrastRatio(colour, [data[at]!, data[at + 1]!, data[at + 2]!]));
  }
  await words.evaluate((element) => (element.style.color = ''));
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 100)]!;
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
