/**
 * The author's manual: every field an editor may write under content/, with a description that the
 * editor's program shows while typing (scripts/write-schemas.ts turns these into JSON Schema).
 * Objects are strict: a field that is not listed here is a typing mistake and stops the build.
 */
import { z } from 'zod';

const text = (what: string) => z.string().trim().min(1, 'must not be empty').describe(what);
const texts = (what: string) => z.array(text('A short sentence without a full stop.')).min(1).describe(what);

/** A slug is the folder's name and the last part of the address: small letters, digits, hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slug = (what: string) => z.string().regex(SLUG_PATTERN, 'must be small letters, digits and hyphens').describe(what);

const date = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date written year-month-day, such as 2025-08-01', abort: true })
    .refine(isRealDate, 'is not a day of the calendar')
    .describe(what);

function isRealDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Sitemap, feeds and calendars say it; it is stated here because a copy of the site without its history must build to the same bytes. */
const updated = date(
  'The day on which what this says was last changed. Search engines and feeds are told: change it together with the words.',
);

const rupees = (what: string) => z.number().int().positive().describe(`${what} Whole rupees, without ₹ or commas.`);

const sample = z
  .literal(true)
  .optional()
  .describe('true marks a made-up fact that must be replaced before the site goes live; the doctor lists these.');

const alt = text('What is to be seen in the picture, for a mother who cannot see it. No "picture of".');

const focus = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
  .optional()
  .describe('The point that every crop keeps: [across, down], each from 0 to 1. The middle if left out.');

const stillToCheck = texts(
  'Who must look at this before the site goes live, and why: one sentence each. The doctor prints them, no page does.',
).optional();

export const pictureSchema = z.strictObject({ alt, focus });

const galleryPicture = z.strictObject({
  alt,
  caption: text('One short line under the picture, in our own voice.').optional(),
  focus,
});

const badges = {
  isPopular: z.boolean().optional().describe('Shows the badge Popular. It comes before New and Limited.'),
  isNew: z.boolean().optional().describe('Shows the badge New. It comes before Limited.'),
  isLimited: z.boolean().optional().describe('Shows the badge Limited (on the list page only).'),
};

const ages = z
  .strictObject({
    from: z.number().int().min(0).max(99).describe('The youngest age, in years.'),
    to: z.number().int().max(99).optional().describe("The oldest age. Left out, the card says '18+'."),
  })
  .describe('Who may come.');

const departure = z.strictObject({
  start: date('The first day of the trip.'),
  end: date('The last day of the trip.'),
  slotsLeft: z.number().int().min(0).describe('Slots still open.'),
  totalSlots: z
    .number()
    .int()
    .min(1)
    .max(200)
    .describe('Slots in all: each is a place for one traveller, so a mother with one child takes two.'),
  asOf: date(
    'The day on which the open slots were counted. The page says it beside them, and two weeks later that one has to ask: change it together with slotsLeft.',
  ),
});

const price = z
  .union([
    rupees('One price for all.'),
    z.strictObject({ from: rupees('The lowest price.'), to: rupees('The highest price.') }).describe('A price range.'),
    z
      .array(z.strictObject({ ages, amount: rupees('The price for these ages.') }))
      .min(2)
      .describe('A price for each age band.'),
  ])
  .describe('One amount, a range (from, to), or a list of age bands.');

