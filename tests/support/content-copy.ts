import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '#app/content/content.server.ts';
import { ContentError, type ContentProblem } from '#app/content/problem.server.ts';

/** A small catalogue of its own for tests that need a known state: every kind of trip, in every state that can be shown. */
export const FIXTURE_CONTENT = 'tests/fixtures/content';

/** A copy of a content folder that a test may break. */
export class ContentCopy {
  readonly folder: string;

  constructor(source = 'content') {
    this.folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    cpSync(source, this.folder, { recursive: true });
  }

  /** A file's text as it stands. */
  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Replaces a text that stands in the file; a text that does not stand there fails the test at once. */
  replace(path: string, from: string | RegExp, to: string): this {
    const before = this.text(path);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(this.folder, path), after);
    return this;
  }

  /** Every mistake that the content loader finds. */
  problems(): readonly ContentProblem[] {
    try {
      loadContent(this.folder);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }
}
