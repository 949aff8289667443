/**
 * The schemas for the YAML and front matter in content/. scripts/write-schemas.ts turns them into JSON Schema, so that
 * code editors show the descriptions. Objects are strict: an unknown field is treated as a typo and
 * stops the build.
 */
import { z } from 'zod';
import { isDay } from '#app/domain/days.ts';

const text = (what: string) => z.string().trim().min(1, 'must not be empty').describe(what);
const places = (what: string) => z.array(text('A place.')).describe(what);
const texts = (what: string) => z.array(text('A short sentence without a full stop.')).min(1).describe(what);

/** The format of slugs and ids. A trip's slug is its folder's name and the last part of its URL. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slug = (what: string) => z.string().regex(SLUG_PATTERN, 'must be lowercase letters, digits and hyphens').describe(what);

const date = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date written year-month-day, such as 2025-08-01', abort: true })
    .refine(isDay, 'is not a real date')
    .describe(what);

/** Used in the sitemap, feeds and calendars instead of the git date, because a copy without git history must produce the same build. */
const updated = date('The day this text was last changed. Search engines and feeds see it, so change it together with the text.');

const rupees = (what: string) => z.number().int().positive().describe(`${what} Whole rupees, without ₹ or commas.`);

const sample = z
  .literal(true)
  .optional()
  .describe('true marks a made-up fact that must be replaced before the site goes live; the doctor lists these.');

const alt = text('What the picture shows, for a mother who cannot see it. Do not write "picture of".');

const focus = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
  .optional()
  .describe('The point that stays visible in every crop: [across, down], each from 0 to 1. Default: the middle.');

const stillToCheck = texts(
  'Who must check this before the site goes live, and why: one sentence each. The doctor prints them; no page shows them.',
).optional();

const metaWords = {
  metaTitle: text('The title in the browser tab and in search results, at most 60 characters.'),
  metaDescription: text('One or two sentences for search results, at most 155 characters.'),
};

const pictureSchema = z.strictObject({ alt, focus });

const galleryPicture = z.strictObject({
  picture: z
    .string()
    .regex(/^gallery-[a-z0-9-]+$/, 'must be a name such as gallery-3')
    .describe("The name of its photo or drawing, such as gallery-3, wherever it is in the list. If left out, 'gallery-' and its number.")
    .optional(),
  alt,
  caption: text('One short line under the picture, in our own words.').optional(),
  focus,
});

const badges = {
  isPopular: z.boolean().optional().describe('Shows the badge Popular. It takes precedence over New and Limited.'),
  isNew: z.boolean().optional().describe('Shows the badge New. It takes precedence over Limited.'),
  isLimited: z.boolean().optional().describe('Shows the badge Limited (on the list page only).'),
};

const ages = z
  .strictObject({
    from: z.number().int().min(0).max(99).describe('The youngest age, in years.'),
    to: z.number().int().max(99).optional().describe("The oldest age. If left out, the card says, for example, '18+'."),
  })
  .describe('Who may come.');

const departure = z.strictObject({
  start: date('The first day of the trip.'),
  end: date('The last day of the trip.'),
  slotsLeft: z.number().int().min(0).describe('The number of open slots.'),
  totalSlots: z
    .number()
    .int()
    .min(1)
    .max(200)
    .describe('The total number of slots. A slot is a place for one traveller, so a mother with one child takes two.'),
  asOf: date(
    'The day the open slots were counted. The page shows it next to them; after two weeks it says they were open on that day. Change it together with slotsLeft.',
  ),
  page: slug("The slug of this departure's own page, if it has one: a folder in trips/upcoming with departureOf in its file.").optional(),
});

const price = z
  .union([
    rupees('One price for everyone.'),
    z.strictObject({ from: rupees('The lowest price.'), to: rupees('The highest price.') }).describe('A price range.'),
    z
      .array(z.strictObject({ ages, amount: rupees('The price for these ages.') }))
      .min(2)
      .describe('One price per age band.'),
  ])
  .describe('One amount, a range (from, to), or a list of age bands.');