/** A text of at most so many words: a page is read on a phone first. */
const short = (what: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((value) => value.split(/\s+/).length <= most, `must be at most ${most} words`)
    .describe(`${what} At most ${most} words.`);

const day = z.strictObject({
  title: text('The day in a few words, without its weekday: the page says that.'),
  description: short('Two or three sentences: why this day, where, with whom. The hours are in detailedItinerary.', 45),
});

const pastDay = z.strictObject({
  title: text('The day in a few words.'),
  description: text('Two to four sentences: what happened, where, with whom, what was eaten.'),
});

const quotes = z
  .array(z.strictObject({ name: text('First name and city.'), quote: text('Her own words.'), sample }))
  .min(1)
  .describe('What mothers say of this trip.')
  .optional();

const detailedDay = z.strictObject({
  title: text('The hours of the day in a few words, above what is done.'),
  activities: texts('What is done, in order.'),
});

const fact = (what: string) =>
  z
    .strictObject({ text: text(what), sample })
    .describe(what)
    .optional();

/** One of the five facts that every trip shows in the same place, so that a mother can compare two trips. */
const firstFacts = {
  short: short('The answer in large letters, such as 2 km a day.', 5).optional(),
  note: short('A line under it, such as much of it on wet steps.', 12).optional(),
};

const firstFact = (what: string) =>
  z
    .strictObject({ ...firstFacts, text: text(`What else there is to say: ${what}`).optional(), sample })
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
          .describe('The longest drive from one place to the next, in whole minutes, without the breaks for food and toilets.'),
        note: firstFacts.note,
        text: text('From where to where, on what road, and where the breaks are.').optional(),
        sample,
      })
      .describe('The longest drive: how long, and what it is like.')
      .optional(),
    walking: firstFact('How far on foot, how many steps, how rough, where one can wait.'),
    pushchair: fact('Where a pushchair rolls and where a child has to be carried.'),
    naps: fact('Whether a small child can sleep at noon, and where.'),
    toilets: firstFact('What toilets there are on the road and at the sights.'),
    rooms: firstFact('What the rooms are like, and who shares a room and a bed.'),
    meals: firstFact('What small children eat, and at what hour.'),
    water: fact('Drinking water, and how near we come to rivers, sea, pools and boats.'),
    weather: fact('How warm, how wet, how high above the sea.'),
    phoneSignal: fact('Where a phone works and where it does not.'),
    hospital: fact('The nearest hospital to where we sleep, and the nearest large one.'),
    flights: fact('What the flight or train costs, roughly, and when to book it.'),
    singleRoom: fact('What a room to oneself costs.'),
    hotels: fact('The hotels by name, or what kind they are.'),
    groupSize: fact('The smallest and the largest group, and by when a departure is confirmed.'),
    leaders: fact('Who leads, what they are trained in, how many adults of ours there are to the children.'),
  })
  .describe('What a mother asks before she pays. Write what is true and known. A fact that nobody has promised yet carries sample: true.');

const tripWords = {
  updated,
  sample: sample.describe("true: the days, what is included and how it is booked are not yet the company's own. The doctor lists these."),
  title: text('The name of the trip, as on the card.'),
  subtitle: text('One short line under the title.').optional(),
  image: pictureSchema.describe('The large picture of the trip.'),
  ...badges,
  description: short('Two paragraphs on the trip, parted by an empty line.', 90),
  summary: text('One or two sentences for search results and shared links, at most 155 characters.'),
  highlights: texts('Four to six reasons to come. The first two stand on the card: keep those under 45 characters.'),
  itinerary: z.array(day).min(1).describe('One entry a day, in order.'),
  detailedItinerary: z
    .strictObject({
      day1: detailedDay.describe('What is done on the first day, hour by hour.').optional(),
      day2: detailedDay.describe('What is done on the second day, hour by hour.').optional(),
      day3: detailedDay.describe('What is done on the third day, hour by hour.').optional(),
      day4: detailedDay.describe('What is done on the fourth day, hour by hour.').optional(),
      day5: detailedDay.describe('What is done on the fifth day, hour by hour.').optional(),
      day6: detailedDay.describe('What is done on the sixth day, hour by hour.').optional(),
      note: text('A last remark on the programme.').optional(),
    })
    .optional()
    .describe("Hour by hour, in a fold of its day. It says when; the day's description says why."),
  inclusions: texts("What's included.").optional(),
  exclusions: texts("What's not included.").optional(),
  communication: texts('How we keep in touch before and during the trip.').optional(),
  goodToKnow: goodToKnow.optional(),
  notFor: z
    .array(text("Whom the trip does not suit, said plainly: one sentence that begins 'Not for', with a full stop."))
    .min(1)
    .describe('For whom this trip is wrong. Better read here than found out on the way.')
    .optional(),
  familyQuestions: z
    .array(text("One question about her own family, such as 'Does your child need a booster seat?'."))
    .min(1)
    .max(3)
    .describe('What we ask a family when we talk. What the trip is like, the page answers itself.')
    .optional(),
  bookingInfo: z
    .strictObject({
      advancePayment: text('What is paid to book. Company-wide numbers are written in braces, such as {payment.depositPercent}.'),
      balancePaymentDeadline: text('When the rest is due.'),
      transport: text('What we travel in.'),
      accommodation: text('Where we sleep, and who shares a room.'),
      pickupDrop: text('Where we meet and part.'),
      arrivalRequirement: text('When to be there at the latest.'),
      departureTime: text('When we are back, or when a flight home may leave.'),
      flightBooking: text('Who books flights or trains to the meeting place, and when.'),
      communication: text('The group chat and who is in it.'),
      planning: text('The pre-trip meeting, packing list and so on.'),
    })
    .describe("How the trip is booked and planned, line by line, under 'Booking & Planning Information'.")
    .optional(),
  testimonials: quotes,
};

