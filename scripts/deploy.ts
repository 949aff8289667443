/** Sends the built site to Cloudflare (docs/hosting.md):  npm run deploy [-- --dry-run] */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cloudflareProblems } from '../hosting/formats/cloudflare-files.ts';
import { installExtraPackages, extraFile } from '../tools/extra-packages.ts';

const built = (name: string) => readFileSync(`build/client/${name}`, 'utf8');
const problems = cloudflareProblems(built('_headers'), built('_redirects'));
for (const problem of problems) console.error(`✗ ${problem}: docs/hosting.md says what to do.`);
if (problems.length > 0) process.exitCode = 1;
else {
  installExtraPackages();
  const wrangler = [extraFile('wrangler/bin/wrangler.js'), 'deploy', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, wrangler, { stdio: 'inherit' }).status ?? 1;
}
