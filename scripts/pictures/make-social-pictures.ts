/**
 * Makes the pictures that chats show when a page's address is shared: one of each trip, one of the site
 * (npm run pictures, after make-pictures; part of npm run build).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { content } from '../../app/content/content.server.ts';
import { PICTURES_FOLDER, type PictureList } from '../../app/content/pictures.server.ts';
import { sitePages } from '../../app/content/site-pages.server.ts';
import { audienceLabel } from '../../app/domain/audience.ts';
import { departuresText } from '../../app/domain/departures.ts';
import { fallbackWidthsOf } from '../../app/domain/picture.ts';
import type { PictureSource } from '../../app/domain/trip.ts';
import { drawSocialPicture, socialFaces, type SocialWords } from './social-picture.ts';

type Order = { path: string; image: PictureSource; words: SocialWords };

/** One for each trip, where its page says that its picture stands, and one that all other pages share. */
function orders(): Order[] {
  const { company, home } = content();
  const brand = company.name;
  return sitePages().flatMap(({ path, subject, social }): Order[] => {
    if (subject.kind === 'upcoming') {
      const { title, image, type, departures } = subject.trip;
      const isForLadies = type === 'ladies';
      const words = { brand, title, line: departuresText(departures), audienceLabel: audienceLabel(isForLadies), isForLadies };
      return [{ path: social.path, image, words }];
    }
    if (subject.kind === 'past') {
      const { title, image, location, year } = subject.trip;
      return [
        { path: social.path, image, words: { brand, title, line: `${location}, ${year}`, audienceLabel: 'Past trip', isForLadies: false } },
      ];
    }
    if (path !== '/') return [];
    const words = { brand, title: home.hero.headline, line: company.address.city, audienceLabel: home.hero.badge, isForLadies: false };
    return [{ path: social.path, image: home.hero.image, words }];
  });
}

const list = JSON.parse(await readFile(join(PICTURES_FOLDER, 'list.json'), 'utf8')) as PictureList;
await rm(join(PICTURES_FOLDER, 'social'), { recursive: true, force: true });
const todo = orders();
const faces = await socialFaces(join(PICTURES_FOLDER, 'faces'), JSON.stringify(todo));
for (const { path, image, words } of todo) {
  const made = list[image.key];
  if (!made) throw new Error(`There is no picture of ${image.key}. Make the pictures first: npm run pictures`);
  const largest = `${made.file.replace('/pictures/', '')}-${fallbackWidthsOf(made.width).at(-1)}.webp`;
  const picture = await readFile(join(PICTURES_FOLDER, 'files', largest));
  const file = join(PICTURES_FOLDER, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await drawSocialPicture(picture, image.focus ?? made.focus, words, faces));
}
console.log(`social pictures: ${todo.length}`);