const tripType = z
  .enum(['family', 'ladies', 'luxury'])
  .describe('family: mothers with children; ladies: women on their own; luxury: mothers with children, finer hotels.');

export const upcomingTripSchema = z.strictObject({
  ...tripWords,
  type: tripType,
  duration: text("Nights and days as shown, such as '2N/3D' or '3 days, 2 nights'."),
  ages,
  price,
  perMomAndChild: z.boolean().describe("true: the price is 'per mom & child'; false: 'per person'."),
  additionalChild: z
    .strictObject({ amount: rupees('What a second child costs, and each further one.'), sample })
    .describe("What an additional child costs, who sleeps in the mother's room. Left out, the page gives the price for one child only.")
    .optional(),
  fares: z
    .strictObject({ from: rupees('The cheapest that is likely.'), to: rupees('The dearest that is likely.'), sample })
    .describe(
      'Roughly what one traveller pays for the flights or trains to the meeting place and home. Not in the price; the page adds it up for each family.',
    )
    .optional(),
  isAbroad: z
    .boolean()
    .describe('true: a trip abroad, for which the law adds TCS (tax collected at source) to each payment. Its rate is in terms.yaml.')
    .optional(),
  paysInFull: z
    .boolean()
    .describe(
      'true: the whole price is paid at booking, as our terms say of every Pondicherry trip. Left out: a deposit, then the balance.',
    )
    .optional(),
  noTransfer: z.boolean().describe('true: a booking cannot be transferred, as our terms say of every Pench and Kashmir trip.').optional(),
  departures: z.array(departure).min(1).describe('Every date on which this trip starts.'),
});

/** A page of its own for one departure of another trip; dates, ages, price and length come from that trip. */
export const departurePageSchema = z.strictObject({
  ...tripWords,
  departureOf: z
    .strictObject({
      trip: slug('The slug of the trip this is a departure of.'),
      start: date("The first day of that trip's departure."),
    })
    .describe('Which departure of which trip has this page.'),
});

export const pastTripSchema = z.strictObject({
  updated: updated.optional(),
  sample: sample.describe('true: the trip, its days and its quotes are made up. The doctor lists these.'),
  title: text('The name of the trip, as on the card.'),
  type: tripType.default('family'),
  location: text('State or country, such as Meghalaya.'),
  year: z.number().int().min(2015).max(2100).describe('The year in which it took place; the newest stand first in the list.'),
  image: pictureSchema.describe('The large picture of the trip.'),
  description: text('Two paragraphs on how it went, parted by an empty line.'),
  summary: text('One or two sentences for search results and shared links, at most 155 characters.'),
  highlights: texts('Four to six things we did.'),
  gallery: z.array(galleryPicture).min(1).describe('The pictures of the gallery, in order. The photo count is their number.'),
  itinerary: z.array(pastDay).min(1).describe('One entry a day, in order.'),
  testimonials: quotes,
});

export const listsSchema = z.strictObject({
  upcoming: z
    .array(slug('A folder of trips/upcoming.'))
    .describe('The trips of the upcoming list. Their order does not matter: earliest start first.'),
  past: z.array(slug('A folder of trips/past.')).describe('The trips of the past list. Their order does not matter: newest year first.'),
  spotlights: z.array(slug('A folder of trips/past.')).describe("Home's Destination Spotlights, in this order."),
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
        to: ownPath('The page that has taken its place.'),
      }),
    )
    .describe('Addresses that have moved for good. Every host answers them with a 301.'),
});

const link = z.url({ protocol: /^https$/, error: 'must be a web address that begins with https://' });

const socialLink = z.strictObject({ url: link.describe('The address of the profile.'), sample });

