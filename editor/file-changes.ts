import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Changes to files, by their paths in a folder: the new content, or null to delete the file. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

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
