import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy } from '../support/content-copy.ts';

const GOA = 'trips/upcoming/goa-western-ghats/trip.yaml';
const AUGUST = 'trips/upcoming/pondicherry-august/trip.yaml';

type Issue = { file: string; field: string; what: RegExp; fix: RegExp };

/** What an editor might do, and what the editor must be told: file, field, what is wrong, how to fix it. */
const MISTAKES: [mistake: string, make: (copy: ContentCopy) => unknown, issue: Issue][] = [
  [
    'an unknown field',
    (copy) => copy.replace(GOA, 'duration:', 'lenght: 3 days\nduration:'),
    { file: GOA, field: 'lenght', what: /no field called 'lenght'/, fix: /Compare the name/ },
  ],
  [
    'a missing field',
    (copy) => copy.replace(GOA, /^duration:.*\n/m, ''),
    { file: GOA, field: 'duration', what: /missing/, fix: /Add the field/ },
  ],
  [
    'a price with a comma',
    (copy) => copy.replace(GOA, /^price:.*$/m, 'price: 36,000'),
    { file: GOA, field: 'price', what: /the text '36,000', which is none of the forms/, fix: /as the field asks/ },
  ],
  [
    'a text where there must be true or false',
    (copy) => copy.replace(GOA, /^perMomAndChild:.*$/m, 'perMomAndChild: yes please'),
    { file: GOA, field: 'perMomAndChild', what: /is the text 'yes please' and must be true or false/, fix: /as the field asks/ },
  ],
  [
    'an unknown type of trip',
    (copy) => copy.replace(GOA, /^type:.*$/m, 'type: family trip'),
    { file: GOA, field: 'type', what: /must be 'family' or 'ladies' or 'luxury'/, fix: /as the field asks/ },
  ],
  [
    'an empty text',
    (copy) => copy.replace(GOA, /^title:.*$/m, "title: ''"),
    { file: GOA, field: 'title', what: /must not be empty/, fix: /as the field asks/ },
  ],
  [
    'a date that is not in the calendar',
    (copy) => copy.replace(GOA, '2025-08-22', '2025-02-30'),
    { file: GOA, field: 'departures[0].start', what: /not a day of the calendar/, fix: /as the field asks/ },
  ],
  [
    'a date written the other way round',
    (copy) => copy.replace(GOA, '2025-08-22', '22/08/2025'),
    { file: GOA, field: 'departures[0].start', what: /year-month-day/, fix: /as the field asks/ },
  ],
  [
    'a trip that ends before it starts',
    (copy) => copy.replace(GOA, '2025-08-24', '2025-08-20'),
    { file: GOA, field: 'departures[0].end', what: /ends \(2025-08-20\) before it starts \(2025-08-22\)/, fix: /Exchange the two dates/ },
  ],
  [
    'more slots left than there are',
    (copy) => copy.replace(GOA, 'slotsLeft: 15', 'slotsLeft: 21'),
    { file: GOA, field: 'departures[0].slotsLeft', what: /21 slots are left of 20/, fix: /slotsLeft or totalSlots/ },
  ],
  [
    'a length that does not fit the dates',
    (copy) => copy.replace(GOA, '2N/3D', '3N/4D'),
    { file: GOA, field: 'duration', what: /does not fit the dates/, fix: /2N\/3D/ },
  ],
  [
    'ages the wrong way round',
    (copy) => copy.replace(GOA, /from: 5, to: 13/, 'from: 13, to: 5'),
    { file: GOA, field: 'ages.to', what: /oldest age \(5\) is below the youngest \(13\)/, fix: /Exchange/ },
  ],
  [
    'a photograph under a name that no picture has',
    (copy) => writeFileSync(join(copy.folder, 'trips/past/phuket-beach/galery-2.jpg'), 'x'),
    { file: 'trips/past/phuket-beach/galery-2.jpg', field: '', what: /No page shows/, fix: /hero\.jpg, gallery-1\.jpg/ },
  ],
  [
    'a photograph as an iPhone saves it',
    (copy) => writeFileSync(join(copy.folder, 'trips/past/phuket-beach/hero.heic'), 'x'),
    { file: 'trips/past/phuket-beach/hero.heic', field: '', what: /\.heic cannot be used/, fix: /hero\.jpg/ },
  ],
  [
    'two photographs for one place',
    (copy) => {
      for (const name of ['hero.jpg', 'hero.png']) writeFileSync(join(copy.folder, 'trips/past/phuket-beach', name), 'x');
    },
    { file: 'trips/past/phuket-beach/hero.png', field: '', what: /both the picture/, fix: /Take one/ },
  ],
  [
    'a picture without words for those who cannot see it',
    (copy) => copy.replace(GOA, /^image:\n {2}alt:[^\n]*\n(?: {4}.*\n)*/m, 'image: {}\n'),
    { file: GOA, field: 'image.alt', what: /missing/, fix: /Add the field/ },
  ],
  [
    'a number that nobody named',
    (copy) => copy.replace(GOA, '{payment.depositPercent}', '{payment.deposit}'),
    { file: GOA, field: '', what: /\{payment\.deposit\} names no number/, fix: /\{payment\.depositPercent\}/ },
  ],
  [
    'a file that is no YAML',
    (copy) => copy.replace(GOA, /^duration:/m, 'duration: "'),
    { file: GOA, field: 'line', what: /cannot be read as YAML/, fix: /Look at the line/ },
  ],
  [
    'a list that names a trip nobody wrote',
    (copy) => copy.replace('lists.yaml', '- goa-western-ghats', '- goa-eastern-ghats'),
    { file: 'lists.yaml', field: 'upcoming[', what: /names 'goa-eastern-ghats', but there is no folder/, fix: /npm run new:trip/ },
  ],
  [
    'a list that names a trip twice',
    (copy) => copy.replace('lists.yaml', '- goa-western-ghats', '- goa-western-ghats\n  - goa-western-ghats'),
    { file: 'lists.yaml', field: 'upcoming[', what: /stands in the list twice/, fix: /Take one/ },
  ],
  [
    'a departure page of a trip that is not there',
    (copy) => copy.replace(AUGUST, 'trip: pondicherry', 'trip: puducherry'),
    { file: AUGUST, field: 'departureOf.trip', what: /no trip 'puducherry'/, fix: /Name one of: .*pondicherry/ },
  ],
  [
    'a departure page of a day on which nobody leaves',
    (copy) => copy.replace(AUGUST, '2025-08-01', '2025-08-02'),
    { file: AUGUST, field: 'departureOf.start', what: /no departure that starts on 2025-08-02/, fix: /Name a start/ },
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
    (copy) => renameSync(join(copy.folder, 'trips/past/phuket-beach'), join(copy.folder, 'trips/past/Phuket Beach')),
    { file: 'trips/past/Phuket Beach', field: '', what: /cannot be an address/, fix: /Rename the folder/ },
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
  const copy = new ContentCopy();
  make(copy);
  const problems = copy.problems();
  const problem = problems.find(({ file, field }) => file === `content/${issue.file}` && field.startsWith(issue.field));
  expect(problem, `issue instead: ${JSON.stringify(problems, null, 2)}`).toBeDefined();
  expect(problem?.what).toMatch(issue.what);
  expect(problem?.why).toMatch(/\w+ .*\.$/);
  expect(problem?.fix).toMatch(issue.fix);
});

test('all mistakes are told at once, in files and words', () => {
  const copy = new ContentCopy()
    .replace(GOA, 'slotsLeft: 15', 'slotsLeft: 21')
    .replace('lists.yaml', '- goa-western-ghats', '- goa-nowhere');
  expect(copy.problems().map(({ file }) => file)).toEqual([`content/${GOA}`, 'content/lists.yaml']);
});

test('a text with two kinds of line ends reads the same', () => {
  const copy = new ContentCopy();
  copy.replace(GOA, /\n/g, '\r\n');
  expect(copy.problems()).toEqual([]);
});

test('a stray file in the content folder disturbs nothing', () => {
  const copy = new ContentCopy();
  writeFileSync(join(copy.folder, 'trips/past/.DS_Store'), 'x');
  expect(copy.problems()).toEqual([]);
});
