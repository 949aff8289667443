import type { Graph } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { buildDay } from '#app/content/build-day.server.ts';
import { content } from '#app/content/content.server.ts';
import { dayRange } from '#app/domain/days.ts';
import { hasDeparted } from '#app/domain/departures.ts';
import { rupees } from '#app/domain/price-text.ts';
import { schoolDaysMissed } from '#app/domain/school-days.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage } from '../support/built-page.ts';
import { isBuilt, ownUrls } from '../support/own-urls.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const { upcoming, past, faqs, schoolYears } = content();
const TRIPS = PAGES.filter((address) => address.startsWith('/trips/'));

/** A JSON-LD node, with any properties. */
type Read = { '@type': string } & Record<string, any>;

type Block = { things: Read[]; start: string | undefined };

function blocksOf(html: string): Block[] {
  return [...html.matchAll(/<script type="application\/ld\+json"(?: data-start="([^"]*)")?>([^<]*)<\/script>/g)].map(
    ([, start, json = '']) => {
      const graph = JSON.parse(json) as Graph;
      expect(graph['@context']).toBe('https://schema.org');
      return { things: graph['@graph'] as unknown as Read[], start };
    },
  );
}

/** The departures that have not left by the build day. */
const ahead = <T extends { start: string }>(departures: readonly T[]) => departures.filter(({ start }) => !hasDeparted(start, buildDay()));
const thingsOf = (address: string) => blocksOf(readPage(SITE, address).html).flatMap(({ things }) => things);
const one = (address: string, type: string) => {
  const found = thingsOf(address).filter((thing) => thing['@type'] === type && (type !== 'TouristTrip' || thing['itinerary']));
  expect(found, `${address} ${type}`).toHaveLength(1);
  return found[0]!;
};