/** A string field with a maximum word count, because most visitors read on a phone. */
const short = (what: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((value) => value.split(/\s+/).length <= most, `must be at most ${most} words`)
    .describe(`${what} At most ${most} words.`);

/** A sentence that begins with the given words. */
const opening = (words: string, what: string) => text(what).refine((value) => value.startsWith(words), `must begin with '${words}'`);

/** Text that the page writes a word before. */
const after = (word: string, what: string) =>
  text(what).refine((value) => !new RegExp(`^${word}\\b`, 'i').test(value), `begins with '${word}', which the page writes before it`);

/** Text that the page puts in quotation marks. */
const quote = text('Her own words.').refine((value) => !/^["“].*["”]$/s.test(value), 'is in quotation marks, which the page writes');

/** The page writes the number of a day before its title. */
const dayTitle = (what: string) =>
  text(what).refine((title) => !/^day \d/i.test(title), "begins with the day's number, which the page writes before it");

const day = z.strictObject({
  title: dayTitle('The day in a few words. Leave out the weekday, because the page adds it.'),
  description: short('Two or three sentences: why this day, where, and who with. The times belong in detailedItinerary.', 45),
});

const pastDay = z.strictObject({
  title: dayTitle('The day in a few words.'),
  description: text('Two to four sentences: what happened, where, who with, and what everyone ate.'),
});

const quotes = z
  .array(z.strictObject({ name: text('First name and city.'), quote, sample }))
  .min(1)
  .describe(
    'What mothers say about this trip: first what delighted, then what annoyed. The page of an upcoming trip begins with the first.',
  )
  .optional();

const detailedDay = z.strictObject({
  title: dayTitle('The times of the day in a few words, as a heading above the activities.'),
  activities: texts('The activities, in order.'),
});

const fact = (what: string) =>
  z
    .strictObject({ text: text(what), sample })
    .describe(what)
    .optional();

/** The short answer and the note for a main fact. The pages of upcoming trips show the main facts before the others. */
const firstFacts = {
  short: short('The answer in large type, such as 2 km a day.', 5)
    .refine((value) => !value.endsWith('.'), 'ends with a full stop, which the page writes')
    .optional(),
  note: short('A line under the answer, such as much of it on wet steps.', 12).optional(),
};

const firstFact = (what: string) =>
  z
    .strictObject({ ...firstFacts, text: text(`More detail: ${what}`).optional(), sample })
    .refine(({ short, note }) => short !== undefined || note === undefined, { path: ['note'], error: 'needs a short answer above it' })
    .refine(({ short, note, text }) => short ?? note ?? text, 'must have a short answer or a text')
    .describe(what)
    .optional();

const goodToKnow = z
  .strictObject({
    longestDrive: z
      .strictObject({
        minutes: z
          .number()
          .int()
          .positive()
          .max(24 * 60)
          .describe('The longest drive from one place to the next, in whole minutes, not counting food and toilet breaks.'),
        dayMinutes: z
          .number()
          .int()
          .positive()
          .max(24 * 60)
          .describe('All drives of the day with the most driving, in whole minutes. Leave it out if the longest drive is all of them.')
          .optional(),
        note: firstFacts.note,
        text: text('The start and the end of the drive, the road, and where the breaks are.').optional(),
        sample,
      })
      .refine(({ minutes, dayMinutes = Infinity }) => dayMinutes > minutes, {
        path: ['dayMinutes'],
        error: 'must be more than minutes, or left out',
      })
      .describe('The longest drive: how long, and what it is like.')
      .optional(),
    walking: firstFact('How far we walk, how many steps there are, how rough the path is, and where to wait instead.'),
    pushchair: fact('Where a pushchair works and where a child has to be carried.'),
    naps: fact('Whether a small child can nap at midday, and where.'),
    toilets: firstFact('What toilets there are on the road and at the sights.'),
    rooms: firstFact('What the rooms are like, and who shares a room and a bed.'),
    meals: firstFact('What small children eat, and when.'),
    water: fact('Drinking water, and how close we come to rivers, the sea, pools and boats.'),
    weather: fact('The temperature, the rain and the altitude.'),
    phoneSignal: fact('Where phones work and where they do not.'),
    hospital: fact('The hospital nearest to where we sleep, and the nearest large one.'),
    flights: fact('What the flight or train costs, roughly, and when to book it.'),
    singleRoom: fact('What a single room costs.'),
    hotels: fact('The hotels by name, or what kind they are.'),
    groupSize: fact('The smallest and the largest group, and by when a departure is confirmed.'),
    leaders: fact('Who leads, what they are trained in, and how many of our adults there are per child.'),
  })
  .describe(
    'What a mother asks before she pays. Write only what is true and known. Mark a fact that nobody has promised yet with sample: true.',
  );

const tripWords = {
  updated,
  sample: sample.describe('true: the days, the inclusions and the booking are not from the company yet. The doctor lists these trips.'),
  title: text('The name of the trip, as on the card.'),
  subtitle: text('One short line under the title.').optional(),
  picture: pictureSchema.describe('The large picture of the trip.'),
  ...badges,
  description: short('Two paragraphs about the trip, separated by an empty line.', 90),
  summary: text('One or two sentences for search results and shared links, at most 155 characters.'),
  highlights: texts('Four to six reasons to come. The card shows the first two: with at most 33 characters, each fits on one line.'),
  itinerary: z.array(day).min(1).describe('One entry per day, in order.'),
  detailedItinerary: z
    .strictObject({
      day1: detailedDay.describe('The first day, hour by hour.').optional(),
      day2: detailedDay.describe('The second day, hour by hour.').optional(),
      day3: detailedDay.describe('The third day, hour by hour.').optional(),
      day4: detailedDay.describe('The fourth day, hour by hour.').optional(),
      day5: detailedDay.describe('The fifth day, hour by hour.').optional(),
      day6: detailedDay.describe('The sixth day, hour by hour.').optional(),
      note: text('A closing note on the programme.').optional(),
    })
    .optional()
    .describe("The programme hour by hour, in a disclosure under each day. It says when; the day's description says why."),
  inclusions: texts('What the price includes.').optional(),
  exclusions: texts('What the price does not include.').optional(),
  communication: texts('How we keep in touch before and during the trip.').optional(),
  goodToKnow: goodToKnow.optional(),
  goodFor: z
    .array(
      opening('Good for', "Whom the trip suits: one sentence that begins with 'Good for', says what they do, and ends with a full stop."),
    )
    .min(1)
    .max(3)
    .describe('Whom this trip suits, and what the older and the younger children do on it. Shown above notFor.')
    .optional(),
  notFor: z
    .array(
      opening('Not for', "Who the trip does not suit, said plainly: one sentence that begins with 'Not for' and ends with a full stop."),
    )
    .min(1)
    .describe('Who this trip does not suit. Better to read it here than to find out on the way.')
    .optional(),
  familyQuestions: z
    .array(text("One question about her family, such as 'Does your child need a booster seat?'."))
    .min(1)
    .max(3)
    .describe('What we ask a family when we talk to them. Not what the trip is like: the page answers that.')
    .optional(),
  bookingInfo: z
    .strictObject({
      advancePayment: text('What a family pays to book. Write company-wide numbers in braces, such as {payment.depositPercent}.'),
      balancePaymentDeadline: text('When the balance is due.'),
      transport: text('What we travel in.'),
      accommodation: text('Where we sleep, and who shares a room.'),
      pickupDrop: text('Where the trip starts and ends.'),
      arrivalRequirement: text('The latest time to arrive.'),
      departureTime: text('When we are back, or the earliest time for a flight home.'),
      flightBooking: text('Who books flights or trains to the meeting place, and when.'),
      communication: text('The group chat and who is in it.'),
      planning: text('The pre-trip meeting, the packing list and so on.'),
    })
    .describe("How the trip is booked and planned, line by line, under 'Booking & Planning Information'.")
    .optional(),
  testimonials: quotes,
};

const tripType = z
  .enum(['family', 'ladies', 'luxury'])
  .describe('family: mothers with children; ladies: women on their own; luxury: mothers with children, in better hotels.');

export const upcomingTripSchema = z.strictObject({
  ...tripWords,
  type: tripType,
  duration: text("Nights and days as shown on the page, such as '2N/3D' or '3 days, 2 nights'."),
  startsFrom: after('from', "Where the group meets, such as 'Chennai'. The page shows it after the length.").optional(),
  startsOvernight: z.boolean().describe('true: the trip begins with a night on the way, which counts in the length.').optional(),
  ages,
  price,
  perMomAndChild: z.boolean().describe("true: the price is 'per mom & child'; false: 'per person'."),
  additionalChild: z
    .strictObject({ amount: rupees('What the second child and each additional child costs.'), sample })
    .describe("The price of an additional child who sleeps in the mother's room. If left out, the page gives the price for one child only.")
    .optional(),
  fares: z
    .array(
      z.strictObject({
        by: after('by', "How one travels, such as 'plane' or 'night train'."),
        from: rupees('The lowest likely fare.'),
        to: rupees('The highest likely fare.'),
        sample,
      }),
    )
    .min(1)
    .describe(
      'Roughly what one traveller pays to the meeting place and back, one entry per way of travelling. The price does not include this; the page shows the total for each family.',
    )
    .optional(),
  leader: z
    .strictObject({ founder: slug('The id of a founder in people/founders.yaml.'), sample })
    .describe('The founder who leads the trip. If left out, the page says that a founder or a trained leader does.')
    .optional(),
  isAbroad: z
    .boolean()
    .describe('true: a trip abroad. The law adds TCS (tax collected at source) to each payment, at the rate in terms.yaml.')
    .optional(),
  destinations: places(
    'Where the trip goes, if its title and subtitle do not say so. terms.yaml has other terms for some places. An empty list: the text only mentions such a place.',
  ).optional(),
  departures: z.array(departure).min(1).describe('Every departure of this trip.'),
});

/** The file of an upcoming trip. */
export type UpcomingTripFile = z.output<typeof upcomingTripSchema>;

/** A separate page for one departure of a trip, which names it. Fields that are missing here, such as dates and price, come from that trip. */
export const departurePageSchema = z.strictObject({
  ...tripWords,
  departureOf: slug('The slug of the trip that this departure belongs to. There, the departure names this page in page.'),
});

/** The file of the page for a single departure. */
export type DeparturePageFile = z.output<typeof departurePageSchema>;

export const pastTripSchema = z.strictObject({
  updated: updated.optional(),
  sample: sample.describe('true: the trip, its days and its quotes are made up. The doctor lists these.'),
  title: text('The name of the trip, as on the card.'),
  type: tripType.default('family'),
  location: text('State or country, such as Meghalaya.'),
  year: z.number().int().min(2015).max(2100).describe('The year of the trip. The list shows the newest first.'),
  picture: pictureSchema.describe('The large picture of the trip.'),
  description: text('Two paragraphs about how it went, separated by an empty line.'),
  summary: text('One or two sentences for search results and shared links, at most 155 characters.'),
  highlights: texts('Four to six things we did.'),
  gallery: z.array(galleryPicture).min(1).describe('The pictures of the gallery, in order. Their number is the photo count.'),
  itinerary: z.array(pastDay).min(1).describe('One entry per day, in order.'),
  testimonials: quotes,
});

/** The file of a past trip. */
export type PastTripFile = z.output<typeof pastTripSchema>;

export const listsSchema = z.strictObject({
  upcoming: z
    .array(slug('A folder in trips/upcoming.'))
    .describe('The trips in the upcoming list, in any order. The site sorts them by their next departure.'),
  past: z
    .array(slug('A folder in trips/past.'))
    .describe('The trips in the past list, in any order. The site sorts them by year, newest first.'),
  spotlights: z.array(slug('A folder in trips/past.')).describe("The home page's Destination Spotlights, in this order."),
});

const ownPath = (what: string) =>
  z
    .string()
    .regex(/^\/(?:[A-Za-z0-9_~-]+(?:\/[A-Za-z0-9_~-]+)*)?$/, 'must be an address on this site, such as /trips/upcoming/goa-western-ghats')
    .describe(`${what} It begins with a slash and ends without one.`);

export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: ownPath('The old address.'),
        to: ownPath('The page that replaces it.'),
      }),
    )
    .describe('Addresses that have moved permanently. Every host answers them with a 301.'),
});

