import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A test or a command that failed, and what it said. */
export type Failure = { name: string; said: string };

/** A copy of the whole project, in which content may be edited and everything be run. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'edits-'));
  readonly content = join(this.folder, 'content');

  constructor() {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(existsSync);
    for (const file of files) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      // With its time, or every drawing would count as changed.
      cpSync(file, join(this.folder, file), { preserveTimestamps: true });
    }
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    if (existsSync('.cache')) cpSync('.cache', join(this.folder, '.cache'), { recursive: true, preserveTimestamps: true });
    // Tests ask git which files there are.
    execFileSync('git', ['init', '--quiet'], { cwd: this.folder });
    execFileSync('git', ['add', '--all'], { cwd: this.folder });
  }

  /** Runs a command, and says with its last lines that it failed. */
  async run(command: string): Promise<readonly Failure[]> {
    const { code, output } = await this.shell(command);
    return code === 0 ? [] : [{ name: command, said: lastLines(output) }];
  }

  /** Runs a project of Vitest's, and names the tests that failed. */
  async tests(words: string): Promise<readonly Failure[]> {
    const report = join(this.folder, 'test-results.json');
    rmSync(report, { force: true });
    const { code, output } = await this.shell(`npx vitest run ${words} --reporter json --outputFile ${report}`);
    if (code === 0) return [];
    if (!existsSync(report)) return [{ name: `vitest ${words}`, said: lastLines(output) }];
    type Report = { testResults: { name: string; message: string; assertionResults: Assertion[] }[] };
    type Assertion = { status: string; fullName: string; failureMessages: string[] };
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failures = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(`${this.folder}/`, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return message && failed.length === 0
        ? [{ name: file, said: short(message) }]
        : failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, said: short(failureMessages[0]) }));
    });
    return failures.length > 0 ? failures : [{ name: `vitest ${words}`, said: lastLines(output) }];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private shell(command: string): Promise<{ code: number | null; output: string }> {
    // Vitest and Playwright tell their children that they are tests; here they are run as an editor runs them.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    // The made-up mails read no content: a thousand of them are enough here.
    const settings = { MAIL_CASES: '1000', NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(command, { cwd: this.folder, env: { ...env, ...settings }, shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    return new Promise((done) => child.once('close', (code) => done({ code, output })));
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n');
}

function short(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300);
}