export const companySchema = z.strictObject({
  name: text("The company's name."),
  siteUrl: link.describe('Where the site is published, without a slash at the end.'),
  supportEmail: z.email('must be an email address').describe('Every request goes to this address.'),
  securityContactUntil: date(
    'The day until which security.txt promises that this address is read: within a year. The doctor says when it must be renewed.',
  ),
  sampleDay: date(
    "While the content is a sample: the day on which every page is shown, because the sample's departures lie in the past. The foot of each page says so. Take the line away before the site goes live.",
  ).optional(),
  phone: text('A telephone number as it is to be read, such as +91 98400 00000.').optional(),
  whatsapp: z
    .string()
    .regex(/^\d{10,15}$/, 'must be digits only, with the country code')
    .optional()
    .describe(
      'The WhatsApp number, digits only, with the country code. Then name the button Send by WhatsApp in the privacy policy, in Tamil too.',
    ),
  address: z
    .strictObject({
      lines: z.array(text('One line of the address.')).min(2).describe('The address as the footer and the contact page show it.'),
      city: text('City.'),
      region: text('State.'),
      postalCode: text('PIN code.'),
      country: text('Two letters, such as IN.'),
    })
    .describe('The office. City, state, PIN code and country are what search engines are told.'),
  map: z
    .strictObject({
      embedUrl: link.describe('The address of the map frame.'),
      openUrl: link.describe("Where 'Open in Maps' leads."),
    })
    .describe(
      'The map of the office. Until it has come, a drawing of Mandaveli stands in its place: when the address changes, put a picture of the new surroundings beside the content as pages/contact-map.jpg.',
    ),
  instagram: socialLink.describe('Our profile on Instagram.'),
  linkedin: socialLink.describe('Our profile on LinkedIn.'),
  tagline: text('One sentence on what the company does, for search results.'),
  legal: z
    .strictObject({
      name: text(
        'The registered name, such as Example Private Limited. Policies and answers name it; left out, they name the company.',
      ).optional(),
      cin: text('Corporate identity number.').optional(),
      gstin: text('GST number.').optional(),
      contactPerson: text('The person named for complaints.').optional(),
    })
    .optional()
    .describe('Facts the law asks for: the footer and the contact page show them. Left out, they are not shown; never invent one.'),
  sample,
});

const heading = { title: text('The heading.'), lead: text('One or two quiet sentences beside the heading.') };

const section = (what: string) => z.strictObject(heading).describe(what);

export const homeSchema = z.strictObject({
  updated: updated.optional(),
  metaTitle: text('The title in the browser tab and in search results, at most 60 characters.'),
  metaDescription: text('One or two sentences for search results, at most 155 characters.'),
  hero: z
    .strictObject({
      badge: text('Small line above the headline.'),
      headline: text('The headline.'),
      image: pictureSchema.describe('The large picture, home/hero.jpg.'),
    })
    .describe('What is seen first.'),
  values: z
    .array(z.strictObject({ title: text('Two words.'), text: text('One short sentence.') }))
    .length(4)
    .describe('What we stand for.'),
  upcoming: section('Heading of the upcoming trips.'),
  past: section('Heading of the Destination Spotlights.'),
  founders: section('Heading of the founders.'),
  stats: z
    .array(
      z.strictObject({ figure: text("Such as '3+'; left out, the words stand alone.").optional(), words: text('What the figure counts.') }),
    )
    .min(1)
    .describe('The company in figures.'),
  testimonials: section('Heading of what mothers say.'),
  press: z
    .strictObject({
      title: text('The heading.'),
      logos: z
        .array(
          z.strictObject({ id: slug('A name that no other entry has.'), name: text('Name of the newspaper or magazine.'), alt, sample }),
        )
        .min(1)
        .describe('Newspapers and magazines, in this order.'),
    })
    .describe('Who has written about us.'),
  follow: z
    .strictObject({ ...heading, button: text('Words on the link.'), image: pictureSchema.describe('The picture, home/follow.jpg.') })
    .describe('The way to Instagram.'),
  closing: z
    .strictObject({ ...heading, image: pictureSchema.describe('The picture, home/closing.jpg.') })
    .describe('The end of the page, with the way to a trip of her own.'),
});