const link = z.url({ protocol: /^https$/, error: 'must be a web address that begins with https://' });

const socialLink = z.strictObject({ url: link.describe('The address of the profile.'), sample });

export const companySchema = z.strictObject({
  name: text("The company's name."),
  siteUrl: link
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .describe('Where the site is published, without a slash at the end.'),
  supportEmail: z.email('must be an email address').describe('Every request goes to this address.'),
  securityContactUntil: date(
    'The day until which security.txt promises that we read this address: within a year. The doctor reports when it must be renewed.',
  ),
  sampleDay: date(
    "While the content is a sample: the day that every page uses as today, because the sample's departures are in the past. The footer of each page says so. Remove the line before the site goes live.",
  ).optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+[\d ()-]{8,20}$/, 'must be a phone number: + and the country code, then digits and spaces')
    .describe('A phone number as shown on the page, such as +91 98400 00000.')
    .optional(),
  whatsapp: z
    .string()
    .regex(/^\d{10,15}$/, 'must be digits only, with the country code')
    // An Indian mobile number has ten digits and begins with 6 to 9.
    .refine((digits) => !/^(?:0|[6-9]\d{9}$)/.test(digits), 'must begin with the country code, such as 91')
    .optional()
    .describe(
      'The WhatsApp number, digits only, with the country code. The footer and the contact page then lead to WhatsApp. When you add it, mention that and the button Send by WhatsApp in the privacy policy, in English and in Tamil.',
    ),
  address: z
    .strictObject({
      lines: z
        .array(text('One line of the address.').refine((line) => !line.endsWith(','), 'ends with a comma'))
        .min(2)
        .describe('The address as the footer and the contact page show it.'),
      city: text('City.'),
      region: text('State.'),
      postalCode: z
        .string()
        .regex(/^[\dA-Z][\dA-Z -]{2,9}$/, 'must be a PIN code, such as 600028')
        .describe('PIN code.'),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be two capital letters')
        .describe('Two letters, such as IN.'),
    })
    .describe('The office. Search engines use the city, state, PIN code and country.'),
  map: z
    .strictObject({
      embedUrl: link.describe('The address of the map frame.'),
      openUrl: link.describe("The address that 'Open in Maps' opens."),
    })
    .describe(
      'The map of the office. Until it has loaded, the page shows a drawing of Mandaveli. When the address changes, add a picture of the new neighbourhood as pages/contact-map.jpg in the content folder.',
    ),
  instagram: socialLink.describe('Our profile on Instagram.'),
  linkedin: socialLink.describe('Our profile on LinkedIn.'),
  tagline: text('One sentence about what the company does, for search results.'),
  legal: z
    .strictObject({
      name: text(
        'The registered name, such as Example Private Limited. Policies and FAQ answers use it. If left out, they use the name of the company.',
      ).optional(),
      cin: text('Corporate identity number.').optional(),
      gstin: text('GST number.').optional(),
      contactPerson: text('The person named for complaints.').optional(),
    })
    .optional()
    .describe('Facts that the law requires. The footer and the contact page show those that are here. Never invent one.'),
  sample,
});

