import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { ContentCopy } from '../../tests/support/content-copy.ts';
import { startProgram, type StartedProgram } from '../../tests/support/started-program.ts';

/** A copy of the content in its own git repository, for `npm run edit` to change. */
export class EditedContent {
  readonly copy = new ContentCopy();
  /** The repository. */
  readonly folder = dirname(this.copy.folder);

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Lalitha');
    this.git('config', 'user.email', 'lalitha@littlebanyanjourneys.example');
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'The content as it was');
  }

  git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.folder, encoding: 'utf8' });
  }

  read(path: string): string {
    return readFileSync(join(this.copy.folder, path), 'utf8');
  }

  /** The last commit's subject, and its removed and added lines, each with its - or +. */
  lastCommit(): { subject: string; lines: string[] } {
    const lines = this.git('show', '--format=', '--unified=0').split('\n');
    return { subject: this.git('log', '-1', '--format=%s').trim(), lines: lines.filter((line) => /^[+-](?![+-]{2})/.test(line)) };
  }

  /** Starts the editing screen. Resolves once it has printed its address. */
  start(): Promise<StartedProgram> {
    return startProgram(['edit'], { CONTENT_DIR: this.copy.folder, BROWSER: 'none' }, /Edit the site here.*(http:\S+)/);
  }
}

/** The test function, with one editing screen per worker, and without the preview unless a test asks for it with loadPreview. */
export const test = base.extend<object, { edited: EditedContent; url: string }>({
  page: async ({ page, url }, use) => {
    await page.route(
      ({ origin }) => origin !== url,
      (route) => route.abort(),
    );
    await use(page);
  },
  edited: [({}, use) => use(new EditedContent()), { scope: 'worker' }],
  url: [
    async ({ edited }, use) => {
      const { address, stop } = await edited.start();
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

/** From the next form on, the preview loads: a whole page of the development server, and more work than all else on the screen. */
export const loadPreview = (page: Page) => page.unrouteAll();

export { expect } from '@playwright/test';
