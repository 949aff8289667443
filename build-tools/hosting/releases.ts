/**
 * Publishes a finished build atomically. Until then, hosts read the complete previous build.
 *
 *     build/releases/2026-11-23T02-51-07.123Z/client   the files of one build, never changed
 *     build/client → releases/…/client                 the newest build; publishing replaces this link
 */
import { existsSync, lstatSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The folder for finished builds. BUILD_DIR can name a different one, for example for tests. */
export const BUILD_FOLDER = resolve(process.env['BUILD_DIR'] || 'build');

/**
 * The working folder of an unfinished build, one for each build folder. It is inside the project, because rendering pages
 * needs the project's packages. The router empties it first, so what a failed build leaves behind does no harm.
 */
export function workFolder(folder: string): string {
  return join('.cache/builds', folder.replaceAll(/\W+/g, '-'));
}

/** A release is named after the time at which it was finished, so names are unique. */
const RELEASE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Moves a finished build into a build folder and makes it the newest one.
 * @param made the folder of the finished build; its files are in client/
 * @param folder build/, or another folder on any disk
 * @throws Error if the folder is not writable, or has a `client` that is not a build
 */
export async function releaseBuild(made: string, folder: string): Promise<void> {
  const releases = join(folder, 'releases');
  const client = join(folder, 'client');
  const name = new Date().toISOString().replaceAll(':', '-');
  if (isFolder(client) && !existsSync(join(client, '_headers'))) throw new Error(`its 'client' is not a build of this site`);
  await mkdir(releases, { recursive: true });
  const previous = basename(dirname(await realpath(client).catch(() => '')));
  await move(made, join(releases, name));
  await link(join('releases', name, 'client'), client);
  // Keep the previous build: requests may be in flight, and open pages still load its scripts and pictures.
  for (const old of await readdir(releases))
    if (RELEASE.test(old) && old !== name && old !== previous) await rm(join(releases, old), { recursive: true });
}

/** Renames a folder, or copies it if the target is on another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/** Creates a symbolic link, or replaces one atomically. */
async function link(to: string, path: string): Promise<void> {
  const next = `${path}.next`;
  await rm(next, { force: true });
  await symlink(to, next);
  // A rename cannot replace a folder with a link.
  if (isFolder(path)) await rm(path, { recursive: true });
  await rename(next, path);
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
