import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Changes to files, by their paths in a folder: the new content, or null to delete the file. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

/** Reads a text file as the content loader does: with \n at the end of each line, and without a byte order mark. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** File changes with the line ends that each file has now. Git on Windows may have written \r\n. */
export function withLineEnds(folder: string, changes: FileChanges): FileChanges {
  const hasReturns = (name: string) => existsSync(join(folder, name)) && readFileSync(join(folder, name)).includes('\r\n');
  return new Map(
    [...changes].map(([name, text]) => [name, typeof text === 'string' && hasReturns(name) ? text.replaceAll('\n', '\r\n') : text]),
  );
}

/** Writes and deletes files below a folder. Creates missing folders and removes folders that become empty. */
export function applyChanges(folder: string, changes: FileChanges): void {
  for (const [name, source] of changes) {
    const file = join(folder, name);
    if (source !== null) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
      continue;
    }
    rmSync(file, { force: true });
    for (let parent = dirname(file); isEmpty(parent); parent = dirname(parent)) rmdirSync(parent);
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    // The folder was already removed.
    return false;
  }
}
