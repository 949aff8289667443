/**
 * Asks the same questions of every host, from the built files:  npm run test:hosts [node nginx workerd]
 * Prints a table, every difference, and ends with exit code 1 when a host answers otherwise than it should.
 */
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../hosting/security-headers.ts';
import { readSiteManifest } from '../../hosting/site-manifest.ts';
import { installExtraPackages } from '../../tools/extra-packages.ts';
import { type Answer, ask } from './ask.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { type Host, type HostName, HOSTS } from './hosts.ts';
import { questions, type Row } from './questions.ts';
import { scorePages } from './scores.ts';

const SITE = 'build/client';
const ENOUGH_POINTS = 130;

/** What is wrong with an answer, in words; empty when it is right. */
function faults(row: Row, { status, headers, body }: Answer, exception: Exception | undefined): string[] {
  const right = exception?.statuses ?? [row.status];
  const wrong = right.includes(status) ? [] : [`status ${status}, not ${right.join(' or ')}`];
  const security = Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, wanted] of Object.entries({ ...security, ...row.want, ...exception?.want })) {
    const got = headers[name]?.toString();
    if (!matches(name, got, wanted)) wrong.push(`${name}: ${got ?? 'none'}, not ${wanted ?? 'none'}`);
  }
  if (row.method === 'HEAD' && body.length > 0) wrong.push('a body for HEAD');
  if (row.file && row.method !== 'HEAD' && (status < 300 || !exception)) {
    const file = readFileSync(SITE + row.file);
    const right = { 200: file, 404: file, 206: file.subarray(0, 100) }[status];
    if (right && !right.equals(unpacked(body, headers['content-encoding']))) wrong.push(`other bytes than ${row.file}`);
  }
  return wrong;
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function matches(name: string, got: string | undefined, wanted: string | RegExp | null): boolean {
  if (wanted === null) return got === undefined;
  if (wanted instanceof RegExp) return wanted.test(got ?? '');
  // Hosts write 'text/html;charset=UTF-8' with and without a space, in both cases.
  const plain = (value = '') => (name === 'content-type' ? value.toLowerCase().replaceAll(' ', '') : value);
  return plain(got) === plain(wanted);
}

async function answerTo(host: Host, row: Row): Promise<Answer> {
  const answer = await ask(host.port, row);
  if (!row.again) return answer;
  return ask(host.port, { ...row, headers: { ...row.headers, 'if-none-match': answer.headers.etag ?? 'no etag was sent' } });
}

const names = process.argv.slice(2).filter((name): name is HostName => name in HOSTS);
const wanted = names.length > 0 ? names : (Object.keys(HOSTS) as HostName[]);
if (!existsSync(`${SITE}/index.html`)) throw new Error('There is no built site. Build it first: npm run build');
installExtraPackages();

const site = readSiteManifest(SITE);
const rows = questions(SITE, site);
const kinds = [...new Set(rows.map(({ kind }) => kind))];
const table: Record<string, Record<string, string | number>> = {};
for (const kind of kinds) table[kind] = { questions: rows.filter((row) => row.kind === kind).length };
const found = new Map<string, string[]>();
const used = new Set<Exception>();

for (const name of wanted) {
  const host = await HOSTS[name]();
  try {
    for (const row of rows) {
      const exception = EXCEPTIONS.find(({ host: by, kinds: of }) => by === name && of.includes(row.kind));
      const wrong = faults(row, await answerTo(host, row), exception);
      if (exception) used.add(exception);
      const cell = table[row.kind]!;
      if (wrong.length > 0) {
        const title = `${row.method ?? 'GET'} ${row.path} (${row.kind})`;
        found.set(title, [...(found.get(title) ?? []), `${name}: ${wrong.join(' · ')}`]);
        cell[name] = `${(Number.parseInt(String(cell[name]), 10) || 0) + 1} wrong`;
      } else cell[name] ??= exception ? 'as excepted' : 'right';
    }
  } finally {
    await host.stop();
  }
}

console.table(table);
console.log(`${rows.length} questions × ${wanted.length} hosts (${wanted.join(', ')}).`);
for (const { host, kinds: of, reason } of used) console.log(`Excepted: ${host}, ${of.join(', ')}: ${reason}`);
for (const [title, wrong] of found) console.error(`✗ ${title}\n    ${wrong.map((line) => line.slice(0, 400)).join('\n    ')}`);

const scores = await scorePages(site);
const worst = Math.min(...scores.map(({ points }) => points));
console.log(
  `Observatory: ${worst} points or more on ${scores.length} pages. CSP Evaluator: ${scores.flatMap(({ findings }) => findings).length} findings.`,
);
const poor = scores.filter(({ points, findings }) => points < ENOUGH_POINTS || findings.length > 0);
for (const { path, points, findings } of poor) console.error(`✗ ${path}: ${points} points; ${findings.join(' · ')}`);

if (poor.length > 0) process.exitCode = 1;
if (found.size > 0) {
  console.error(`${found.size} questions with wrong answers.`);
  process.exitCode = 1;
}
