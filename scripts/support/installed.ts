import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** A program that tests need and npm does not install. */
export type Program = {
  /** Its name in error messages. */
  name: string;
  /** The environment variable that overrides the path. */
  variable?: string;
  /** Paths to search; globs are allowed. */
  places: readonly string[];
  /** The Debian package that contains it. */
  debianPackage: string;
  /** Debian packages to install with it. */
  together?: readonly string[];
};

/**
 * The path of a program: from its variable, from a search, or from Debian's package, which is installed if this runs as root.
 * Programs are only downloaded from package registries.
 * @throws Error that includes the fix, if the program is not found
 */
export function installedPath(program: Program): string {
  const { name, variable, places, debianPackage, together = [] } = program;
  const found = foundPath(program);
  if (found) {
    if (existsSync(found)) return found;
    throw new Error(`${variable} is ${found}, which does not exist. Set it to the path of ${name}, or unset it.`);
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing Debian's ${debianPackage} for the browser tests (once on this machine) …`);
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage, ...together], quiet);
    const installed = firstOf(places);
    if (installed) return installed;
  }
  throw new Error(`The browser tests need ${name}. Install it (on Debian: apt-get install ${debianPackage}) or set ${variable}.`);
}

/** The program's path: its environment variable (unchecked) or the first match of `places`; undefined if neither. Installs nothing. */
export function foundPath({ variable, places }: Program): string | undefined {
  return (variable && process.env[variable]) || firstOf(places);
}

function firstOf(places: readonly string[]): string | undefined {
  return places.flatMap((place) => globSync(place))[0];
}

/** Prints which program is used. If it is missing, prints the fix and sets a failing exit code. */
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
