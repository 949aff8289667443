/**
 * Checks the project and prints each problem with its fix:  npm run doctor
 * Exits with code 1 on errors. Sample facts are only listed: the company must confirm or replace them before the site goes live.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../app/content/build-day.server.ts';
import { type BuiltImages, IMAGES_FOLDER } from '../app/content/built-images.server.ts';
import { type Content, readContent } from '../app/content/content.server.ts';
import type { ContentProblem } from '../app/content/problem.server.ts';
import { type Day, dayRange, shortDay } from '../app/domain/days.ts';
import { areSlotsOld, hasDeparted } from '../app/domain/departures.ts';
import type { PastTrip, UpcomingTrip } from '../app/domain/trip.ts';
import { securityTextProblem } from '../build-tools/postbuild/security-txt.ts';
import { oldReviews } from './check-reviews.ts';
import { schoolTermNotes } from './check-school-terms.ts';
import { sampleFacts } from './sample-facts.ts';

/** A problem and its fix. */
type Finding = { what: string; fix: string };

function contentFindings({ company, upcoming, past }: Content): Finding[] {
  const problem = securityTextProblem(company.securityContactUntil, buildDay());
  return [
    ...(problem
      ? [{ what: problem, fix: 'Set securityContactUntil in content/company.yaml to a day within the next twelve months.' }]
      : []),
    ...sameSummaries([...upcoming.values(), ...past.values()]),
  ];
}

function findingOf({ file, field, what, why, fix }: ContentProblem): Finding {
  return { what: `${file}${field && ` → ${field}`}: ${what} (${why})`, fix };
}

/** Trips with the same summary: search engines may show only one of them. */
function sameSummaries(trips: readonly (UpcomingTrip | PastTrip)[]): Finding[] {
  return [...Map.groupBy(trips, ({ summary }) => summary).values()]
    .filter(({ length }) => length > 1)
    .map((same) => ({
      what: `${same.map(({ slug }) => slug).join(' and ')} have the same summary.`,
      fix: 'Write a different summary in each trip.yaml.',
    }));
}

/** Legally required facts that company.yaml lacks, and what the pages show instead. */
function missingIdentity({ name, supportEmail, legal }: Content['company']): string[] {
  return [
    ...(legal?.name
      ? []
      : [`The pages give only the trade name '${name}' and no account name. Set legal.name and add it to payments in faqs.yaml.`]),
    ...(legal?.contactPerson ? [] : [`The pages name ${supportEmail} for complaints but no person. Set legal.contactPerson.`]),
  ];
}

/** Upcoming departures whose open slots were counted too long ago, or on a future day. */
function oldSlotCounts({ upcoming }: Content, today: Day): string[] {
  return [...upcoming.values()]
    .filter(({ parentSlug }) => parentSlug === undefined)
    .flatMap(({ slug, departures }) =>
      departures
        .filter(({ start, asOf }) => !hasDeparted(start, today) && (areSlotsOld(asOf, today) || asOf > today))
        .map(({ start, end, asOf }) => `${slug}, ${dayRange(start, end)}: counted on ${shortDay(asOf)}`),
    );
}

/** The keys of pictures that had neither a photo nor a drawing when the pictures were last made. */
function missingPictures(): string[] {
  const file = join(IMAGES_FOLDER, 'list.json');
  if (!existsSync(file)) return [];
  const list = JSON.parse(readFileSync(file, 'utf8')) as BuiltImages;
  return Object.keys(list).filter((key) => list[key]?.isPlaceholder);
}

const { content, problems, doubts } = readContent('content');
const findings = [...problems.map(findingOf), ...(content ? contentFindings(content) : [])];
for (const { what, fix } of findings) console.error(`✗ ${what}\n  fix: ${fix}\n`);
if (findings.length === 0) console.log('✓ Content: nothing to fix.');
const samples = sampleFacts('content');
list(
  `Confirm or correct these sample facts before going live (${samples.length}), then remove 'sample: true' from each:`,
  samples.flatMap(({ where, stillToCheck }) => [where, ...stillToCheck.map((reason) => `    ask ${reason}`)]),
);
if (content) {
  list('content/company.yaml lacks facts about the company. Ask the company before the site goes live:', missingIdentity(content.company));
  list(
    'These slot counts are out of date, so the pages say how many slots were open on that day. Update slotsLeft and asOf of:',
    oldSlotCounts(content, content.today),
  );
  list(
    'content/school-terms.yaml needs an update. Until then, departures may show no school days or outdated ones:',
    schoolTermNotes(content, buildDay()),
  );
  list(
    'These pages promise a review every year. Go through docs/accessibility.md again, then update reviewed in:',
    oldReviews(content, buildDay()),
  );
}
list(
  `${doubts.length} passages may contain errors. Check them; they do not fail the build:`,
  doubts.map(({ file, field, what, why, fix }) => `${file} → ${field}: ${what} ${why}\n    ${fix}`),
);
const missing = missingPictures();
list(
  `${missing.length} pictures are missing, so the pages show a placeholder landscape. Save the photos as:`,
  missing.map((key) => `content/${key}.jpg`),
);
if (findings.length > 0) process.exitCode = 1;

/** Prints the lines under a heading, if there are any. */
function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${[heading, ...lines].join('\n  ')}`);
}
