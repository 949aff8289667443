import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TRIP = 'trips/upcoming/one-price/trip.yaml';
const WITH_PAGE = 'trips/upcoming/two-departures/trip.yaml';
const DEPARTURE_PAGE = 'trips/upcoming/two-departures-in-february/trip.yaml';
const REDIRECTS = 'redirects.yaml';
const POLICY = 'policies/privacy-policy.md';
const AGE_BANDS = 'trips/upcoming/age-bands/trip.yaml';
const LADIES = 'trips/upcoming/ladies/trip.yaml';
const DAY_3 = /^ {2}- title: What day 3 is about\n.*\n/m;
const ALBUM = 'trips/past/no-picture';

type Issue = { file: string; field: string; what: RegExp; fix: RegExp };

/** An editor's mistake and the expected report: file, field, what is wrong, how to fix it. */
const MISTAKES: [mistake: string, make: (copy: ContentCopy) => unknown, issue: Issue][] = [
  [
    'a string instead of true or false',
    (copy) => copy.replace(TRIP, /^perMomAndChild:.*$/m, 'perMomAndChild: yes please'),
    { file: TRIP, field: 'perMomAndChild', what: /is the text 'yes please' and must be true or false/, fix: /as the field requires/ },
  ],
  [
    'six stars',
    (copy) => copy.replace('people/testimonials.yaml', /^( +)rating: \d$/m, '$1rating: 6'),
    { file: 'people/testimonials.yaml', field: 'testimonials[0].rating', what: /at most 5/, fix: /as the field requires/ },
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
    'two pictures of a gallery with one name',
    (copy) =>
      copy.replace(
        `${ALBUM}/trip.yaml`,
        '  - alt: What is to be seen in photograph 2',
        '  - picture: gallery-1\n    alt: What is to be seen in photograph 2',
      ),
    {
      file: `${ALBUM}/trip.yaml`,
      field: 'gallery[1].picture',
      what: /Two pictures are called gallery-1: .* → gallery\[0\]/,
      fix: /another name/,
    },
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
    (copy) => copy.replace(TRIP, /^picture:\n {2}alt:[^\n]*\n/m, 'picture: {}\n'),
    { file: TRIP, field: 'picture.alt', what: /missing/, fix: /Add the field/ },
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
    (copy) => copy.replace(DEPARTURE_PAGE, 'departureOf: two-departures', 'departureOf: three-departures'),
    { file: DEPARTURE_PAGE, field: 'departureOf', what: /no trip 'three-departures'/, fix: /Use one of: .*two-departures/ },
  ],
  [
    'a departure page for the page of a departure',
    (copy) => copy.replace(DEPARTURE_PAGE, 'departureOf: two-departures', 'departureOf: two-departures-in-february'),
    { file: DEPARTURE_PAGE, field: 'departureOf', what: /no trip 'two-departures-in-february'/, fix: /Use one of: .*two-departures/ },
  ],
  [
    'a departure with a missing page',
    (copy) => copy.replace(WITH_PAGE, 'page: two-departures-in-february', 'page: in-february'),
    { file: WITH_PAGE, field: 'departures[0].page', what: /no page 'in-february'/, fix: /Use one of: two-departures-in-february/ },
  ],
  [
    "a departure with another trip's page",
    (copy) => copy.replace(TRIP, 'asOf: 2026-12-28', 'asOf: 2026-12-28, page: two-departures-in-february'),
    { file: TRIP, field: 'departures[0].page', what: /no page 'two-departures-in-february' for .* this trip/, fix: /Remove it/ },
  ],
  [
    'a removed departure whose page is still there',
    (copy) => copy.replace(WITH_PAGE, /^ {2}- .*page: two-departures-in-february.*\n/m, ''),
    { file: WITH_PAGE, field: 'departures', what: /No departure has the page 'two-departures-in-february'/, fix: /delete the folder/ },
  ],
  [
    'a duplicate question id',
    (copy) => copy.replace('faqs.yaml', /id: (\S+)([\s\S]*?)id: \S+/, 'id: $1$2id: $1'),
    { file: 'faqs.yaml', field: 'questions[1].id', what: /Two parts of the page have the address #/, fix: /another id/ },
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
    'a sampleDay in the future',
    (copy) => copy.replace('company.yaml', 'address:', 'sampleDay: 2999-01-01\naddress:'),
    { file: 'company.yaml', field: 'sampleDay', what: /2999-01-01 is after today/, fix: /Leave the field out/ },
  ],
  [
    'a folder without a trip in it',
    (copy) => renameSync(join(copy.folder, `${ALBUM}/trip.yaml`), join(copy.folder, `${ALBUM}/trip.yml`)),
    { file: `${ALBUM}/trip.yaml`, field: '', what: /file is missing/, fix: /Restore the file/ },
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
    (copy) => copy.replace(TRIP, /^picture:\n {2}/m, 'picture:\n\t'),
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
    'a redirect from an address that only capitals tell from a page',
    (copy) => copy.replace(REDIRECTS, 'from: /trips/upcoming/moved-away', 'from: /FAQs'),
    { file: REDIRECTS, field: 'redirects[0].from', what: /\/FAQs is still a page, \/faqs, because capitals/, fix: /Remove this line/ },
  ],
  [
    'two redirects that only capitals tell apart',
    (copy) => copy.replace(REDIRECTS, /^(.*moved-away.*)$/m, '$1\n  - { from: /trips/upcoming/Moved-Away, to: /faqs }'),
    { file: REDIRECTS, field: 'redirects[1].from', what: /redirected twice, also as \/trips\/upcoming\/moved-away/, fix: /Remove one/ },
  ],
  [
    'a redirect from an address that the build needs',
    (copy) => copy.replace(REDIRECTS, 'from: /trips/upcoming/moved-away', 'from: /index'),
    { file: REDIRECTS, field: 'redirects[0].from', what: /reserved for the site/, fix: /Remove this line/ },
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
  [
    'a day too few in the itinerary',
    (copy) => copy.replace(TRIP, DAY_3, ''),
    { file: TRIP, field: 'itinerary', what: /has 2 days, but .* has 3/, fix: /Add the missing days/ },
  ],
  [
    "a day too many in the itinerary of a departure's page",
    (copy) => copy.replace(DEPARTURE_PAGE, DAY_3, '$&$&'),
    { file: DEPARTURE_PAGE, field: 'itinerary', what: /has 4 days, but .* has 3/, fix: /Remove the days/ },
  ],
  [
    'a place with its own terms that only the list of what is included names',
    (copy) => copy.replace(TRIP, '- What is included\n', '- A drive in the desert\n'),
    { file: TRIP, field: 'destinations', what: /names the desert/, fix: /destinations: \[the desert\]/ },
  ],
  [
    'a place with its own terms that only the text names',
    (copy) => copy.replace(TRIP, /^summary:.*$/m, 'summary: Two nights in the desert.'),
    {
      file: TRIP,
      field: 'destinations',
      what: /names the desert, and trips there cannot be transferred/,
      fix: /destinations: \[the desert\]/,
    },
  ],
  [
    'bands of the cancellation terms out of order',
    (copy) =>
      copy.replace('terms.yaml', 'fromDays: 15, percent: 50 }\n  - { fromDays: 0', 'fromDays: 45, percent: 50 }\n  - { fromDays: 0'),
    { file: 'terms.yaml', field: 'cancellation[1].fromDays', what: /from 45 days comes after .* 30 days/, fix: /Begin with the most days/ },
  ],
  [
    'two bands of the rescheduling terms from the same day',
    (copy) => copy.replace('terms.yaml', '{ fromDays: 30, amount: 0 }', '{ fromDays: 15, amount: 0 }'),
    { file: 'terms.yaml', field: 'rescheduling[1].fromDays', what: /from 15 days comes after/, fix: /each number of days once/ },
  ],
  [
    'cancellation terms that leave the last days out',
    (copy) => copy.replace('terms.yaml', '  - { fromDays: 0, percent: 100 }\n', ''),
    { file: 'terms.yaml', field: 'cancellation[1].fromDays', what: /14 or fewer days/, fix: /last line with fromDays: 0/ },
  ],
  [
    'a band with both an amount and a percentage',
    (copy) => copy.replace('terms.yaml', '{ fromDays: 30, amount: 1500 }', '{ fromDays: 30, amount: 1500, percent: 10 }'),
    { file: 'terms.yaml', field: 'cancellation[0]', what: /either an amount or a percent/, fix: /as the field requires|similar file/ },
  ],
  [
    'a leader who is not a founder',
    (copy) => copy.replace(TRIP, 'founder: a-founder', 'founder: nobody'),
    { file: TRIP, field: 'leader.founder', what: /no founder with the id 'nobody'/, fix: /Use one of: a-founder/ },
  ],
  [
    'a day with less driving than its longest drive',
    (copy) => copy.replace(TRIP, 'dayMinutes: 150', 'dayMinutes: 90'),
    { file: TRIP, field: 'goodToKnow.longestDrive.dayMinutes', what: /must be more than minutes/, fix: /as the field requires/ },
  ],
  [
    'fares the wrong way round',
    (copy) => copy.replace(TRIP, /^ {2}- \{ by: .*$/m, '  - { by: plane, from: 9000, to: 7000 }'),
    { file: TRIP, field: 'fares[0].to', what: /fare \(7000\) is below the lowest \(9000\)/, fix: /Swap/ },
  ],
  [
    'age bands that overlap',
    (copy) => copy.replace(AGE_BANDS, '{ from: 2, to: 5 }', '{ from: 2, to: 7 }'),
    { file: AGE_BANDS, field: 'price[1].ages.from', what: /from 6 overlap with those to 7/, fix: /Write from: 8/ },
  ],
  [
    'age bands with a gap',
    (copy) => copy.replace(AGE_BANDS, '{ from: 6, to: 12 }, a', '{ from: 7, to: 12 }, a'),
    { file: AGE_BANDS, field: 'price[1].ages.from', what: /from 7 leave a gap after those to 5/, fix: /Write from: 6/ },
  ],
  [
    'age bands that begin above the youngest age of the trip',
    (copy) => copy.replace(AGE_BANDS, '{ from: 2, to: 5 }', '{ from: 3, to: 5 }'),
    { file: AGE_BANDS, field: 'price[0].ages.from', what: /ages from 3, but the trip is for ages from 2/, fix: /Write from: 2/ },
  ],
  [
    'age bands that end below the oldest age of the trip',
    (copy) => copy.replace(AGE_BANDS, /^ages: .*$/m, 'ages: { from: 2, to: 13 }'),
    { file: AGE_BANDS, field: 'price[1].ages.to', what: /ages to 12, but the trip is for ages to 13/, fix: /same oldest age/ },
  ],
  [
    'a date of the booking that is not one of the departure',
    (copy) => copy.replace(TRIP, 'At 6.30 in the morning.', 'At 6.30 on Thursday, March 25.'),
    {
      file: TRIP,
      field: 'bookingInfo.arrivalRequirement',
      what: /says Thursday, March 25, but .* Apr 9-11 2027/,
      fix: /Write the new day/,
    },
  ],
  [
    "a date of the booking of a departure's page that is not one of its departure",
    (copy) => copy.replace(DEPARTURE_PAGE, 'At 6.30 in the morning.', 'At 6.30 on Friday, March 5.'),
    { file: DEPARTURE_PAGE, field: 'bookingInfo.arrivalRequirement', what: /says Friday, March 5/, fix: /Write the new day/ },
  ],
  [
    'a price for one woman on a trip for mothers with children',
    (copy) => copy.replace(TRIP, 'perMomAndChild: true', 'perMomAndChild: false'),
    { file: TRIP, field: 'perMomAndChild', what: /for mothers with children cannot be per person/, fix: /type: ladies/ },
  ],
  [
    'a trip for mothers with children from 18 years',
    (copy) => copy.replace(TRIP, /^ages: .*$/m, 'ages: { from: 18 }'),
    { file: TRIP, field: 'ages.from', what: /for mothers with children cannot be for ages from 18/, fix: /type: ladies/ },
  ],
  [
    'fewer slots than the smallest group needs',
    (copy) => copy.replace(TRIP, 'slotsLeft: 15, totalSlots: 20', 'slotsLeft: 5, totalSlots: 11'),
    { file: TRIP, field: 'departures[0].totalSlots', what: /6 families need 12 slots, but .* has 11/, fix: /totalSlots/ },
  ],
  [
    "a departure's page in the list",
    (copy) => copy.replace('lists.yaml', '- one-price', '- one-price\n  - two-departures-in-february'),
    { file: 'lists.yaml', field: 'upcoming[1]', what: /page of one departure of 'two-departures'/, fix: /Remove it/ },
  ],
  [
    'two departures with one page',
    (copy) => copy.replace(WITH_PAGE, /(start: 2027-03-05.*) \}/, '$1, page: two-departures-in-february }'),
    { file: WITH_PAGE, field: 'departures[1].page', what: /Two departures have the page/, fix: /Remove it from one/ },
  ],
  [
    'a note without an answer',
    (copy) => copy.replace(TRIP, 'short: 1 km a day, ', ''),
    { file: TRIP, field: 'goodToKnow.walking.note', what: /needs a short answer above it/, fix: /as the field requires/ },
  ],
  [
    'a main fact without an answer',
    (copy) => copy.replace(TRIP, /^ {2}walking:.*$/m, '  walking: { sample: true }'),
    { file: TRIP, field: 'goodToKnow.walking', what: /must have a short answer or a text/, fix: /as the field requires|similar file/ },
  ],
  [
    'a short answer with a full stop',
    (copy) => copy.replace(TRIP, 'short: 1 km a day', 'short: 1 km a day.'),
    { file: TRIP, field: 'goodToKnow.walking.short', what: /ends with a full stop, which the page writes/, fix: /as the field requires/ },
  ],
  [
    'a quotation in quotation marks',
    (copy) => copy.replace(TRIP, /quote: .*$/m, "quote: '“What a mother says.”'"),
    { file: TRIP, field: 'testimonials[0].quote', what: /quotation marks, which the page writes/, fix: /as the field requires/ },
  ],
  [
    'a sentence of notFor that does not say so',
    (copy) => copy.replace(TRIP, /- Not for a child/, '- A child'),
    { file: TRIP, field: 'notFor[0]', what: /must begin with 'Not for'/, fix: /as the field requires/ },
  ],
  [
    "a way of travelling that begins with 'by'",
    (copy) => copy.replace(TRIP, 'by: bus', 'by: by bus'),
    { file: TRIP, field: 'fares[0].by', what: /begins with 'by', which the page writes/, fix: /as the field requires/ },
  ],
  [
    "a start that begins with 'from'",
    (copy) => copy.replace(TRIP, 'duration:', 'startsFrom: From Chennai\nduration:'),
    { file: TRIP, field: 'startsFrom', what: /begins with 'from', which the page writes/, fix: /as the field requires/ },
  ],
  [
    'a line of the address that ends with a comma',
    (copy) => copy.replace('company.yaml', /^( {4}- .*)$/m, '$1,'),
    { file: 'company.yaml', field: 'address.lines[0]', what: /ends with a comma/, fix: /as the field requires/ },
  ],
  [
    'a WhatsApp number without a country code',
    (copy) => copy.replace('company.yaml', /^(whatsapp:.*\n)?/m, "whatsapp: '9840012345'\n"),
    { file: 'company.yaml', field: 'whatsapp', what: /must begin with the country code/, fix: /as the field requires/ },
  ],
  [
    'a phone number without a country code',
    (copy) => copy.replace('company.yaml', /^(phone:.*\n)?/m, "phone: '98400 12345'\n"),
    { file: 'company.yaml', field: 'phone', what: /must be a phone number: \+ and the country code/, fix: /as the field requires/ },
  ],
  [
    'half a per cent for a half',
    (copy) => copy.replace('terms.yaml', /depositPercent: .*$/m, 'depositPercent: 0.5'),
    { file: 'terms.yaml', field: 'payment.depositPercent', what: /0\.5|whole number|integer/, fix: /./ },
  ],
  [
    'a deposit of everything',
    (copy) => copy.replace('terms.yaml', /depositPercent: .*$/m, 'depositPercent: 100'),
    { file: 'terms.yaml', field: 'payment.depositPercent', what: /at most 99/, fix: /./ },
  ],
  [
    'a band from one day',
    (copy) =>
      copy.replace('terms.yaml', '{ fromDays: 15, percent: 50 }\n  - { fromDays: 0', '{ fromDays: 1, percent: 50 }\n  - { fromDays: 0'),
    { file: 'terms.yaml', field: 'cancellation[1].fromDays', what: /from 1 day/, fix: /at least 2/ },
  ],
  [
    'a name that stands for an empty list',
    (copy) => {
      copy.replace('terms.yaml', /inFullFor: .*$/m, 'inFullFor: []');
      return copy.replace(TRIP, 'subtitle: The line', 'subtitle: A {payment.inFullFor} trip, the line');
    },
    { file: TRIP, field: 'subtitle', what: /\{payment\.inFullFor\} .* its list there is empty/, fix: /leave the sentence out/ },
  ],
  [
    'the number of last days while no cancellation costs everything',
    (copy) => {
      copy.replace('terms.yaml', '{ fromDays: 0, percent: 100 }', '{ fromDays: 0, percent: 90 }');
      return copy.replace(TRIP, 'subtitle: The line', 'subtitle: No money back in the last {cancellation.lastDays} days, the line');
    },
    { file: TRIP, field: 'subtitle', what: /\{cancellation\.lastDays\} has no value/, fix: /Leave the sentence out/ },
  ],
  [
    'a vacation that ends a year too late',
    (copy) => copy.replace('school-terms.yaml', 'to: 2025-10-05', 'to: 2026-10-05'),
    { file: 'school-terms.yaml', field: 'years[0].vacations[0].to', what: /last longer than 100 days/, fix: /Correct/ },
  ],
  [
    'an all-ladies trip for children',
    (copy) => copy.replace(LADIES, /^ages: .*$/m, 'ages: { from: 5, to: 13 }'),
    { file: LADIES, field: 'ages.from', what: /cannot be for ages from 5/, fix: /at least 18/ },
  ],
  [
    'an all-ladies trip per mom & child',
    (copy) => copy.replace(LADIES, 'perMomAndChild: false', 'perMomAndChild: true'),
    { file: LADIES, field: 'perMomAndChild', what: /cannot be per mom & child/, fix: /perMomAndChild: false/ },
  ],
  [
    'an all-ladies trip with a price for another child',
    (copy) => copy.replace(LADIES, 'duration:', 'additionalChild: { amount: 9000 }\nduration:'),
    { file: LADIES, field: 'additionalChild', what: /no price for an additional child/, fix: /Remove additionalChild/ },
  ],
  [
    'a day of change in the future',
    (copy) => copy.replace(TRIP, /^updated: .*$/m, 'updated: 2099-01-01'),
    { file: TRIP, field: 'updated', what: /2099-01-01 is after today/, fix: /last change/ },
  ],
  [
    'a past trip in the future',
    (copy) => copy.replace(`${ALBUM}/trip.yaml`, /^year: .*$/m, 'year: 2099'),
    { file: `${ALBUM}/trip.yaml`, field: 'year', what: /cannot be in 2099/, fix: /Write a year until/ },
  ],
  [
    'a file in Windows-1252',
    (copy) => writeFileSync(join(copy.folder, TRIP), copy.text(TRIP).replace(/^title:.*$/m, 'title: The café'), 'latin1'),
    { file: TRIP, field: 'line 2', what: /not in UTF-8.*caf/, fix: /encoding 'UTF-8'/ },
  ],
  [
    'a control character in a text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, String.raw`title: "One \v price"`),
    { file: TRIP, field: 'title', what: /invisible character \(U\+000B\)/, fix: /type them again/ },
  ],
  [
    'an invisible character in a policy',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\nWrite\u200B to us.'),
    { file: POLICY, field: 'line 10', what: /U\+200B/, fix: /type them again/ },
  ],
  [
    'a list that begins at 3',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\n3. Third'),
    { file: POLICY, field: 'line 10', what: /a list that begins at 3/, fix: /Rewrite/ },
  ],
  [
    'a link in a heading',
    (copy) => copy.replace(POLICY, /^## .*$/m, '## How to tell [us](/contact)'),
    { file: POLICY, field: 'line 8', what: /a link in a heading \("us"\)/, fix: /Rewrite/ },
  ],
  [
    'a link in a heading, with its text further up',
    (copy) => copy.replace(POLICY, /^## (.*)$/m, 'Write to us.\n\n## How to tell [us](/contact)'),
    { file: POLICY, field: 'line 10', what: /a link in a heading/, fix: /Rewrite/ },
  ],
  [
    'a heading without a space after its signs',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\n##Transfers'),
    { file: POLICY, field: 'line 10', what: /"##Transfers"/, fix: /Rewrite/ },
  ],
  [
    'bold text with a space inside its signs',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\nYour ** reason** makes no difference.'),
    { file: POLICY, field: 'line 10', what: /"\*\*/, fix: /Rewrite/ },
  ],
  [
    'a link with a space between its text and its address',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\nBuy [travel insurance] (/faqs).'),
    { file: POLICY, field: 'line 10', what: /"\] \(/, fix: /Rewrite/ },
  ],
  [
    'a table without a line below its head',
    (copy) => copy.replace(POLICY, /^## .*$/m, '$&\n\n| a | b |\n| 1 | 2 |'),
    { file: POLICY, field: 'line 10', what: /"\|/, fix: /Rewrite/ },
  ],
  [
    'italics in a field of plain text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: Deodars, *ropes* and peaks'),
    { file: TRIP, field: 'title', what: /'\*ropes\*', which is Markdown/, fix: /Remove it/ },
  ],
  [
    'a number in a field of text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: 2027'),
    { file: TRIP, field: 'title', what: /2027 and must be text/, fix: /Put quotes around it: "2027"/ },
  ],
  [
    "a day's title that begins with its number",
    (copy) => copy.replace(TRIP, '- title: What day 3 is about', "- title: 'Day 3: what it is about'"),
    { file: TRIP, field: 'itinerary[2].title', what: /begins with the day's number/, fix: /as the field requires/ },
  ],
  [
    'a cancellation that costs less when it is later',
    (copy) => copy.replace('terms.yaml', '- { fromDays: 15, percent: 50 }', '- { fromDays: 15, percent: 0 }'),
    { file: 'terms.yaml', field: 'cancellation[1]', what: /15 days costs no more than/, fix: /higher cost/ },
  ],
  [
    'two cancellations that cost the same',
    (copy) => copy.replace('terms.yaml', '- { fromDays: 15, percent: 50 }', '- { fromDays: 15, percent: 100 }'),
    { file: 'terms.yaml', field: 'cancellation[2]', what: /0 days costs no more than/, fix: /remove the line/ },
  ],
  [
    "a testimonial with a founder's id",
    (copy) => copy.replace('people/testimonials.yaml', /id: .*$/m, `id: ${/id: (.*)$/m.exec(copy.text('people/founders.yaml'))![1]}`),
    {
      file: 'people/testimonials.yaml',
      field: 'testimonials[0].id',
      what: /Two pictures are called .*founders\.yaml → founders\[0\]\.id/,
      fix: /another name/,
    },
  ],
  [
    'escaped Markdown in a heading',
    (copy) => copy.replace(POLICY, /^## .*$/m, String.raw`## How to \*tell\* \[us\](/nowhere)`),
    { file: POLICY, field: 'line 8', what: /a heading with \*/, fix: /Rewrite/ },
  ],
  [
    'two equal headings',
    (copy) => copy.replace(POLICY, /^## (.*)$/m, '## $1\n\nA text.\n\n## $1'),
    { file: POLICY, field: 'line', what: /Two parts of the page have the address #/, fix: /Word one of the headings differently/ },
  ],
  [
    "the heading 'Contact'",
    (copy) => copy.replace(POLICY, /^## .*$/m, '## Contact'),
    { file: POLICY, field: 'line 8', what: /#contact is the address of another part/, fix: /differently/ },
  ],
  [
    'a question with the id of another part of the page',
    (copy) => copy.replace('faqs.yaml', 'id: question-1', 'id: newsletter'),
    { file: 'faqs.yaml', field: 'questions[0].id', what: /#newsletter is the address of another part/, fix: /another id/ },
  ],
  [
    'HTML in a text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: Goa &amp; the hills'),
    { file: TRIP, field: 'title', what: /has '&amp;', which is HTML/, fix: /the character itself/ },
  ],
  [
    'Markdown in a plain text',
    (copy) => copy.replace(TRIP, /^title:.*$/m, 'title: The **best** of Goa'),
    { file: TRIP, field: 'title', what: /has '\*\*', which is Markdown/, fix: /Remove it/ },
  ],
  [
    'the table of a policy in a plain text',
    (copy) => copy.replace('pages.yaml', /^( *)creditNote: .*$/m, "$1creditNote: '{cancellation.table}'"),
    { file: 'pages.yaml', field: 'trip.creditNote', what: /which is Markdown/, fix: /Only the answers/ },
  ],
  [
    'braces that do not name anything',
    (copy) => copy.replace(TRIP, /^title:.*$/m, "title: 'One {2 price'"),
    { file: TRIP, field: 'title', what: /brace/, fix: /both braces/ },
  ],
  [
    'a site address that ends with a slash',
    (copy) => copy.replace('company.yaml', /^siteUrl: .*$/m, 'siteUrl: https://example.com/'),
    { file: 'company.yaml', field: 'siteUrl', what: /must not end with a slash/, fix: /without a slash/ },
  ],
  [
    'a group whose largest size is below its smallest',
    (copy) => copy.replace('terms.yaml', 'familiesTo: 15', 'familiesTo: 5'),
    { file: 'terms.yaml', field: 'groups.familiesTo', what: /5 is below 8/, fix: /Swap/ },
  ],
  [
    'a trip confirmed after the balance is due',
    (copy) => copy.replace('terms.yaml', 'confirmedDaysBefore: 35', 'confirmedDaysBefore: 20'),
    { file: 'terms.yaml', field: 'smallestGroup.confirmedDaysBefore', what: /after the balance is due/, fix: /at least 30/ },
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

test('a night on the way counts as a night of the trip', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, '2N/3D', '3N/3D');
  expect(copy.problems()).toHaveLength(1);
  copy.replace(TRIP, 'duration:', 'startsOvernight: true\nduration:');
  expect(copy.problems()).toEqual([]);
});

test('each problem is reported only once', () => {
  for (const wrong of ['31/02/2027', '2027-02-30', 'soon']) {
    const problems = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, '2027-04-09', wrong).problems();
    expect(problems.map(({ field }) => field)).toEqual(['departures[0].start']);
  }
  const large = new ContentCopy(FIXTURE_CONTENT).replace('faqs.yaml', /The answer to question 1.*/, '# A **large** heading').problems();
  expect(large.map(({ what }) => what)).toEqual(['The text has a heading of level 1 ("A large heading"), which the page cannot show.']);
});

test('a photo is not called unused while the file that it belongs to has a mistake', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(`${ALBUM}/trip.yaml`, /^ {2}alt: .*$/m, '  focus: [0.5, 0.5]');
  writeFileSync(join(copy.folder, `${ALBUM}/hero.jpg`), 'x');
  expect(copy.problems().map(({ field }) => field)).toEqual(['picture.alt']);
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

test('a file that begins with a byte order mark, or with spaces after the dashes, is valid', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, /^/, '\uFEFF').replace(POLICY, /^---\n/, '\uFEFF---  \n');
  copy.replace(POLICY, /\n---\n/, '\n--- \n');
  expect(copy.problems()).toEqual([]);
});

test('spaces inside the braces of a name are ignored', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, '{payment.depositPercent}% of', '{ payment.depositPercent }% of');
  expect(loadContent(copy.folder).upcoming.get('one-price')?.bookingInfo?.advancePayment).toMatch(/^50% of/);
});

test('bold in a heading is shown as the heading that it is', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(POLICY, /^## .*$/m, '## How to **tell** us');
  expect(loadContent(copy.folder).policies['privacy-policy'].blocks).toContainEqual({
    kind: 'heading',
    level: 2,
    id: 'how-to-tell-us',
    text: 'How to tell us',
  });
});

test('a trip to a place with its own terms has them without a further field', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, /^title:.*$/m, 'title: Two days in the Desert');
  copy.replace('terms.yaml', 'inFullFor: [Pondicherry]', 'inFullFor: [The desert]');
  expect(loadContent(copy.folder).upcoming.get('one-price')).toMatchObject({ paysInFull: true, allowsTransfer: false });
  expect(loadContent(FIXTURE_CONTENT).upcoming.get('one-price')).toMatchObject({ paysInFull: false, allowsTransfer: true });
});

test('another name of such a place counts as its name', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, /^title:.*$/m, 'title: Two days in Puducherry');
  expect(loadContent(copy.folder).upcoming.get('one-price')).toMatchObject({ paysInFull: true });
});

test('an empty list of destinations says that the text only mentions a place', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(TRIP, /^summary:.*$/m, 'summary: As far from the desert as one can be.');
  expect(copy.problems()).toHaveLength(1);
  copy.replace(TRIP, 'duration:', 'destinations: []\nduration:');
  expect(copy.problems()).toEqual([]);
});

test('.DS_Store in the content folder is ignored', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  writeFileSync(join(copy.folder, 'trips/past/.DS_Store'), 'x');
  expect(copy.problems()).toEqual([]);
});
