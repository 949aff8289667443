import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What becomes of files, by their names in a folder: what is written into each, or null where it is taken away. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

/** Writes and takes away files below a folder. Folders are made as they are needed, and go with their last file. */
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
    // Its last file went before.
    return false;
  }
}
