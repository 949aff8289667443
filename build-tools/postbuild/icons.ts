/** Makes the icons of the web manifest from the favicon, so that they always match it. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PAPER } from '../../app/seo/appearance.ts';

const DENSITY = 1200;
/** Launchers may crop a maskable icon to a circle 4/5 as wide; at this scale the mark's corners fit inside. */
const MASKABLE_SCALE = 0.7;

/** Writes icon-192.png, icon-512.png and maskable-512.png into icons/ of the built site. */
export async function writeIcons(folder: string): Promise<void> {
  const icons = join(folder, 'icons');
  const favicon = await readFile(join(folder, 'favicon.svg'));
  const mark = (size: number) => sharp(favicon, { density: DENSITY }).resize(size, size);
  await mkdir(icons, { recursive: true });
  for (const size of [192, 512])
    await mark(size)
      .png({ compressionLevel: 9 })
      .toFile(join(icons, `icon-${size}.png`));
  const inner = await mark(Math.round(512 * MASKABLE_SCALE)).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: PAPER } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9 })
    .toFile(join(icons, 'maskable-512.png'));
}