test('the home, contact, FAQ, list and trip pages have exactly the structured data types for their content', () => {
  const kinds = (address: string) =>
    thingsOf(address)
      .map((thing) => thing['@type'])
      .toSorted();
  expect(kinds('/')).toEqual(['WebSite']);
  expect(one('/', 'WebSite')['publisher']['@type']).toBe('TravelAgency');
  expect(kinds('/contact')).toEqual(['BreadcrumbList', 'TravelAgency']);
  expect(kinds('/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(kinds('/all-upcoming-trips')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(kinds('/all-past-trips')).toEqual(['BreadcrumbList', 'ItemList']);
  for (const slug of past.keys()) expect(kinds(`/trips/past/${slug}`), slug).toEqual(['BreadcrumbList', 'TouristTrip']);
  for (const { slug, departures } of upcoming.values())
    expect(kinds(`/trips/upcoming/${slug}`), slug).toEqual([
      'BreadcrumbList',
      'TouristTrip',
      ...ahead(departures).map(() => 'TouristTrip'),
    ]);
  for (const address of PAGES)
    expect(readPage(SITE, address).html, address).not.toMatch(/"@type":"(?:Event|Product|AggregateRating|Review)"/);
});

test('every URL of this site in structured data exists', () => {
  const missing = PAGES.flatMap((address) =>
    ownUrls(JSON.stringify(thingsOf(address)))
      .filter((each) => !isBuilt(each))
      .map((each) => `${address} → ${each}`),
  );
  expect(missing).toEqual([]);
});

describe.each(TRIPS)('the structured data of %s', (address) => {
  const { html } = readPage(SITE, address);
  const text = visibleText(html);
  const trip = one(address, 'TouristTrip');

  test("a trip's structured data has the page's title and days, in order", () => {
    expect(visibleText(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').trim()).toBe(trip['name']);
    const shown = text.slice(text.indexOf('Trip Highlights'));
    const days = trip['itinerary'].itemListElement as Read[];
    const slug = address.split('/').at(-1)!;
    expect(days.length).toBe((address.startsWith('/trips/past/') ? past : upcoming).get(slug)?.itinerary.length);
    for (const { position, name, description } of days)
      expect(shown.slice(shown.indexOf(`Day ${position}`))).toContain(`${name} ${description}`);
  });

  test("a trip's structured data states its audience and ages, as on the page", () => {
    const [who, ages] = trip['touristType'].split(', ages ') as [string, string?];
    expect(text).toContain(`${who}`);
    if (ages) expect(text).toContain(`Ages ${ages} `);
  });

  test("a trip's structured data has the same departures, slots and prices (with their basis) as the page", () => {
    const aside = visibleText(/<aside aria-label="Trip facts"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '');
    const facts = visibleText(/<dl class="hero-facts"[\s\S]*?<\/dl>/.exec(html)?.[0] ?? '');
    const offers = blocksOf(html).filter(({ start }) => start);
    expect(offers).toHaveLength(aside.match(/Add to calendar/g)?.length ?? 0);
    for (const { things, start } of offers) {
      const [{ '@id': id, offers: offer }] = things as [Read];
      expect(id).toBe(trip['@id']);
      const { value, maxValue } = (offer.inventoryLevel ?? {}) as { value?: number; maxValue?: number };
      // Structured data leave out outdated slot counts.
      const slots = value === undefined ? 'slots were open on' : `${value} of ${maxValue} slots open, as of`;
      const family = upcoming.get(address.split('/').at(-1)!)!.perMomAndChild ? 2 : 1;
      const availability = value !== undefined && (value < family ? 'SoldOut' : 'InStock');
      expect(offer.availability).toBe(availability ? `https://schema.org/${availability}` : undefined);
      const { departureTime, arrivalTime } = offer.itemOffered as { departureTime: string; arrivalTime: string };
      const school = schoolDaysMissed(upcoming.get(address.split('/').at(-1)!)!, { start: departureTime, end: arrivalTime }, schoolYears);
      const row = aside.slice(aside.indexOf(offer.name));
      expect(row).toContain(slots);
      if (school) expect(row).toContain(school.text);
      expect(dayRange(departureTime, arrivalTime)).toBe(offer.name);
      expect([offer.validThrough, offer.availabilityEnds, start]).toEqual([departureTime, departureTime, departureTime]);
      const prices = pricesOf(offer);
      expect(prices.map(({ amount }) => rupees(amount))).toEqual(facts.match(/₹[\d,]+/g));
      for (const { amount, ages, basis } of prices) {
        if (ages) expect(text).toContain(`Mother + 1 child, ${ages} ${rupees(amount)}`);
        expect(facts).toContain(basis);
      }
    }
  });
});

test('structured data has no offers for past trips, and one for every future departure on each of its pages', () => {
  const offered = (address: string) => blocksOf(readPage(SITE, address).html).flatMap(({ start }) => start ?? []);
  for (const slug of past.keys()) expect(offered(`/trips/past/${slug}`), slug).toEqual([]);
  for (const { slug, departures } of upcoming.values())
    expect(offered(`/trips/upcoming/${slug}`).toSorted(), slug).toEqual(
      ahead(departures)
        .map(({ start }) => start)
        .toSorted(),
    );
});

test('every question and answer in the structured data of the FAQs is on the page', () => {
  const text = visibleText(readPage(SITE, '/faqs').html);
  const questions = one('/faqs', 'FAQPage')['mainEntity'] as Read[];
  expect(questions.map(({ name }) => name)).toEqual(faqs.questions.map(({ question }) => question));
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    for (const line of (acceptedAnswer.text as string).split('\n')) expect(text).toContain(line);
  }
});

test.each(['/all-upcoming-trips', '/all-past-trips'])('the structured data of %s lists its trips in the order of its cards', (address) => {
  const { html } = readPage(SITE, address);
  const cards = [...html.matchAll(/<h3 id="trip-([^"]+)"/g)].map(([, slug = '']) => slug);
  const listed = (one(address, 'ItemList')['itemListElement'] as Read[]).map(({ url }) => (url as string).split('/').at(-1));
  expect(listed).toEqual(cards);
});

test('breadcrumb data is numbered and ends with the page itself', () => {
  for (const address of PAGES.filter((each) => each !== '/')) {
    const steps = one(address, 'BreadcrumbList')['itemListElement'] as Read[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.['item'], address).toBe(content().company.siteUrl + address);
    expect(visibleText(readPage(SITE, address).html)).toContain(steps.at(-1)?.['name']);
  }
});

test('visible breadcrumbs match their structured data, and the home page has no breadcrumbs', () => {
  const shown = (address: string) => /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(readPage(SITE, address).html)?.[0];
  expect(shown('/')).toBeUndefined();
  for (const address of PAGES.filter((each) => each !== '/')) {
    const breadcrumbs = shown(address) ?? '';
    const steps = one(address, 'BreadcrumbList')['itemListElement'] as Read[];
    const links = [...breadcrumbs.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g)].map(([, path, name = '']) => [
      path,
      visibleText(name),
    ]);
    const here = /<span aria-current="page">([^<]*)<\/span><\/li><\/ol>/.exec(breadcrumbs)?.[1] ?? '';
    const expected = steps.map(({ item, name }) => [new URL(item as string).pathname, name as string]);
    expect([...links, [address, visibleText(here)]], address).toEqual(expected);
  }
});

test("the company's structured data has only its URL, logo, profiles and facts from the contact page", () => {
  const text = visibleText(readPage(SITE, '/contact').html);
  const company = one('/contact', 'TravelAgency');
  const { name, email, address, sameAs, telephone = '', legalName = '', taxID = '' } = company;
  for (const words of [
    name,
    email,
    ...address.streetAddress.split(', '),
    address.addressLocality,
    address.addressRegion,
    address.postalCode,
    telephone,
    legalName,
    taxID,
  ])
    expect(text).toContain(words);
  expect(sameAs).toEqual([content().company.instagram.url, content().company.linkedin.url]);
  const always = Object.keys(company).filter((key) => !['telephone', 'legalName', 'taxID'].includes(key));
  expect(always.toSorted()).toEqual(['@id', '@type', 'address', 'email', 'logo', 'name', 'sameAs', 'url']);
});

/** An offer's prices in page order: a single price, both ends of a range, or one per age band. */
function pricesOf(offer: Read): { amount: number; ages?: string; basis: string }[] {
  expect(offer['priceCurrency']).toBe('INR');
  const basis = offer['priceSpecification']?.unitText as string;
  if (offer['@type'] === 'Offer') return [{ amount: offer['price'] as number, basis }];
  if (!offer['offers']) return [offer['lowPrice'], offer['highPrice']].map((amount: number) => ({ amount, basis }));
  expect(offer['offerCount']).toBe(offer['offers'].length);
  return (offer['offers'] as Read[]).map(({ price, name, priceSpecification }) => ({
    amount: price as number,
    ages: (name as string).replace('Ages ', ''),
    basis: priceSpecification.unitText as string,
  }));
}
