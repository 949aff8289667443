import { rename, writeFile } from 'node:fs/promises';

/** Writes a file under another name and then renames it, so that a build that is killed leaves no incomplete file under its name. */
export async function writeAtomically(file: string, data: string | Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
