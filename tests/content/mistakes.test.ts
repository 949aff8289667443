import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TRIP = 'trips/upcoming/one-price/trip.yaml';
const DEPARTURE_PAGE = 'trips/upcoming/two-departures-in-february/trip.yaml';
const REDIRECTS = 'redirects.yaml';
const ALBUM = 'trips/past/no-picture';

type Issue = { file: string; field: string; what: RegExp; fix: RegExp };

/** An editor's mistake and the expected report: file, field, what is wrong, how to fix it. */
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
    { file: TRIP, field: 'price', what: /the text '36,000', which this field does not accept/, fix: /Write 36000/ },
  ],
  [
    'a string instead of true or false',
    (copy) => copy.replace(TRIP, /^perMomAndChild:.*$/m, 'perMomAndChild: yes please'),
    { file: TRIP, field: 'perMomAndChild', what: /is the text 'yes please' and must be true or false/, fix: /as the field requires/ },
  ],
  [
    'an unknown trip type',
    (copy) => copy.replace(TRIP, /^type:.*$/m, 'type: family trip'),
    { file: TRIP, field: 'type', what: /must be 'family' or 'ladies' or 'luxury'/, fix: /as the field requires/ },
  ],
  [
    'an empty string',
    (copy) => copy.replace(TRIP, /^title:.*$/m, "title: ''"),
    { file: TRIP, field: 'title', what: /must not be empty/, fix: /as the field requires/ },
  ],
  [
    'a date that does not exist',
    (copy) => copy.replace(TRIP, '2027-04-09', '2027-02-30'),
    { file: TRIP, field: 'departures[0].start', what: /not a real date/, fix: /a day that exists/ },
  ],
  [
    'a date with the day first',
    (copy) => copy.replace(TRIP, '2027-04-09', '09/04/2027'),
    { file: TRIP, field: 'departures[0].start', what: /year-month-day/, fix: /Write 2027-04-09/ },
  ],
  [
    'a trip that ends before it starts',
    (copy) => copy.replace(TRIP, '2027-04-11', '2027-04-07'),
    { file: TRIP, field: 'departures[0].end', what: /ends \(2027-04-07\) before it starts \(2027-04-09\)/, fix: /Swap the two dates/ },
  ],
  [
    'more slots left than the departure has',
    (copy) => copy.replace(TRIP, 'slotsLeft: 15', 'slotsLeft: 21'),
    { file: TRIP, field: 'departures[0].slotsLeft', what: /21 slots are left of 20/, fix: /slotsLeft or totalSlots/ },
  ],
  [
    'slots counted after the trip started',
    (copy) => copy.replace(TRIP, 'asOf: 2026-12-28', 'asOf: 2027-04-10'),
    { file: TRIP, field: 'departures[0].asOf', what: /counted on 2027-04-10, after the trip started/, fix: /last counted them/ },
  ],
  [
    'a length that does not match the dates',
    (copy) => copy.replace(TRIP, '2N/3D', '3N/4D'),
    { file: TRIP, field: 'duration', what: /does not match the dates/, fix: /2N\/3D/ },
  ],
  [
    'an age range the wrong way round',
    (copy) => copy.replace(TRIP, /from: 5, to: 13/, 'from: 13, to: 5'),
    { file: TRIP, field: 'ages.to', what: /oldest age \(5\) is below the youngest \(13\)/, fix: /Swap/ },
  ],
  [
    'a photo with a name that no page uses',
    (copy) => writeFileSync(join(copy.folder, `${ALBUM}/galery-2.jpg`), 'x'),
    { file: `${ALBUM}/galery-2.jpg`, field: '', what: /No page shows/, fix: /hero\.jpg, gallery-1\.jpg/ },
  ],
  [
    'a photo in HEIC, as an iPhone saves it',
    (copy) => writeFileSync(join(copy.folder, `${ALBUM}/hero.heic`), 'x'),
    { file: `${ALBUM}/hero.heic`, field: '', what: /format \.heic cannot be used/, fix: /hero\.jpg/ },
  ],
  [
    'two photos for one picture',
    (copy) => {
      for (const name of ['hero.jpg', 'hero.png']) writeFileSync(join(copy.folder, ALBUM, name), 'x');
    },
    { file: `${ALBUM}/hero.png`, field: '', what: /both the picture/, fix: /Remove one/ },
  ],
  [
    'a picture without alternative text',
    (copy) => copy.replace(TRIP, /^image:\n {2}alt:[^\n]*\n/m, 'image: {}\n'),
    { file: TRIP, field: 'image.alt', what: /missing/, fix: /Add the field/ },
  ],
  [
    'an unknown name in braces',
    (copy) => copy.replace(TRIP, '{payment.depositPercent}', '{payment.deposit}'),
    { file: TRIP, field: 'goodToKnow.flights.text', what: /\{payment\.deposit\} is neither a number/, fix: /\{payment\.depositPercent\}/ },
  ],
  [
    "an unknown name in braces, in a policy's text",
    (copy) => copy.replace('policies/privacy-policy.md', /^## /m, 'Within {payment.weeks} weeks.\n\n## '),
    {
      file: 'policies/privacy-policy.md',
      field: 'line',
      what: /\{payment\.weeks\} is neither a number/,
      fix: /\{payment\.depositPercent\}/,
    },
  ],
  [
    'a file that is not YAML',
    (copy) => copy.replace(TRIP, /^duration:/m, 'duration: "'),
    { file: TRIP, field: 'line', what: /not valid YAML/, fix: /the same quote/ },
  ],
  [
    'a missing trip in a list',
    (copy) => copy.replace('lists.yaml', '- one-price', '- no-price'),
    { file: 'lists.yaml', field: 'upcoming[', what: /includes 'no-price', but there is no folder/, fix: /npm run new:trip/ },
  ],
  [
    'a trip listed twice',
    (copy) => copy.replace('lists.yaml', '- one-price', '- one-price\n  - one-price'),
    { file: 'lists.yaml', field: 'upcoming[', what: /is in the list twice/, fix: /Remove one/ },
  ],
  [
    'a departure page for a missing trip',
    (copy) => copy.replace(DEPARTURE_PAGE, 'trip: two-departures', 'trip: three-departures'),
    { file: DEPARTURE_PAGE, field: 'departureOf.trip', what: /no trip 'three-departures'/, fix: /Use one of: .*two-departures/ },
  ],
  [
    'a departure page for a day without a departure',
    (copy) => copy.replace(DEPARTURE_PAGE, '2027-02-05', '2027-02-06'),
    { file: DEPARTURE_PAGE, field: 'departureOf.start', what: /no departure that starts on 2027-02-06/, fix: /Use a start date/ },
  ],
  [
    'a duplicate question id',
    (copy) => copy.replace('faqs.yaml', /id: (\S+)([\s\S]*?)id: \S+/, 'id: $1$2id: $1'),
    { file: 'faqs.yaml', field: 'questions[1].id', what: /Two entries have the id/, fix: /another id/ },
  ],
  [
    'HTML in a policy',
    (copy) => copy.replace('policies/privacy-policy.md', /^## /m, '<marquee>News</marquee>\n\n## '),
    { file: 'policies/privacy-policy.md', field: 'line', what: /<marquee>/, fix: /one of these/ },
  ],
  [
    'a policy without its front matter',
    (copy) => copy.replace('policies/privacy-policy.md', /^---\n/, ''),
    { file: 'policies/privacy-policy.md', field: '', what: /does not begin with a block of fields/, fix: /Begin the file with ---/ },
  ],
  [
    'a folder whose name cannot be an address',
    (copy) => renameSync(join(copy.folder, ALBUM), join(copy.folder, 'trips/past/No Picture')),
    { file: 'trips/past/No Picture', field: '', what: /cannot be an address/, fix: /Rename the folder/ },
  ],
  [
    'a sampleDay that is not a date',
    (copy) => copy.replace('company.yaml', 'address:', 'sampleDay: July 21\naddress:'),
    { file: 'company.yaml', field: 'sampleDay', what: /must be a date written year-month-day/, fix: /as the field requires/ },
  ],
  [
    'a sampleDay in the future',
    (copy) => copy.replace('company.yaml', 'address:', 'sampleDay: 2999-01-01\naddress:'),
    { file: 'company.yaml', field: 'sampleDay', what: /2999-01-01 is after today/, fix: /Leave the field out/ },
  ],
  [
    'a deleted file',
    (copy) => rmSync(join(copy.folder, 'company.yaml')),
    { file: 'company.yaml', field: '', what: /file is missing/, fix: /Restore the file/ },
  ],
  [
    'a folder without a trip in it',
    (copy) => mkdirSync(join(copy.folder, 'trips/past/hampi')),
    { file: 'trips/past/hampi/trip.yaml', field: '', what: /file is missing/, fix: /Restore the file/ },
  ],
  [
    'a price with a rupee sign and /-',
    (copy) => copy.replace(TRIP, /^price:.*$/m, "price: '₹36,000/-'"),
    { file: TRIP, field: 'price', what: /the text '₹36,000\/-'/, fix: /Write 36000/ },
  ],
  [
    "an age band's price with a comma",
    (copy) =>
      copy.replace(
        TRIP,
        /^price:.*$/m,
        'price:\n  - { ages: { from: 5, to: 9 }, amount: 31,000 }\n  - { ages: { from: 10 }, amount: 36000 }',
      ),
    { file: TRIP, field: 'price[0].0', what: /no field called '0'/, fix: /digits only, such as 31000/ },
  ],
  [
    'a misspelt field',
    (copy) => copy.replace(TRIP, 'duration:', 'duraton:'),
    { file: TRIP, field: 'duraton', what: /no field called 'duraton'/, fix: /Did you mean 'duration'\?.*: updated, .*departures/ },
  ],
  [
    'a missing field that is true or false',
    (copy) => copy.replace(TRIP, /^perMomAndChild:.*\n/m, ''),
    { file: TRIP, field: 'perMomAndChild', what: /missing/, fix: /Add the field: true: the price is 'per mom & child'/ },
  ],
  [
    'February 29 in a common year',
    (copy) => copy.replace(TRIP, '2027-04-09', '2027-02-29'),
    { file: TRIP, field: 'departures[0].start', what: /not a real date/, fix: /February 2027 has 28 days/ },
  ],
  [
    'a date with slashes and without leading zeros',
    (copy) => copy.replace(TRIP, '2027-04-09', '9/4/2027'),
    { file: TRIP, field: 'departures[0].start', what: /year-month-day/, fix: /Write 2027-04-09 .*9 April/ },
  ],
  [
    'the 31st of a month with thirty days, written with slashes',
    (copy) => copy.replace(TRIP, '2027-04-09', '31/04/2027'),
    { file: TRIP, field: 'departures[0].start', what: /year-month-day/, fix: /April 2027 has 30 days/ },
  ],
  [
    'a colon in a list item',
    (copy) => copy.replace(TRIP, '  - What is included', '  - Bring: a hat'),
    {
      file: TRIP,
      field: 'inclusions[0]',
      what: /is a group of fields and must be text/,
      fix: /quotes around the whole text.*"Bring: a hat"/,
    },
  ],
  [
    'a colon in a sentence',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: One price: all in'),
    { file: TRIP, field: 'line 2', what: /colon and a space begin a field/, fix: /title: "One price: all in"/ },
  ],
  [
    'an apostrophe in single quotes',
    (copy) => copy.replace(TRIP, /^title:.*$/m, "title: 'Mala's trip'"),
    { file: TRIP, field: 'line 2', what: /ends at the next apostrophe/, fix: /double quotes.*title: "Mala's trip"/ },
  ],
  [
    'a quote that is never closed',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: "One price'),
    { file: TRIP, field: 'line 2', what: /never closed/, fix: /the same quote at the end/ },
  ],
  [
    'text that begins with a name in braces',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: {payment.depositPercent} percent'),
    { file: TRIP, field: 'line 2', what: /cannot begin with \{/, fix: /title: "\{payment\.depositPercent\} percent"/ },
  ],
  [
    'text that begins with an asterisk',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: *Hampi*'),
    { file: TRIP, field: 'line 2', what: /cannot begin with \*/, fix: /quotes around the text: "\*Hampi\*"/ },
  ],
  [
    'a line that begins with a tab',
    (copy) => copy.replace(TRIP, /^image:\n {2}/m, 'image:\n\t'),
    { file: TRIP, field: 'line 5', what: /begins with a tab/, fix: /two for each level/ },
  ],
  [
    'a duplicate field',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: One\ntitle: Two'),
    { file: TRIP, field: 'line 3', what: /title is written twice/, fix: /Remove one/ },
  ],
  [
    'a line that is indented too little',
    (copy) => copy.replace(TRIP, /^ {2}- title: What day 2/m, ' - title: What day 2'),
    { file: TRIP, field: 'line', what: /indented as if it belonged to this text/, fix: /same indentation/ },
  ],
  [
    'a field that is indented too far',
    (copy) => copy.replace('lists.yaml', /^past:/m, '  past:'),
    { file: 'lists.yaml', field: 'line', what: /not indented like the other fields/, fix: /same indentation/ },
  ],
  [
    "an error in a policy's front matter",
    (copy) => copy.replace('policies/privacy-policy.md', /^title:.*$/m, 'title: "Privacy'),
    { file: 'policies/privacy-policy.md', field: 'line 2', what: /never closed/, fix: /the same quote/ },
  ],
  [
    'nights that do not match the days',
    (copy) => copy.replace(TRIP, '2N/3D', '5N/3D'),
    { file: TRIP, field: 'duration', what: /says 5 nights, but the dates .* \(3 days\) have 2/, fix: /Write 2N\/3D/ },
  ],
  [
    'a redirect to a missing page',
    (copy) => copy.replace(REDIRECTS, 'upcoming/one-price', 'upcoming/nowhere'),
    { file: REDIRECTS, field: 'redirects[0].to', what: /nowhere is not a page/, fix: /Correct the address/ },
  ],
  [
    'a redirect from an existing page',
    (copy) => copy.replace(REDIRECTS, 'from: /trips/upcoming/moved-away', 'from: /faqs'),
    { file: REDIRECTS, field: 'redirects[0].from', what: /\/faqs is still a page/, fix: /Remove this line/ },
  ],
  [
    'two redirects from one address',
    (copy) => copy.replace(REDIRECTS, /^(.*moved-away.*)$/m, '$1\n$1'),
    { file: REDIRECTS, field: 'redirects[1].from', what: /redirected twice/, fix: /Remove one/ },
  ],
  [
    'a redirect to another redirect',
    (copy) => copy.replace(REDIRECTS, /^(.*moved-away.*)$/m, '$1\n  - { from: /older, to: /trips/upcoming/moved-away }'),
    { file: REDIRECTS, field: 'redirects[1].to', what: /is itself redirected/, fix: /Write to: \/trips\/upcoming\/one-price/ },
  ],
  [
    'a redirect loop',
    (copy) => copy.replace(REDIRECTS, /^.*moved-away.*$/m, '  - { from: /a, to: /b }\n  - { from: /b, to: /a }'),
    { file: REDIRECTS, field: 'redirects[0].to', what: /\/b leads back to \/a/, fix: /final page/ },
  ],
  [
    'a redirect from another site',
    (copy) => copy.replace(REDIRECTS, 'from: /trips', 'from: https://example.com/trips'),
    { file: REDIRECTS, field: 'redirects[0].from', what: /an address on this site/, fix: /begins with a slash/ },
  ],
];

test.each(MISTAKES)('%s is reported with file, field, what, why and fix', (_, make, issue) => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  make(copy);
  const problems = copy.problems();
  const problem = problems.find(({ file, field }) => file === `content/${issue.file}` && field.startsWith(issue.field));
  expect(problem, `problems reported instead: ${JSON.stringify(problems, null, 2)}`).toBeDefined();
  expect(problem?.what).toMatch(issue.what);
  expect(problem?.why).toMatch(/\w+ .*\.$/);
  expect(problem?.fix).toMatch(issue.fix);
});

test('no problem is reported for valid content', () => {
  expect(new ContentCopy(FIXTURE_CONTENT).problems()).toEqual([]);
});

test('a night spent travelling counts as a night of the trip', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, '2N/3D', '3N/3D');
  expect(copy.problems()).toHaveLength(1);
  copy.replace(TRIP, 'What happens on day 1,', 'We come by night train. What happens on day 1,');
  expect(copy.problems()).toEqual([]);
});

test('each problem is reported only once', () => {
  for (const wrong of ['31/02/2027', '2027-02-30', 'soon']) {
    const problems = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, '2027-04-09', wrong).problems();
    expect(problems.map(({ field }) => field)).toEqual(['departures[0].start']);
  }
});

test('all problems within files and between files are reported at once', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT)
    .replace(TRIP, 'slotsLeft: 15', 'slotsLeft: 21')
    .replace('lists.yaml', '- one-price', '- nowhere');
  expect(copy.problems().map(({ file }) => file)).toEqual([`content/${TRIP}`, 'content/lists.yaml']);
});

test('a file with CRLF line endings is valid', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  copy.replace(TRIP, /\n/g, '\r\n');
  expect(copy.problems()).toEqual([]);
});

test('.DS_Store in the content folder is ignored', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  writeFileSync(join(copy.folder, 'trips/past/.DS_Store'), 'x');
  expect(copy.problems()).toEqual([]);
});
