/**
 * Sends the built site to Cloudflare (docs/hosting.md):  npm run deploy [-- --demonstration] [--dry-run]
 * A site with sample facts, which somebody made up, can only be sent as a demonstration. All options except --demonstration go to wrangler.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../app/content/build-day.server.ts';
import { content, CONTENT_FOLDER } from '../app/content/content.server.ts';
import { cloudflareProblem } from '../build-tools/hosting/cloudflare-files.ts';
import { BUILD_FOLDER } from '../build-tools/hosting/releases.ts';
import { securityTextProblem } from '../build-tools/postbuild/security-txt.ts';
import { publishingProblem, sampleFacts } from './sample-facts.ts';
import { installExtraPackages, extraFile } from './support/extra-packages.ts';

const DEMONSTRATION = '--demonstration';

const options = process.argv.slice(2);
const site = join(BUILD_FOLDER, 'client');
const problems = [
  publishingProblem(sampleFacts(CONTENT_FOLDER), options.includes(DEMONSTRATION)),
  cloudflareProblem(readFileSync(join(site, '_redirects'), 'utf8')),
].filter((problem) => problem !== undefined);
const warning = securityTextProblem(content().company.securityContactUntil, buildDay());
if (warning) console.warn(`! ${warning}`);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else {
  installExtraPackages();
  const wrangler = [
    extraFile('wrangler/bin/wrangler.js'),
    'deploy',
    '--assets',
    site,
    ...options.filter((option) => option !== DEMONSTRATION),
  ];
  process.exitCode = spawnSync(process.execPath, wrangler, { stdio: 'inherit' }).status ?? 1;
}
