/**
 * Makes the pictures that chats show when a page's address is shared: one of each trip, one of the site
 * (npm run pictures, after make-pictures; part of npm run build).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { content } from '../app/content/content.server.ts';
import { PICTURES_FOLDER, type PictureList } from '../app/content/pictures.server.ts';
import { departuresText } from '../app/domain/departures.ts';
import type { PictureSource } from '../app/domain/trip.ts';
import { fallbackWidthsOf } from '../app/ui/picture-widths.ts';
import { drawSocialPicture, socialFaces, type SocialWords } from './social-picture.ts';

type Order = { file: string; image: PictureSource; words: SocialWords };

function orders(): Order[] {
  const { company, home, upcoming, past } = content();
  const brand = company.name;
  return [
    {
      file: 'site.jpg',
      image: home.hero.image,
      words: { brand, title: home.hero.headline, line: company.address.city, forWhom: home.hero.badge, isForLadies: false },
    },
    ...[...upcoming.values()].map(({ slug, title, image, type, departures }) => ({
      file: `upcoming/${slug}.jpg`,
      image,
      words: {
        brand,
        title,
        line: departuresText(departures),
        forWhom: type === 'ladies' ? 'All-ladies trip' : 'Mom & kids',
        isForLadies: type === 'ladies',
      },
    })),
    ...[...past.values()].map(({ slug, title, image, location, year }) => ({
      file: `past/${slug}.jpg`,
      image,
      words: { brand, title, line: `${location}, ${year}`, forWhom: 'Past trip', isForLadies: false },
    })),
  ];
}

const list = JSON.parse(await readFile(join(PICTURES_FOLDER, 'list.json'), 'utf8')) as PictureList;
const folder = join(PICTURES_FOLDER, 'social');
await rm(folder, { recursive: true, force: true });
const todo = orders();
const faces = await socialFaces(join(PICTURES_FOLDER, 'faces'), JSON.stringify(todo));
for (const { file, image, words } of todo) {
  const made = list[image.slot];
  if (!made) throw new Error(`There is no picture of ${image.slot}. Make the pictures first: npm run pictures`);
  const largest = `${made.file.replace('/pictures/', '')}-${fallbackWidthsOf(made.width).at(-1)}.webp`;
  const picture = await readFile(join(PICTURES_FOLDER, 'files', largest));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), await drawSocialPicture(picture, image.focus ?? made.focus, words, faces));
}
console.log(`social pictures: ${todo.length}`);