export const foundersSchema = z.strictObject({
  founders: z
    .array(
      z.strictObject({
        id: slug('The name of her portrait, people/<id>.jpg.'),
        name: text('Full name.'),
        role: text('Role in the company.'),
        bio: text('Two or three paragraphs parted by empty lines.'),
        image: pictureSchema.describe('Her portrait, people/<id>.jpg.'),
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
        role: text("Role or place line, such as 'Mother of two, Bengaluru'."),
        quote: text('Her own words.'),
        image: pictureSchema.describe('Her portrait, people/<id>.jpg.'),
        rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
        sample,
      }),
    )
    .min(1)
    .describe('What mothers say on the home page, in this order.'),
});

const pageWords = {
  updated: updated.optional(),
  metaTitle: text('The title in the browser tab and in search results, at most 60 characters.'),
  metaDescription: text('One or two sentences for search results, at most 155 characters.'),
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
        text: text('Two to four sentences; more in paragraphs, parted by an empty line.'),
        image: pictureSchema.describe('The picture of the step.'),
      }),
    )
    .length(5)
    .describe('The steps, in order.'),
});

export const faqsSchema = z.strictObject({
  ...pageWords,
  image: pictureSchema.describe('The picture beside the questions, pages/faqs.jpg.'),
  questions: z
    .array(
      z.strictObject({
        id: slug('The part of the address after #.'),
        question: text('The question, as a mother would ask it.'),
        answer: text('The answer in Markdown. Company-wide numbers are written in braces, such as {cancellation.flatDeduction}.'),
        sample,
        stillToCheck,
      }),
    )
    .min(1)
    .describe('The questions, in this order.'),
});

/** Headings and leads of the pages that have little else of their own. */
export const pagesSchema = z.strictObject({
  'all-trips': z
    .strictObject({
      ...pageWords,
      upcoming: text('What is behind the way to the upcoming trips, in one sentence.'),
      past: text('What is behind the way to the past trips, in one sentence.'),
    })
    .describe('The page that leads to both lists.'),
  'all-upcoming-trips': z.strictObject(pageWords).describe('The list of upcoming trips.'),
  'all-past-trips': z.strictObject(pageWords).describe('The list of past trips.'),
  trip: z
    .strictObject({
      price: text('What is in every price.'),
      fares: text('How the total with flights or trains is called: it names the town that the fares are counted from.'),
      rise: text('Whether a price may rise after booking, and what then.'),
      tcs: text('What is added to the price of a trip abroad.'),
      cancel: text('What a credit note is, under the days and amounts.'),
      reschedule: text('What rescheduling is.'),
      transfer: text('What a transfer is.'),
      ours: text('What holds if we cancel, or if a trip ends early.'),
      questions: text('One or two sentences beside the portraits of the founders, above the ways to ask.'),
    })
    .describe('What the page of every upcoming trip says in the same words.'),
  contact: z
    .strictObject({
      ...pageWords,
      image: pictureSchema.describe('The picture beside the ways to reach us, pages/contact.jpg.'),
      callTitle: text('Heading over the call button.'),
      callText: text('What happens after a visitor asks for a call.'),
    })
    .describe('The contact page.'),
});

export const policyFrontMatterSchema = z.strictObject({
  title: text("The page's heading."),
  metaTitle: text('The title in the browser tab and in search results, at most 60 characters.'),
  metaDescription: text('One or two sentences for search results, at most 155 characters.'),
  lead: text('The policy in one or two plain sentences.'),
  reviewed: date(
    'For a page that says how the website is: the day on which that was last checked. The page says it in place of lastUpdated of terms.yaml. After a year the doctor asks for it again.',
  ).optional(),
  sample,
  stillToCheck,
});

/** The days on which schools are open, of which each departure's school days are counted. */
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
              name: text("As it reads after 'No school day missed:', such as quarterly holidays."),
              from: date('The first free day, a weekend included.'),
              to: date('The last free day, a weekend included.'),
            }),
          )
          .describe('The summer vacation may be the last of them: then its trips are told as free too.'),
        publicHolidays: z
          .array(
            z.strictObject({
              name: text("As it reads before 'is a holiday', such as Milad-un-Nabi."),
              date: date('The day of the holiday.'),
            }),
          )
          .describe('Every public holiday of the school year, also one on a weekend or in a vacation.'),
        workingSaturdays: z
          .array(
            z.strictObject({
              date: date('A Saturday on which there is school.'),
              inPlaceOf: date('The school day that was given free for it.'),
            }),
          )
          .default([])
          .describe('Saturdays that make up for a free day.'),
        source: text('Where these days come from: who announced them, and when.'),
        asOf: date('The day on which they were last compared with the source. After a year the doctor asks for it again.'),
        sample: sample.describe('true: nobody has compared these days with the official announcement yet. The doctor lists it.'),
        stillToCheck,
      }),
    )
    .describe('The school years, of the state that most of our families come from. Departures outside them say nothing of school days.'),
});

