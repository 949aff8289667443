import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { ContentCopy } from '../support/content-copy.ts';

/** A content folder in a repository of its own, and `npm run edit` on it. */
export class EditedContent {
  readonly copy = new ContentCopy();
  readonly #folder = dirname(this.copy.folder);

  constructor() {
    this.git('init', '--quiet');
    this.git('config', 'user.name', 'Lalitha');
    this.git('config', 'user.email', 'lalitha@littlebanyanjourneys.example');
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'The content as it was');
  }

  git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.#folder, encoding: 'utf8' });
  }

  read(path: string): string {
    return readFileSync(join(this.copy.folder, path), 'utf8');
  }

  /** The lines that the last commit took away and added, and its subject. */
  lastCommit(): { subject: string; lines: string[] } {
    const lines = this.git('show', '--format=', '--unified=0').split('\n');
    return { subject: this.git('log', '-1', '--format=%s').trim(), lines: lines.filter((line) => /^[+-](?![+-]{2})/.test(line)) };
  }

  /** Starts the screen. Resolves with its address. */
  async start(): Promise<{ url: string; stop: () => Promise<void> }> {
    const server = spawn('npm', ['run', 'edit'], {
      env: { ...process.env, CONTENT_DIR: this.copy.folder, BROWSER: 'none', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, which can be stopped whole: npm starts a shell, and that the server.
      detached: true,
    });
    let output = '';
    const url = await new Promise<string>((done, fail) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
          const [, address] = /Change the site here.*(http:\S+)/.exec(output) ?? [];
          if (address) done(address);
        });
      }
      server.once('close', () => fail(new Error(`npm run edit ended before it printed its address:\n${output}`)));
    });
    const stop = async () => {
      process.kill(-server.pid!, 'SIGTERM');
      await once(server, 'close');
    };
    return { url, stop };
  }
}

/** One editing screen for the tests of a file. */
export const test = base.extend<object, { edited: EditedContent; url: string }>({
  edited: [({}, use) => use(new EditedContent()), { scope: 'worker' }],
  url: [
    async ({ edited }, use) => {
      const { url, stop } = await edited.start();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect } from '@playwright/test';
