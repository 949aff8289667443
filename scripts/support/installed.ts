import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** A program that tests run and npm does not bring. */
export type Program = {
  /** As a reader of an error message knows it. */
  name: string;
  /** The environment variable that names another one. */
  variable?: string;
  /** Where it may be; patterns are allowed. */
  places: readonly string[];
  /** The package of Debian that brings it. */
  debianPackage: string;
  /** What else is installed with it. */
  together?: readonly string[];
};

/**
 * The path of a program: the one that its variable names, an installed one, or Debian's, which is installed here where
 * that is allowed. Programs are never downloaded from anywhere but the package registries.
 * @throws Error that says in one line what to do, when there is none.
 */
export function installedPath(program: Program): string {
  const { name, variable, places, debianPackage, together = [] } = program;
  const found = foundPath(program);
  if (found) {
    if (existsSync(found)) return found;
    throw new Error(`${variable} names ${found}, where there is nothing. Name a ${name}, or leave it unset.`);
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing Debian's ${debianPackage} for the browser tests (once on this machine) …`);
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage, ...together], quiet);
    const installed = firstOf(places);
    if (installed) return installed;
  }
  throw new Error(
    `There is no ${name} for the browser tests. Install one (on Debian: apt-get install ${debianPackage}) or set ${variable}.`,
  );
}

/** Where a program is, or is said to be by its variable; undefined where none is installed. Nothing is installed for it. */
export function foundPath({ variable, places }: Program): string | undefined {
  return (variable && process.env[variable]) || firstOf(places);
}

function firstOf(places: readonly string[]): string | undefined {
  return places.flatMap((place) => globSync(place))[0];
}

/** Prints which program is used, or what to do about a missing one; then the process ends with a failure. */
export function reportInstalled(programPath: () => string, ...versionQuestion: readonly string[]): void {
  try {
    const path = programPath();
    const version = versionQuestion.length > 0 ? ` (${execFileSync(path, versionQuestion, { encoding: 'utf8' }).trim()})` : '';
    console.log(`Browser tests use ${path}${version}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
