import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the project, for editing content and running commands. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'edits-'));
  readonly content = join(this.folder, 'content');

  constructor() {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(existsSync);
    for (const file of files) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(file, join(this.folder, file), { preserveTimestamps: true });
    }
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    if (existsSync('.cache')) cpSync('.cache', join(this.folder, '.cache'), { recursive: true, preserveTimestamps: true });
    // Tests list the project's files with git.
    execFileSync('git', ['init', '--quiet'], { cwd: this.folder });
    execFileSync('git', ['add', '--all'], { cwd: this.folder });
  }

  /** Runs a shell command and shows its output. Returns whether it succeeded. */
  run(command: string): boolean {
    const env = { ...process.env, TEST_PAGES: '' };
    return spawnSync(command, { cwd: this.folder, env, shell: true, stdio: 'inherit' }).status === 0;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
