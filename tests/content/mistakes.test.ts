import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TRIP = 'trips/upcoming/one-price/trip.yaml';
const DEPARTURE_PAGE = 'trips/upcoming/two-departures-in-february/trip.yaml';
const ALBUM = 'trips/past/no-picture';

type Issue = { file: string; field: string; what: RegExp; fix: RegExp };

/** What an editor might do, and what the editor must be told: file, field, what is wrong, how to fix it. */
const MISTAKES: [mistake: string, make: (copy: ContentCopy) => unknown, issue: Issue][] = [
  [
    'an unknown field',
    (copy) => copy.replace(TRIP, 'duration:', 'lenght: 3 days\nduration:'),
    { file: TRIP, field: 'lenght', what: /no field called 'lenght'/, fix: /Compare the name/ },
  ],
  [
    'a missing field',
    (copy) => copy.replace(TRIP, /^duration:.*\n/m, ''),
    { file: TRIP, field: 'duration', what: /missing/, fix: /Add the field/ },
  ],
  [
    'a price with a comma',
    (copy) => copy.replace(TRIP, /^price:.*$/m, 'price: 36,000'),
    { file: TRIP, field: 'price', what: /the text '36,000', which is none of the forms/, fix: /as the field asks/ },
  ],
  [
    'a text where there must be true or false',
    (copy) => copy.replace(TRIP, /^perMomAndChild:.*$/m, 'perMomAndChild: yes please'),
    { file: TRIP, field: 'perMomAndChild', what: /is the text 'yes please' and must be true or false/, fix: /as the field asks/ },
  ],
  [
    'an unknown type of trip',
    (copy) => copy.replace(TRIP, /^type:.*$/m, 'type: family trip'),
    { file: TRIP, field: 'type', what: /must be 'family' or 'ladies' or 'luxury'/, fix: /as the field asks/ },
  ],
  [
    'an empty text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, "title: ''"),
    { file: TRIP, field: 'title', what: /must not be empty/, fix: /as the field asks/ },
  ],
  [
    'a date that is not in the calendar',
    (copy) => copy.replace(TRIP, '2027-04-09', '2027-02-30'),
    { file: TRIP, field: 'departures[0].start', what: /not a day of the calendar/, fix: /as the field asks/ },
  ],
  [
    'a date written the other way round',
    (copy) => copy.replace(TRIP, '2027-04-09', '09/04/2027'),
    { file: TRIP, field: 'departures[0].start', what: /year-month-day/, fix: /as the field asks/ },
  ],
  [
    'a trip that ends before it starts',
    (copy) => copy.replace(TRIP, '2027-04-11', '2027-04-07'),
    { file: TRIP, field: 'departures[0].end', what: /ends \(2027-04-07\) before it starts \(2027-04-09\)/, fix: /Exchange the two dates/ },
  ],
  [
    'more slots left than there are',
    (copy) => copy.replace(TRIP, 'slotsLeft: 15', 'slotsLeft: 21'),
    { file: TRIP, field: 'departures[0].slotsLeft', what: /21 slots are left of 20/, fix: /slotsLeft or totalSlots/ },
  ],
  [
    'slots that were counted after the trip has started',
    (copy) => copy.replace(TRIP, 'asOf: 2026-12-28', 'asOf: 2027-04-10'),
    { file: TRIP, field: 'departures[0].asOf', what: /counted on 2027-04-10, after the trip has started/, fix: /last counted them/ },
  ],
  [
    'a length that does not fit the dates',
    (copy) => copy.replace(TRIP, '2N/3D', '3N/4D'),
    { file: TRIP, field: 'duration', what: /does not fit the dates/, fix: /2N\/3D/ },
  ],
  [
    'ages the wrong way round',
    (copy) => copy.replace(TRIP, /from: 5, to: 13/, 'from: 13, to: 5'),
    { file: TRIP, field: 'ages.to', what: /oldest age \(5\) is below the youngest \(13\)/, fix: /Exchange/ },
  ],
  [
    'a photograph under a name that no picture has',
    (copy) => writeFileSync(join(copy.folder, `${ALBUM}/galery-2.jpg`), 'x'),
    { file: `${ALBUM}/galery-2.jpg`, field: '', what: /No page shows/, fix: /hero\.jpg, gallery-1\.jpg/ },
  ],
  [
    'a photograph as an iPhone saves it',
    (copy) => writeFileSync(join(copy.folder, `${ALBUM}/hero.heic`), 'x'),
    { file: `${ALBUM}/hero.heic`, field: '', what: /\.heic cannot be used/, fix: /hero\.jpg/ },
  ],
  [
    'two photographs for one place',
    (copy) => {
      for (const name of ['hero.jpg', 'hero.png']) writeFileSync(join(copy.folder, ALBUM, name), 'x');
    },
    { file: `${ALBUM}/hero.png`, field: '', what: /both the picture/, fix: /Take one/ },
  ],
  [
    'a picture without words for those who cannot see it',
    (copy) => copy.replace(TRIP, /^image:\n {2}alt:[^\n]*\n/m, 'image: {}\n'),
    { file: TRIP, field: 'image.alt', what: /missing/, fix: /Add the field/ },
  ],
  [
    'a number that nobody named',
    (copy) => copy.replace(TRIP, '{payment.depositPercent}', '{payment.deposit}'),
    { file: TRIP, field: '', what: /\{payment\.deposit\} names no number/, fix: /\{payment\.depositPercent\}/ },
  ],
  [
    'a file that is no YAML',
    (copy) => copy.replace(TRIP, /^duration:/m, 'duration: "'),
    { file: TRIP, field: 'line', what: /cannot be read as YAML/, fix: /Look at the line/ },
  ],
  [
    'a list that names a trip nobody wrote',
    (copy) => copy.replace('lists.yaml', '- one-price', '- no-price'),
    { file: 'lists.yaml', field: 'upcoming[', what: /names 'no-price', but there is no folder/, fix: /npm run new:trip/ },
  ],
  [
    'a list that names a trip twice',
    (copy) => copy.replace('lists.yaml', '- one-price', '- one-price\n  - one-price'),
    { file: 'lists.yaml', field: 'upcoming[', what: /stands in the list twice/, fix: /Take one/ },
  ],
  [
    'a departure page of a trip that is not there',
    (copy) => copy.replace(DEPARTURE_PAGE, 'trip: two-departures', 'trip: three-departures'),
    { file: DEPARTURE_PAGE, field: 'departureOf.trip', what: /no trip 'three-departures'/, fix: /Name one of: .*two-departures/ },
  ],
  [
    'a departure page of a day on which nobody leaves',
    (copy) => copy.replace(DEPARTURE_PAGE, '2027-02-05', '2027-02-06'),
    { file: DEPARTURE_PAGE, field: 'departureOf.start', what: /no departure that starts on 2027-02-06/, fix: /Name a start/ },
  ],
  [
    'a question id given twice',
    (copy) => copy.replace('faqs.yaml', /id: (\S+)([\s\S]*?)id: \S+/, 'id: $1$2id: $1'),
    { file: 'faqs.yaml', field: 'questions[1].id', what: /given twice/, fix: /another id/ },
  ],
  [
    'a policy with HTML in it',
    (copy) => copy.replace('policies/privacy-policy.md', /^## /m, '<marquee>News</marquee>\n\n## '),
    { file: 'policies/privacy-policy.md', field: '', what: /<marquee>/, fix: /one of these/ },
  ],
  [
    'a policy without its block of fields',
    (copy) => copy.replace('policies/privacy-policy.md', /^---\n/, ''),
    { file: 'policies/privacy-policy.md', field: '', what: /does not begin with a block of fields/, fix: /Begin the file with ---/ },
  ],
  [
    'a folder whose name cannot be an address',
    (copy) => renameSync(join(copy.folder, ALBUM), join(copy.folder, 'trips/past/No Picture')),
    { file: 'trips/past/No Picture', field: '', what: /cannot be an address/, fix: /Rename the folder/ },
  ],
  [
    'a file taken away',
    (copy) => rmSync(join(copy.folder, 'company.yaml')),
    { file: 'company.yaml', field: '', what: /file is missing/, fix: /Bring the file back/ },
  ],
  [
    'a folder without a trip in it',
    (copy) => mkdirSync(join(copy.folder, 'trips/past/hampi')),
    { file: 'trips/past/hampi/trip.yaml', field: '', what: /file is missing/, fix: /Bring the file back/ },
  ],
];

test.each(MISTAKES)('%s is told with file, field, what, why and fix', (_, make, issue) => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  make(copy);
  const problems = copy.problems();
  const problem = problems.find(({ file, field }) => file === `content/${issue.file}` && field.startsWith(issue.field));
  expect(problem, `issue instead: ${JSON.stringify(problems, null, 2)}`).toBeDefined();
  expect(problem?.what).toMatch(issue.what);
  expect(problem?.why).toMatch(/\w+ .*\.$/);
  expect(problem?.fix).toMatch(issue.fix);
});

test('without a mistake nothing is told', () => {
  expect(new ContentCopy(FIXTURE_CONTENT).problems()).toEqual([]);
});

test('all mistakes are told at once, in files and words', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT)
    .replace(TRIP, 'slotsLeft: 15', 'slotsLeft: 21')
    .replace('lists.yaml', '- one-price', '- nowhere');
  expect(copy.problems().map(({ file }) => file)).toEqual([`content/${TRIP}`, 'content/lists.yaml']);
});

test('a text with two kinds of line ends reads the same', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  copy.replace(TRIP, /\n/g, '\r\n');
  expect(copy.problems()).toEqual([]);
});

test('a stray file in the content folder disturbs nothing', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  writeFileSync(join(copy.folder, 'trips/past/.DS_Store'), 'x');
  expect(copy.problems()).toEqual([]);
});
