/** Makes catalogues of any size, outside the repository, for scripts/bench/scale.ts: the real content plus copies of its past trips. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGES_FOLDER, type BuiltImages } from '../../app/content/built-images.server.ts';

const PAST = 'trips/past';

/** A catalogue to build: its content, and a list of pictures without the image files. */
type Catalogue = { folder: string; content: string; pictures: string };

/** @param past the total number of past trips, at least the real number; upcoming trips are unchanged */
export async function catalogueOf(past: number): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const content = join(folder, 'content');
  const pictures = join(folder, 'pictures');
  await cp('content', content, { recursive: true });
  for (const kind of ['files', 'social']) await mkdir(join(pictures, kind), { recursive: true });
  const list = JSON.parse(await readFile(join(IMAGES_FOLDER, 'list.json'), 'utf8')) as BuiltImages;
  const models = (await readdir(join(content, PAST))).toSorted();
  const added: string[] = [];
  for (let number = models.length; number < past; number += 1) {
    const model = models[number % models.length]!;
    const slug = `${model}-${number}`;
    const text = await readFile(join(content, PAST, model, 'trip.yaml'), 'utf8');
    await mkdir(join(content, PAST, slug));
    const copy = text
      .replace(/^title: (.*)$/m, (_, title: string) => `title: ${title} ${number}`)
      .replace(/^year: .*$/m, `year: ${2015 + (number % 10)}`);
    await writeFile(join(content, PAST, slug, 'trip.yaml'), copy);
    for (const [key, picture] of Object.entries(list)) {
      if (!key.startsWith(`${PAST}/${model}/`)) continue;
      const name = key.slice(`${PAST}/${model}/`.length);
      const hash = createHash('sha256').update(`${slug}/${name}`).digest('hex').slice(0, 8);
      list[`${PAST}/${slug}/${name}`] = { ...picture, file: `/pictures/${slug}-${name}-${hash}` };
    }
    added.push(slug);
  }
  const lists = await readFile(join(content, 'lists.yaml'), 'utf8');
  await writeFile(
    join(content, 'lists.yaml'),
    lists.replace(/^past:\n/m, () => `past:\n${added.map((slug) => `  - ${slug}\n`).join('')}`),
  );
  await writeFile(join(pictures, 'list.json'), JSON.stringify(list));
  return { folder, content, pictures };
}
