import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '#app/content/content.server.ts';
import type { ContentProblem } from '#app/content/problem.server.ts';

/** The fixture catalogue, for tests that need known content. tests/content/trips.test.ts lists what its trips must cover. */
export const FIXTURE_CONTENT = 'tests/fixtures/content';

/** A temporary copy of a content folder that a test may break. */
export class ContentCopy {
  readonly folder: string;

  constructor(source = 'content') {
    this.folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    cpSync(source, this.folder, { recursive: true });
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Replaces text in a file. @throws Error if the file has no such text */
  replace(path: string, from: string | RegExp, to: string): this {
    const before = this.text(path);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} does not contain ${from}`);
    writeFileSync(join(this.folder, path), after);
    return this;
  }

  /** Replaces the placeholders in a new trip's file. */
  fillIn(path: string): this {
    return this.replace(path, /'?\[[A-Z].*\]'?$/gm, 'Our own words');
  }

  /** The problems that stop a build. */
  problems(): readonly ContentProblem[] {
    return readContent(this.folder).problems;
  }
}