/** The file of the company's facts. */
export type CompanyFile = z.output<typeof companySchema>;

const heading = { title: text('The heading.'), lead: text('One or two calm sentences next to the heading.') };

const section = (what: string) => z.strictObject(heading).describe(what);

export const homeSchema = z.strictObject({
  updated: updated.optional(),
  ...metaWords,
  hero: z
    .strictObject({
      badge: text('A small line above the headline.'),
      headline: text('The headline.'),
      picture: pictureSchema.describe('The large picture, home/hero.jpg.'),
    })
    .describe('The top of the page.'),
  values: z
    .array(z.strictObject({ title: text('Two words.'), text: text('One short sentence.') }))
    .length(4)
    .describe('What we stand for.'),
  upcoming: section('Heading and lead for the upcoming trips.'),
  past: section('Heading and lead for the Destination Spotlights.'),
  founders: section('Heading and lead for the founders.'),
  stats: z
    .array(
      z.strictObject({
        figure: text("The number, such as '3+'. If left out, only the words are shown.").optional(),
        words: text('What the figure counts.'),
      }),
    )
    .min(1)
    .describe('The company in figures.'),
  testimonials: section('Heading and lead for the testimonials.'),
  press: z
    .strictObject({
      title: text('The heading.'),
      logos: z
        .array(z.strictObject({ name: text('Name of the newspaper or magazine.'), alt, sample }))
        .min(1)
        .describe('Newspapers and magazines, in this order.'),
    })
    .describe('Newspapers and magazines that have written about us.'),
  follow: z
    .strictObject({ ...heading, button: text('The link text.'), picture: pictureSchema.describe('The picture, home/follow.jpg.') })
    .describe('The section that leads to Instagram.'),
  closing: z
    .strictObject({ ...heading, picture: pictureSchema.describe('The picture, home/closing.jpg.') })
    .describe('The last section, with the button for a custom itinerary.'),
});

