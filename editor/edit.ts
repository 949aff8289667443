/** The editing screen: forms that edit content/, next to a preview of the pages.  npm run edit  (set CONTENT_DIR to edit another folder) */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { CONTENT_FOLDER } from '#app/content/content.server.ts';
import { endWithNpm } from '../build-tools/hosting/end-with-npm.ts';
import { freePort } from '../build-tools/hosting/free-port.ts';
import { DraftFolders } from './drafts.ts';
import { pageFiles } from './page-files.ts';
import { editServer } from './server.ts';
import { finishMove } from './versions.ts';

const PORT = 4180;

// Without git, the screen says so when it publishes.
await finishMove(CONTENT_FOLDER).catch(() => undefined);
const drafts = new DraftFolders(CONTENT_FOLDER);
const port = await freePort();
const previewUrl = `http://127.0.0.1:${port}`;
const site = spawn(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  {
    env: { ...process.env, CONTENT_DIR: drafts.preview },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  site.kill();
  drafts.remove();
};
process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
endWithNpm(() => process.exit());
site.once('exit', () => {
  if (!isEnding) console.error('The preview stopped, so the editing screen stopped too. Start it again: npm run edit');
  process.exit(isEnding ? 0 : 1);
});

console.log('Preparing the preview …');
const [files] = await Promise.all([
  pageFiles(),
  new Promise<void>((done) => site.stdout.on('data', (chunk: Buffer) => chunk.includes(previewUrl) && done())),
]);
const server = editServer({ root: CONTENT_FOLDER, drafts, previewUrl, pageFiles: files });
// Prefer the same port each time, because unpublished edits are in sessionStorage, which is separate for each origin.
server.once('error', () => server.listen(0, '127.0.0.1'));
server.listen(PORT, '127.0.0.1');
server.once('listening', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  openBrowser(address);
  console.log(`Edit the site here (Ctrl+C stops the editing screen): ${address}`);
});

/** Opens the address in a browser if there is a display. BROWSER=none turns this off. */
function openBrowser(address: string): void {
  const { platform, env } = process;
  if (env['BROWSER'] === 'none' || (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])) return;
  const [command, ...words] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[platform as string] ?? ['xdg-open'];
  // Ignore errors, because the address is printed anyway.
  spawn(command!, [...words, address], { stdio: 'ignore', detached: true }).on('error', () => {});
}
