import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish, undo } from './publish.ts';

/** A repository in which the editing screen has changed trip.yaml from 'One' to 'Two'. */
function published() {
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const commit = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    git('add', file);
    git('commit', '--quiet', '--message', text);
  };
  git('init', '--quiet');
  git('config', 'user.name', 'Farah');
  git('config', 'user.email', 'farah@example.org');
  commit('trip.yaml', 'title: One\n');
  publish(root, new Map([['trip.yaml', 'title: Two\n']]), 'Trip', ['Title of Trip: One → Two']);
  return { root, git, read, commit };
}

test('undo reverts the last published change once', () => {
  const { root, read } = published();
  expect(undo(root)).toMatch(/^Undone: Title of Trip: One → Two\. It is saved on this computer only/);
  expect(read('trip.yaml')).toBe('title: One\n');
  expect(() => undo(root)).toThrow(/left to undo/);
});

test('an undo that conflicts with a later commit says so and changes nothing', () => {
  const { root, git, read, commit } = published();
  commit('trip.yaml', 'title: Three\n');
  expect(() => undo(root)).toThrow(/cannot be undone automatically, because the same lines have changed/);
  expect(read('trip.yaml')).toBe('title: Three\n');
  expect(git('status', '--porcelain')).toBe('');
});

test("a failed undo leaves another person's unfinished revert alone", () => {
  const { root, git, read, commit } = published();
  for (const text of ['x', 'y', 'z']) commit('other.yaml', `${text}\n`);
  expect(spawnSync('git', ['revert', '--no-edit', 'HEAD~1'], { cwd: root }).status).not.toBe(0);
  writeFileSync(join(root, 'other.yaml'), 'resolved by hand\n');
  expect(() => undo(root)).toThrow(/could not be undone: git revert/);
  expect(read('other.yaml')).toBe('resolved by hand\n');
  expect(git('rev-parse', 'REVERT_HEAD')).toBe(git('rev-parse', 'HEAD~1'));
});