const percent = (what: string) => z.number().min(0).max(100).describe(`${what} Per cent, without the sign.`);
const whole = (what: string) => z.number().int().min(0).describe(what);
const count = (what: string) => z.number().int().min(1).describe(what);
const places = (what: string) => z.array(text('A place.')).describe(what);

/** Every number of our terms that a policy, a FAQ or a calculation uses, named once. */
export const termsSchema = z.strictObject({
  lastUpdated: date('The day the policies were last changed. Every policy shows it.'),
  support: z.strictObject({ replyHours: count('Within how many hours we reply.') }).describe('Answers to emails.'),
  groups: z
    .strictObject({
      familiesFrom: count('The smallest usual group, in families.'),
      familiesTo: count('The largest usual group, in families.'),
      agesFrom: whole('The youngest usual age of a child.'),
      agesTo: count('The oldest usual age of a child.'),
      ladiesAgeFrom: count('From which age women come on all-ladies trips.'),
    })
    .describe('What is usual. Each trip has ages and slots of its own.'),
  payment: z
    .strictObject({
      depositPercent: percent('What is paid with the booking.'),
      balanceDueDays: whole('So many days before departure the rest is due.'),
      inFullFor: places(
        'Where the trips go that are paid in full at booking, as the policies name them. Each of these trips has paysInFull: true.',
      ),
      priceRiseCancelPercent: percent('If a price rises by more than this, a customer may cancel with a full refund.'),
    })
    .describe('What is paid, and when.'),
  cancellation: z
    .strictObject({
      flatDeduction: rupees('Deducted when nature, or a customer well ahead, cancels.'),
      fullCreditFromDays: whole('From so many days ahead only the flat deduction applies.'),
      halfCreditFromDays: whole('From so many days ahead a part is deducted, halfDeductionPercent.'),
      halfDeductionPercent: percent('The part that is deducted then.'),
      noRefundWithinDays: whole('Within so many days nothing is refunded.'),
      providerAdminPercent: percent('Kept for our work when we cancel for another reason than nature.'),
      voucherMonths: count('For how many months a voucher holds.'),
    })
    .describe('What cancelling costs.'),
  transfer: z
    .strictObject({
      minimumDays: whole('A transfer is possible until so many days ahead.'),
      fee: rupees('Fee of a transfer.'),
      notAllowedFor: places(
        'Where the trips go that cannot be transferred, as the policies name them. Each of these trips has noTransfer: true.',
      ),
    })
    .describe('Moving a booking.'),
  rescheduling: z
    .strictObject({
      freeFromDays: whole('Another date is free until so many days ahead.'),
      chargedFromDays: whole('Another date is possible, for a charge, until so many days ahead.'),
      chargePercent: percent('That charge, of the price.'),
    })
    .describe('Choosing another date.'),
  smallestGroup: z
    .strictObject({
      families: count('So many families are needed for a trip with children.'),
      ladies: count('So many women are needed for an all-ladies trip.'),
      confirmedDaysBefore: whole('So many days before departure we say whether the trip takes place.'),
      sample,
    })
    .describe('The smallest group with which a trip takes place.'),
  confirmation: z
    .strictObject({ withinHours: count('Within so many hours of the payment we confirm a booking.'), sample })
    .describe('When a booking counts.'),
  creditNote: z
    .strictObject({ months: count('For so many months a credit note is valid.'), sample })
    .describe('What is left for a customer who cancels.'),
  tcs: z
    .strictObject({
      percent: percent('What is added to each payment.'),
      year: text('The financial year for which this rate holds, such as 2025-26.'),
      limitLakh: count('The rate holds up to so many lakh rupees for trips abroad in that year.'),
      sample,
    })
    .describe('Tax collected at source (TCS) on trips abroad. It changes with the law.'),
});
