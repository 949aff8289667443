/**
 * Looks the project over and prints, beside each finding, how to fix it:  npm run doctor
 * Mistakes end with exit code 1; sample facts are listed, because the company must confirm or replace them before the site goes live.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../app/content/build-day.server.ts';
import { type BuiltImages, IMAGES_FOLDER } from '../app/content/built-images.server.ts';
import { type Content, loadContent } from '../app/content/content.server.ts';
import { ContentError } from '../app/content/problem.server.ts';
import { type Day, dayRange, shortDay } from '../app/domain/days.ts';
import { areSlotsOld, hasDeparted } from '../app/domain/departures.ts';
import type { PastTrip, UpcomingTrip } from '../app/domain/trip.ts';
import { securityTextProblem } from '../build-tools/postbuild/security-txt.ts';
import { oldReviews } from './check-reviews.ts';
import { schoolTermNotes } from './check-school-terms.ts';
import { textFindings } from './check-texts.ts';
import { sampleFacts } from './sample-facts.ts';

/** Something to fix: what was found, and what to do. */
type Finding = { what: string; fix: string };

const OLDEST_NODE = [20, 20];

function nodeFindings(version: string): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0]! || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]!)) return [];
  return [
    {
      what: `Node is ${version}.`,
      fix: `Install Node ${OLDEST_NODE.join('.')} or newer; npm ci then brings the one that builds the site, except on a Mac, which needs Node 24.`,
    },
  ];
}

function contentFindings(root: string): Finding[] {
  try {
    const { company, upcoming, past } = loadContent(root);
    const problem = securityTextProblem(company.securityContactUntil, buildDay());
    return [
      ...(problem ? [{ what: problem, fix: 'Give content/company.yaml a securityContactUntil within the next twelve months.' }] : []),
      ...sameSummaries([...upcoming.values(), ...past.values()]),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field, what, why, fix }) => ({ what: `${file}${field && ` → ${field}`}: ${what} (${why})`, fix }));
  }
}

/** Search engines show one of two pages that say the same of themselves, and it may be the wrong one. */
function sameSummaries(trips: readonly (UpcomingTrip | PastTrip)[]): Finding[] {
  return [...Map.groupBy(trips, ({ summary }) => summary).values()]
    .filter(({ length }) => length > 1)
    .map((same) => ({
      what: `${same.map(({ slug }) => slug).join(' and ')} have the same summary.`,
      fix: 'Write each a summary of its own in its trip.yaml.',
    }));
}

/** What the law asks the company to name of itself, and company.yaml does not: the pages then say something else in its place. */
function missingIdentity({ name, supportEmail, legal }: Content['company']): string[] {
  return [
    ...(legal?.name
      ? []
      : [
          `The pages name the trade name '${name}' as the one responsible, and no account name. Set legal.name, and name it under payments in faqs.yaml.`,
        ]),
    ...(legal?.contactPerson ? [] : [`The pages name ${supportEmail} for complaints, and no person. Set legal.contactPerson.`]),
  ];
}

/** Departures still ahead whose open slots were counted too long ago, or on a day that has not come. */
function oldSlotCounts({ upcoming }: Content, today: Day): string[] {
  return [...upcoming.values()]
    .filter(({ departureOf }) => departureOf === undefined)
    .flatMap(({ slug, departures }) =>
      departures
        .filter(({ start, asOf }) => !hasDeparted(start, today) && (areSlotsOld(asOf, today) || asOf > today))
        .map(({ start, end, asOf }) => `${slug}, ${dayRange(start, end)}: counted on ${shortDay(asOf)}`),
    );
}

/** Places that had neither photograph nor drawing when the pictures were last made. */
function missingPictures(): string[] {
  const file = join(IMAGES_FOLDER, 'list.json');
  if (!existsSync(file)) return [];
  const list = JSON.parse(readFileSync(file, 'utf8')) as BuiltImages;
  return Object.keys(list).filter((key) => list[key]?.isPlaceholder);
}

const findings = [...nodeFindings(process.versions.node), ...contentFindings('content')];
for (const { what, fix } of findings) console.error(`✗ ${what}\n  fix: ${fix}\n`);
if (findings.length === 0) console.log('✓ Node, content, redirects: nothing to fix.');
const samples = sampleFacts('content');
if (samples.length > 0) {
  console.log(`\nConfirm before going live: ${samples.length} sample facts. Correct each, then take its 'sample: true' away:`);
  for (const { where, stillToCheck } of samples) {
    console.log(`  ${where}`);
    for (const reason of stillToCheck) console.log(`      ask ${reason}`);
  }
}
const content = findings.length > 0 ? undefined : loadContent('content');
const unnamed = content ? missingIdentity(content.company) : [];
if (unnamed.length > 0) {
  console.log('\ncontent/company.yaml does not say who the company is. Ask the company before the site goes live:');
  for (const line of unnamed) console.log(`  ${line}`);
}
const oldCounts = content ? oldSlotCounts(content, content.today) : [];
if (oldCounts.length > 0) {
  console.log('\nSlots that have to be counted again. Until then the pages ask visitors to ask; change slotsLeft and asOf of:');
  for (const line of oldCounts) console.log(`  ${line}`);
}
const schoolNotes = content ? schoolTermNotes(content, buildDay()) : [];
if (schoolNotes.length > 0) {
  console.log('\ncontent/school-terms.yaml has to be looked at. Until then departures may say nothing of school days, or something old:');
  for (const note of schoolNotes) console.log(`  ${note}`);
}
const reviews = content ? oldReviews(content, buildDay()) : [];
if (reviews.length > 0) {
  console.log('\nPages that promise a review every year. Go through docs/accessibility.md again, then set reviewed of:');
  for (const review of reviews) console.log(`  ${review}`);
}
const { mistakes, doubts } = content ? textFindings('content') : { mistakes: [], doubts: [] };
if (mistakes.length > 0) {
  console.error(`\n${new ContentError(mistakes).message}`);
  process.exitCode = 1;
}
if (doubts.length > 0) {
  console.log(`\n${doubts.length} texts to look at. They may be right, and stop nothing:`);
  for (const { file, field, what, why, fix } of doubts) console.log(`  ${file} → ${field}: ${what} ${why}\n    ${fix}`);
}
const missing = missingPictures();
if (missing.length > 0) {
  console.log(`\n${missing.length} pictures are missing, and a landscape stands in. Save each photograph under the name of its place:`);
  for (const key of missing) console.log(`  content/${key}.jpg`);
}
if (findings.length > 0) process.exitCode = 1;