export const foundersSchema = z.strictObject({
  founders: z
    .array(
      z.strictObject({
        id: slug('The name of her portrait, people/<id>.jpg.'),
        name: text('Full name.'),
        role: text('Role in the company.'),
        asLeader: text("A few words after her name where she leads a trip, such as 'our founder, a mother of three'."),
        bio: text('Two or three paragraphs, separated by empty lines.'),
        picture: pictureSchema.describe('Her portrait, people/<id>.jpg.'),
        instagram: link.describe('Her profile on Instagram.'),
        linkedin: link.describe('Her profile on LinkedIn.'),
        sample,
      }),
    )
    .min(1)
    .describe('The founders, in this order.'),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        id: slug('The name of her portrait, people/<id>.jpg.'),
        name: text('First name.'),
        role: text("Her role or place, such as 'Mother of two, Bengaluru'."),
        quote,
        picture: pictureSchema.describe('Her portrait, people/<id>.jpg.'),
        rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
        sample,
      }),
    )
    .min(1)
    .describe('What mothers say on the home page, in this order.'),
});

const pageWords = {
  updated: updated.optional(),
  ...metaWords,
  title: text("The page's heading."),
  lead: text('One or two sentences under the heading.'),
};

export const howItWorksSchema = z.strictObject({
  ...pageWords,
  steps: z
    .array(
      z.strictObject({
        id: slug("The name of the step's picture, how-it-works/<id>.jpg."),
        title: text('The step in a few words.'),
        text: text('Two to four sentences. Separate paragraphs with an empty line.'),
        picture: pictureSchema.describe('The picture of the step.'),
      }),
    )
    .length(5)
    .describe('The steps, in order.'),
});

