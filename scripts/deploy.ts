/**
 * Sends the built site to Cloudflare (docs/hosting.md):  npm run deploy [-- --demonstration] [--dry-run]
 * A site with sample facts, which somebody made up, can only be sent as a demonstration. All options except --demonstration go to wrangler.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../app/content/content.server.ts';
import { cloudflareProblem } from '../build-tools/hosting/cloudflare-files.ts';
import { publishingProblem, sampleFacts } from './sample-facts.ts';
import { installExtraPackages, extraFile } from './support/extra-packages.ts';

const DEMONSTRATION = '--demonstration';

const options = process.argv.slice(2);
const problems = [
  publishingProblem(sampleFacts(CONTENT_FOLDER), options.includes(DEMONSTRATION)),
  cloudflareProblem(readFileSync('build/client/_redirects', 'utf8')),
].filter((problem) => problem !== undefined);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else {
  installExtraPackages();
  const wrangler = [extraFile('wrangler/bin/wrangler.js'), 'deploy', ...options.filter((option) => option !== DEMONSTRATION)];
  process.exitCode = spawnSync(process.execPath, wrangler, { stdio: 'inherit' }).status ?? 1;
}
