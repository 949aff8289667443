/** JSON-LD for each page. Uses only facts on the page or in content/, so it has no Event, Product or AggregateRating. */
import type { BreadcrumbList, FAQPage, Graph, ItemList, Thing, TravelAgency, WebSite } from 'schema-dts';
import { content } from '#app/content/content.server.ts';
import type { SitePage } from '#app/content/site-pages.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';
import { hasDeparted } from '#app/domain/departures.ts';
import { iconPath } from '#app/domain/file-paths.ts';
import { plainProse } from '#app/domain/rich-text-markdown.ts';
import { agency } from './agency.server.ts';
import { departureData, tripData } from './trip-structured-data.server.ts';

/** A JSON-LD block. If it offers a departure, `start` is the departure's first day, after which the offer expires. */
type DataBlock = { data: Graph; start?: string };

/** The JSON-LD blocks for a page. Each departure that has not left has its own, so that the browser can remove it once it has. */
export function structuredData(page: SitePage): DataBlock[] {
  const { subject, breadcrumbs } = page;
  const things: Thing[] = breadcrumbs.length > 1 ? [breadcrumbList(page)] : [];
  const offers: DataBlock[] = [];
  if (subject.kind === 'home') things.push(website());
  if (subject.kind === 'contact') things.push(company());
  if (subject.kind === 'faqs') things.push(faqPage());
  if (subject.kind === 'upcoming-list') things.push(tripList(page, 'upcoming', content().lists.upcoming));
  if (subject.kind === 'past-list') things.push(tripList(page, 'past', content().lists.past));
  if (subject.kind === 'upcoming' || subject.kind === 'past') things.push(tripData(page, subject.trip));
  if (subject.kind === 'upcoming') {
    for (const departure of subject.trip.departures.filter(({ start }) => !hasDeparted(start, content().today)))
      offers.push({ data: graph([departureData(page, subject.trip, departure)]), start: departure.start });
  }
  return [...(things.length > 0 ? [{ data: graph(things) }] : []), ...offers];
}

function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The company with its logo and social profiles. */
function publisher() {
  const { instagram, linkedin } = content().company;
  return { ...agency(), logo: absoluteUrl(iconPath('icon-512')), sameAs: [instagram.url, linkedin.url] } as const;
}

/** The company with its contact details, legal name and tax number. */
function company(): TravelAgency {
  const { name, supportEmail, phone, address, legal } = content().company;
  return {
    ...publisher(),
    email: supportEmail,
    ...(phone && { telephone: phone }),
    ...(legal?.name && { legalName: legal.name }),
    ...(legal?.gstin && { taxID: legal.gstin }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(address.lines, name, address.city),
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

/** The address lines between the company's name and its city, which have separate fields. */
function streetOf(lines: readonly string[], name: string, city: string): string {
  const [street = ''] = lines
    .filter((line) => line !== name)
    .join(', ')
    .split(`, ${city}`);
  return street;
}

function website(): WebSite {
  return { '@type': 'WebSite', name: content().company.name, url: absoluteUrl('/'), inLanguage: 'en-IN', publisher: publisher() };
}

function breadcrumbList({ breadcrumbs }: SitePage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function faqPage(): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl('/faqs#questions'),
    mainEntity: content().faqs.questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': absoluteUrl(`/faqs#${id}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
    })),
  };
}

function tripList({ path, name }: SitePage, kind: 'upcoming' | 'past', trips: readonly { slug: string; title: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': absoluteUrl(`${path}#list`),
    name,
    numberOfItems: trips.length,
    itemListElement: trips.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(`/trips/${kind}/${slug}`),
    })),
  };
}