export const faqsSchema = z.strictObject({
  ...pageWords,
  picture: pictureSchema.describe('The picture next to the questions, pages/faqs.jpg.'),
  questions: z
    .array(
      z.strictObject({
        id: slug('The part of the address after #.'),
        question: text('The question, as a mother would ask it.'),
        answer: text('The answer in Markdown. Write company-wide numbers in braces, such as {payment.depositPercent}.'),
        sample,
        stillToCheck,
      }),
    )
    .min(1)
    .describe('The questions, in this order.'),
});

/** Copy for pages that need little of it, and text that the pages of all upcoming trips share. */
export const pagesSchema = z.strictObject({
  'all-trips': z
    .strictObject({
      ...pageWords,
      upcoming: text('What the list of upcoming trips offers, in one sentence.'),
      past: text('What the list of past trips offers, in one sentence.'),
    })
    .describe('The page that links to both lists.'),
  'all-upcoming-trips': z.strictObject(pageWords).describe('The list of upcoming trips.'),
  'all-past-trips': z.strictObject(pageWords).describe('The list of past trips.'),
  trip: z
    .strictObject({
      price: text('What every price includes.'),
      fares: text(
        'The beginning of the sentence that ends with the total with each way of travelling. It names the town that the fares are calculated from.',
      ),
      priceRise: text('Whether a price may rise after booking, and what happens then.'),
      tcs: text('What is added to the price of a trip abroad.'),
      creditNote: text('What a credit note is, under the days and amounts.'),
      rescheduling: text('What rescheduling is.'),
      transfer: text('What a transfer is.'),
      ifWeCancel: text('What applies if we cancel, or if a trip ends early.'),
      questions: text("A sentence next to the founders' portraits, above the ways to ask a question."),
      leader: text('Who travels with the group. Shown after it if the trip names no leader.'),
    })
    .describe('Text that is the same on the page of every upcoming trip.'),
  contact: z
    .strictObject({
      ...pageWords,
      picture: pictureSchema.describe('The picture next to the ways to reach us, pages/contact.jpg.'),
      callTitle: text('Heading above the call button.'),
      callText: text('What happens after a visitor asks for a call.'),
    })
    .describe('The contact page.'),
});

