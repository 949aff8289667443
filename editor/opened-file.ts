import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { YAMLParseError } from 'yaml';
import { PHOTO_EXTENSIONS } from '#app/content/image-sources.server.ts';
import type { Day } from '#app/domain/days.ts';
import { DAY_FIELDS } from './changes.ts';
import { type NewTrip, createTrip } from './create-trip.ts';
import { dataOf, type EditableFile, editableFile } from './editable-files.ts';
import { isFields } from './fields.ts';
import { type FileChanges, readText } from './file-changes.ts';
import { BARE_IMAGES, imagesIn, namePictures } from './images.ts';
import type { PhotoStore } from './photos.ts';

/** A file opened in a form: one in content/, or the unpublished file of a new or moved trip. */
export type OpenedFile = {
  file: EditableFile;
  source: string;
  /** Its fields. A picture with a photo also has `photo`, the photo's id in the photo store. */
  data: Record<string, unknown>;
  /** A hash of the file and its photos. */
  hash: string;
  /** The paths of its photos in the content folder, by image key. */
  photos: ReadonlyMap<string, string>;
  /** The file changes that create or move a trip, with `sentences` that describe them; empty for an existing file. */
  tripChanges: FileChanges;
  sentences: readonly string[];
};

const NO_TRIP_CHANGES = { files: new Map() as FileChanges, sentences: [] };

/** Opens a file, or starts a new trip. @throws Error if there is no such file, or if the trip cannot be created */
export function openFile(
  root: string,
  { path, newTrip }: { path: string; newTrip?: NewTrip | undefined },
  kept: PhotoStore,
  today: Day,
): OpenedFile {
  const created = newTrip && createTrip(root, newTrip, today);
  const name = created?.path ?? path;
  const { files, sentences } = created ?? NO_TRIP_CHANGES;
  const source = String(files.get(name) ?? readText(join(root, name)));
  const data = created?.data ?? readableData(name, source);
  namePictures(data);
  const bare = BARE_IMAGES[name]?.path;
  if (bare && isFields(data[bare[0]])) (data[bare[0]] as Record<string, unknown>)[bare[1]] = {};
  const photos = new Map<string, string>();
  for (const { key, picture } of imagesIn(name, data)) {
    const photo = photoNamed(root, files, key);
    if (photo === undefined) continue;
    photos.set(key, photo);
    picture['photo'] = kept.keep((files.get(photo) as Buffer | undefined) ?? readFileSync(join(root, photo)), extname(photo));
  }
  // A new trip has no earlier version, and each day another day of change.
  const version = created ? Object.entries(data).filter(([field]) => !DAY_FIELDS.includes(field)) : [source, data];
  const hash = createHash('sha256').update(JSON.stringify(version)).digest('hex');
  return { file: editableFile(name, data), source, data, hash, photos, tripChanges: files, sentences };
}

/** Undefined for a file that a form cannot open. */
export function attempt(open: () => OpenedFile): OpenedFile | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** A file that cannot be edited in a form, with a message for the editor. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile for invalid YAML, which a form could only replace, and for values that stand in two places at once */
function readableData(name: string, source: string): Record<string, unknown> {
  try {
    return dataOf(name, source, { maxAliasCount: 0 });
  } catch (error) {
    // So the library refuses an alias.
    if (error instanceof ReferenceError)
      throw new UnreadableFile(
        `content/${name} cannot be opened, because it has a value that stands for another (&name and *name), and a form would change both. Write the value out in both places, in a text editor.`,
      );
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    throw new UnreadableFile(
      `content/${name} cannot be opened, because ${line ? `line ${line} of its fields` : 'it'} is not valid YAML. Correct it in a text editor: npm run check:content explains it.`,
    );
  }
}

/** The path of a picture's photo, in any format and letter case. */
function photoNamed(root: string, tripChanges: FileChanges, key: string): string | undefined {
  const folder = dirname(key);
  const there = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
  return [...tripChanges.keys(), ...there].find(
    (name) =>
      PHOTO_EXTENSIONS.includes(extname(name).toLowerCase()) &&
      tripChanges.get(name) !== null &&
      name.slice(0, -extname(name).length).toLowerCase() === key,
  );
}
