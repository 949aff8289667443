/**
 * Puts a finished build where hosts read it, in one step. Until then they read the previous build, whole.
 *
 *     build/releases/2026-11-23T02-51-07.123Z/client   the files of one build, which never change again
 *     build/client → releases/…/client                 the newest build; switching this link is the one step
 */
import { existsSync, lstatSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Where finished builds go. Tests build the site a second time in another folder. */
export const BUILD_FOLDER = resolve(process.env['BUILD_DIR'] || 'build');

/**
 * Where a build is made until it is finished, one folder for each build folder. It is in the project, because the pages are
 * rendered with the project's packages. The router empties it first, so a build that failed leaves nothing to the next.
 */
export function workFolder(folder: string): string {
  return join('.cache/builds', folder.replaceAll(/\W+/g, '-'));
}

/** A release is named by the time at which it was finished, so no name comes twice. */
const RELEASE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Moves a finished build into a build folder, and makes it the newest there.
 * @param made the folder with client/, the files of the build
 * @param folder build/, or another folder on any disk
 * @throws Error if the folder cannot be written to, or has a `client` that no build made
 */
export async function releaseBuild(made: string, folder: string): Promise<void> {
  const releases = join(folder, 'releases');
  const client = join(folder, 'client');
  const name = new Date().toISOString().replaceAll(':', '-');
  if (isFolder(client) && !existsSync(join(client, '_headers'))) throw new Error(`its 'client' is no build of this site`);
  await mkdir(releases, { recursive: true });
  const previous = basename(dirname(await realpath(client).catch(() => '')));
  await move(made, join(releases, name));
  await link(join('releases', name, 'client'), client);
  // The previous build stays: requests for its files may be under way, and open pages ask for its scripts and pictures.
  for (const old of await readdir(releases))
    if (RELEASE.test(old) && old !== name && old !== previous) await rm(join(releases, old), { recursive: true });
}

/** Copies where a rename is impossible: to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/** Makes a symbolic link, or replaces one in a single step. */
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