export const policyFrontMatterSchema = z.strictObject({
  title: text("The page's heading."),
  ...metaWords,
  lead: text('The policy in one or two plain sentences.'),
  reviewed: date(
    'For a page that describes the website itself: the day that description was last checked. The page shows it instead of lastUpdated in terms.yaml. After a year the doctor asks for a new check.',
  ).optional(),
  sample,
  stillToCheck,
});

/** The school calendar, for counting the school days that a child misses on a departure. */
export const schoolTermsSchema = z.strictObject({
  years: z
    .array(
      z.strictObject({
        name: text('The school year, such as 2025-26.'),
        first: date('The first school day.'),
        last: date('The last school day before the summer.'),
        vacations: z
          .array(
            z.strictObject({
              name: text("The name as it reads after 'No school day missed:', such as quarterly holidays."),
              from: date('The first free day, including a weekend.'),
              to: date('The last free day, including a weekend.'),
            }),
          )
          .describe('The vacations. Include the summer vacation, if known, so that trips in it count as missing no school days.'),
        examinations: z
          .array(
            z.strictObject({
              name: text("The name as it reads after 'in many schools the', such as quarterly examinations."),
              from: date('The first day in most schools.'),
              to: date('The last day in most schools.'),
            }),
          )
          .default([])
          .describe('The examinations of most schools. A departure during them, or up to three days before them, says when they begin.'),
        publicHolidays: z
          .array(
            z.strictObject({
              name: text("The name as it reads before 'is a holiday', such as Milad un Nabi."),
              date: date('The day of the holiday.'),
              isExpected: z.boolean().describe('true: the day depends on the moon and may still move.').optional(),
            }),
          )
          .describe('Every public holiday of the school year, including those on a weekend or in a vacation.'),
        workingSaturdays: z
          .array(
            z.strictObject({
              date: date('A Saturday on which there is school.'),
              inPlaceOf: date('The day off that it makes up for.'),
            }),
          )
          .default([])
          .describe('Saturdays that make up for a day off.'),
        source: text('The source of these days: who announced them, and when.'),
        asOf: date('The day these days were last compared with the source. After a year the doctor asks for a new check.'),
        sample: sample.describe('true: nobody has compared these days with the official announcement yet. The doctor lists it.'),
        stillToCheck,
      }),
    )
    .describe('The school years of the state that most of our families come from. Departures outside them do not mention school days.'),
});

const percent = (what: string) => z.number().int().min(0).max(100).describe(`${what} Per cent, without the sign.`);
const whole = (what: string) => z.number().int().min(0).describe(what);
const count = (what: string) => z.number().int().min(1).describe(what);

const bands = (what: string) =>
  z
    .array(
      z
        .strictObject({
          fromDays: whole('The line applies with at least this many days to go, until the line above it applies.'),
          amount: whole('Rupees for each booking; 0 if it costs nothing. Leave it out if it is a part of the price.').optional(),
          percent: percent('The part of the price; 100 is everything. Leave it out if it is an amount.').optional(),
        })
        .transform(({ fromDays, amount, percent: part }, context) => {
          if (amount !== undefined && part === undefined) return { fromDays, amount };
          if (part !== undefined && amount === undefined) return { fromDays, percent: part };
          context.addIssue({ code: 'custom', message: 'must have either an amount or a percent' });
          return z.NEVER;
        }),
    )
    .min(1)
    .describe(what);

