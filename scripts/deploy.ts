/** Sends the built site to Cloudflare (docs/hosting.md):  npm run deploy [-- --dry-run] */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { edgeProblems } from '../hosting/formats/cloudflare-files.ts';
import { bringTools, toolFile } from '../tools/host-tools.ts';

const problems = edgeProblems(readFileSync('build/client/_headers', 'utf8'));
for (const problem of problems) console.error(`✗ ${problem}: docs/hosting.md says what to do.`);
if (problems.length > 0) process.exitCode = 1;
else {
  bringTools();
  const wrangler = [toolFile('wrangler/bin/wrangler.js'), 'deploy', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, wrangler, { stdio: 'inherit' }).status ?? 1;
}
