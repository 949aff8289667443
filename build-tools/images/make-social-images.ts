/**
 * Makes the social images that chat apps show for a link: one for each trip and one for the site (part of npm run build, after
 * make-images). Unchanged images are cached.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { IMAGES_FOLDER, type BuiltImages } from '../../app/content/built-images.server.ts';
import { content } from '../../app/content/content.server.ts';
import { sitePages } from '../../app/content/site-pages.server.ts';
import { audienceLabel } from '../../app/domain/audience.ts';
import { departureDates, offeredDatesText } from '../../app/domain/departures.ts';
import type { PictureSource } from '../../app/domain/trip.ts';
import { drawSocialImage, socialFaces, type SocialText } from './social-image.ts';
import { writeAtomically } from './write-atomically.ts';

const CACHE = join(IMAGES_FOLDER, 'made-social');
/** The drawing code, with the logo and the image size, and the fonts. Every image is made again when one of them changes. */
const DRAWN_WITH = [
  'build-tools/images/social-image.ts',
  'app/ui/banyan-mark.ts',
  'app/seo/appearance.ts',
  'app/styles/fonts/fraunces.woff2',
  'app/styles/fonts/figtree.woff2',
];

type Order = { path: string; image: PictureSource; words: SocialText };

/** One image for each trip, at the path that its page links to, and one that all other pages share. */
function orders(): Order[] {
  const { company, home } = content();
  const brand = company.name;
  return sitePages().flatMap(({ path, subject, social }): Order[] => {
    if (subject.kind === 'upcoming') {
      const { title, picture: image, type } = subject.trip;
      const isForLadies = type === 'ladies';
      const words = {
        brand,
        title,
        line: offeredDatesText(departureDates(subject.trip), content().today),
        audienceLabel: audienceLabel(isForLadies),
        isForLadies,
      };
      return [{ path: social.path, image, words }];
    }
    if (subject.kind === 'past') {
      const { title, picture: image, type, location, year } = subject.trip;
      const isForLadies = type === 'ladies';
      return [{ path: social.path, image, words: { brand, title, line: `${location}, ${year}`, audienceLabel: 'Past trip', isForLadies } }];
    }
    if (path !== '/') return [];
    const words = { brand, title: home.hero.headline, line: company.address.city, audienceLabel: home.hero.badge, isForLadies: false };
    return [{ path: social.path, image: home.hero.picture, words }];
  });
}

/** A hash of the text, the picture, the fonts and the drawing code. */
function hashOf({ words, image }: Order, file: string): string {
  const hash = createHash('sha256').update(JSON.stringify([words, file, image.focus, sharp.versions]));
  for (const source of drawnWith) hash.update(source);
  return hash.digest('hex').slice(0, 12);
}

const list = JSON.parse(await readFile(join(IMAGES_FOLDER, 'list.json'), 'utf8')) as BuiltImages;
await rm(join(IMAGES_FOLDER, 'social'), { recursive: true, force: true });
await mkdir(CACHE, { recursive: true });
const todo = orders();
const drawnWith = await Promise.all(DRAWN_WITH.map((source) => readFile(source)));
let faces: Awaited<ReturnType<typeof socialFaces>> | undefined;
for (const order of todo) {
  const { path, image, words } = order;
  const made = list[image.key];
  if (!made) throw new Error(`The picture ${image.key} is missing. Make the pictures first: npm run build`);
  const kept = join(CACHE, `${hashOf(order, made.file)}.jpg`);
  if (!existsSync(kept)) {
    faces ??= await socialFaces(join(IMAGES_FOLDER, 'faces'), JSON.stringify(todo));
    const large = `${made.file.replace('/pictures/', '')}-${Math.min(made.width, 1280)}.avif`;
    const picture = await readFile(join(IMAGES_FOLDER, 'files', large));
    await writeAtomically(kept, await drawSocialImage(picture, image.focus ?? made.focus, words, faces));
  }
  const file = join(IMAGES_FOLDER, path);
  await mkdir(dirname(file), { recursive: true });
  await copyFile(kept, file);
}