/** Our terms, mostly numbers, for example for policies, FAQ answers and trips. */
export const termsSchema = z.strictObject({
  lastUpdated: date('The day the policies were last changed. Every policy shows it.'),
  support: z.strictObject({ replyHours: count('The number of hours within which we reply.').min(2) }).describe('Answers to emails.'),
  groups: z
    .strictObject({
      familiesFrom: count('The smallest usual group, in families.'),
      familiesTo: count('The largest usual group, in families.'),
      agesFrom: whole('The youngest usual age of a child.'),
      agesTo: count('The oldest usual age of a child.'),
      ladiesAgeFrom: count('The youngest age of women on all-ladies trips.'),
    })
    .describe('Usual group sizes and ages. Each trip has its own.'),
  payment: z
    .strictObject({
      depositPercent: percent('The deposit that is due with the booking.').min(1).max(99),
      balanceDueDays: whole('The number of days before departure when the balance is due.'),
      inFullFor: places(
        'The destinations of trips that are paid in full at booking. They apply to a trip with one of these names in its title, subtitle, address or destinations.',
      ),
      priceRiseCancelPercent: percent('If a price rises by more than this, a customer may cancel with a full refund.'),
    })
    .describe('What customers pay, and when.'),
  cancellation: bands(
    'What a customer loses who cancels, in order: the most days first, and the last line from 0 days. {cancellation.table} in a policy is the table of these lines.',
  ),
  ifWeCancel: z
    .strictObject({
      naturalCauses: rupees('What we keep of a booking when natural causes stop a trip.'),
      adminPercent: percent('What we keep for our work when we cancel for another reason.'),
      voucherMonths: count('The number of months for which a voucher is valid.'),
    })
    .describe('What a customer gets when we cancel.'),
  transfer: z
    .strictObject({
      minimumDays: whole('A transfer is possible until this many days before departure.'),
      fee: rupees('The fee for a transfer.'),
      notAllowedFor: places(
        'The destinations of trips that cannot be transferred. They apply to a trip with one of these names in its title, subtitle, address or destinations.',
      ),
    })
    .describe('Transferring a booking.'),
  otherNames: z
    .array(z.strictObject({ place: text('The name in these terms.'), also: z.array(text('Another name of it.')).min(1) }))
    .describe('Other names of those destinations, such as Puducherry for Pondicherry. What applies to one name applies to all.')
    .optional(),
  rescheduling: bands(
    'What changing the date costs, in order: the most days first. With fewer days to go than in the last line it is not possible. {rescheduling.table} in a policy is the table of these lines.',
  ),
  smallestGroup: z
    .strictObject({
      families: count('The number of families that a trip with children needs.'),
      ladies: count('The number of women that an all-ladies trip needs.'),
      confirmedDaysBefore: whole('The number of days before departure when we say whether the trip takes place.'),
      sample,
    })
    .describe('The smallest group for which a trip takes place.'),
  confirmation: z
    .strictObject({ withinHours: count('The number of hours after payment within which we confirm a booking.'), sample })
    .describe('When a booking is confirmed.'),
  creditNote: z
    .strictObject({ months: count('The number of months for which a credit note is valid.'), sample })
    .describe('What a customer who cancels gets.'),
  tcs: z
    .strictObject({
      percent: percent('The tax added to each payment.'),
      year: z
        .string()
        .regex(/^\d{4}-\d{2}$/, 'must be a financial year, such as 2025-26')
        .describe('The financial year in which this rate applies, such as 2025-26.'),
      limitLakh: count('The rate applies up to this many lakh rupees spent on trips abroad in that year.'),
      sample,
    })
    .describe('Tax collected at source (TCS) on trips abroad. It changes with the law.'),
});
