/**
 * Renders a drawing as a PNG:  npm run draw -- <module.tsx> [--out file.png] [--width 1600] [--crop x,y,w,h]
 * The module's default export is a component that returns an <svg>.
 */
import { mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { FunctionComponent } from 'react';
import sharp from 'sharp';
import { paintDrawing } from '../build-tools/images/paint-drawing.ts';
import '../build-tools/images/tsx-loader.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, width: { type: 'string', default: '1600' }, crop: { type: 'string' } },
});
for (const path of positionals) {
  const { default: drawing } = (await import(pathToFileURL(resolve(path)).href)) as { default: FunctionComponent };
  const out = values.out ?? `screenshots/art/${basename(dirname(path))}-${basename(path, '.tsx')}.png`;
  await mkdir(dirname(out), { recursive: true });
  let picture = paintDrawing(drawing, Number(values.width));
  if (values.crop) {
    const [left = 0, top = 0, width = 1, height = 1] = values.crop.split(',').map(Number);
    picture = sharp(await picture.png().toBuffer()).extract({ left, top, width, height });
  }
  await picture.png().toFile(out);
  console.log(out);
}
