/** Sends the built site to Cloudflare (docs/hosting.md):  npm run deploy [-- --demonstration] [--dry-run] */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER, loadContent } from '../app/content/content.server.ts';
import { cloudflareProblems } from '../hosting/formats/cloudflare-files.ts';
import { installExtraPackages, extraFile } from '../tools/extra-packages.ts';

/** Publishes sample content all the same. */
const DEMONSTRATION = '--demonstration';

const problems = process.argv.includes(DEMONSTRATION) ? hostProblems() : [...sampleProblems(), ...hostProblems()];
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else {
  installExtraPackages();
  const options = process.argv.slice(2).filter((option) => option !== DEMONSTRATION);
  const wrangler = [extraFile('wrangler/bin/wrangler.js'), 'deploy', ...options];
  process.exitCode = spawnSync(process.execPath, wrangler, { stdio: 'inherit' }).status ?? 1;
}

/** What makes this content a sample, which visitors must not take for the company's own. */
function sampleProblems(): string[] {
  const { sampleDay } = loadContent(CONTENT_FOLDER);
  if (!sampleDay) return [];
  return [
    `content/company.yaml → sampleDay: every page would be shown as on ${sampleDay}. Take the line away, or publish a demonstration: npm run deploy -- ${DEMONSTRATION}`,
  ];
}

function hostProblems(): string[] {
  const built = (name: string) => readFileSync(`build/client/${name}`, 'utf8');
  return cloudflareProblems(built('_headers'), built('_redirects')).map((problem) => `${problem}: docs/hosting.md says what to do.`);
}
