/** Every page of the site, with the data that sitemap, previews, feeds and Markdown versions share, and every path that is built. */
import { type Breadcrumb, breadcrumbsTo } from '#app/domain/breadcrumbs.ts';
import type { Day } from '#app/domain/days.ts';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import { PAST_CARDS_PATH } from '#app/domain/file-paths.ts';
import { type OtherLanguage, otherLanguages } from '#app/domain/languages.ts';
import type { PastTrip, PictureSource, UpcomingTrip } from '#app/domain/trip.ts';
import { content } from './content.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { POLICIES, type Policy } from './page-texts.server.ts';
import { ContentError } from './problem.server.ts';
import type { Redirect } from './redirects.server.ts';

/** What stands on a page. */
export type PageSubject =
  | { kind: 'home' | 'chooser' | 'upcoming-list' | 'past-list' | 'how-it-works' | 'contact' | 'faqs' }
  | { kind: 'upcoming'; trip: UpcomingTrip }
  | { kind: 'past'; trip: PastTrip }
  | { kind: 'policy'; policy: Policy };

/** A page as machines are told of it. */
export type SitePage = {
  path: string;
  /** Its heading. */
  name: string;
  /** One or two sentences, the page's description. */
  summary: string;
  /** The day on which what it says last changed; undefined where content/ does not state it. */
  updated: Day | undefined;
  /** Its own large pictures, the opening one first. */
  pictures: readonly PictureSource[];
  /** The picture of shared links: its address on this site, and what is to be seen. */
  social: { path: string; alt: string };
  breadcrumbs: readonly Breadcrumb[];
  /** The same page in other languages, where there are any. */
  otherLanguages: readonly OtherLanguage[];
  /** Search engines are sent to another page: this one is a departure of that trip. */
  isDuplicate: boolean;
  subject: PageSubject;
};

let listed: readonly SitePage[] | undefined;
let trails: ReadonlyMap<string, readonly Breadcrumb[]> | undefined;

/** Every page of the site, in the order of its navigation. Not-found pages and moved addresses are none. */
export function sitePages(): readonly SitePage[] {
  listed ??= allPages();
  return listed;
}

function allPages(): SitePage[] {
  const { home, pages, howItWorks, faqs, policies, lists, upcoming, past, company } = content();
  const pictures = [home.hero.image, home.follow.image, home.closing.image];
  const page = (
    given: Pick<SitePage, 'path' | 'name' | 'summary' | 'updated' | 'subject'>,
    above: readonly Breadcrumb[] = [],
  ): SitePage => ({
    ...given,
    pictures: given.path === '/' ? pictures : [],
    social: { path: '/social/site.jpg', alt: home.hero.image.alt },
    breadcrumbs: breadcrumbsTo(given, above),
    otherLanguages: otherLanguages(given.path),
    isDuplicate: false,
  });
  /** A page of pages.yaml; `shown` are the days on which what it lists last changed. */
  const written = (
    key: Exclude<keyof typeof pages, 'trip'>,
    kind: 'chooser' | 'upcoming-list' | 'past-list' | 'contact',
    shown: readonly (Day | undefined)[] = [],
  ) => {
    const { title, metaDescription, updated } = pages[key];
    return page({ path: `/${key}`, name: title, summary: metaDescription, updated: latest([updated, ...shown]), subject: { kind } });
  };
  const upcomingDays = lists.upcoming.map(({ updated }) => updated);
  const pastDays = lists.past.map(({ updated }) => updated);
  return [
    page({
      path: '/',
      name: company.name,
      summary: home.metaDescription,
      updated: latest([home.updated, ...upcomingDays, ...pastDays]),
      subject: { kind: 'home' },
    }),
    written('all-trips', 'chooser'),
    written('all-upcoming-trips', 'upcoming-list', upcomingDays),
    written('all-past-trips', 'past-list', pastDays),
    ...byNextDeparture([...upcoming.values()], startDates, content().today).map(upcomingPage),
    ...[...past.values()].map(pastPage),
    page({
      path: '/how-it-works',
      name: howItWorks.title,
      summary: howItWorks.metaDescription,
      updated: howItWorks.updated,
      subject: { kind: 'how-it-works' },
    }),
    written('contact', 'contact'),
    page({ path: '/faqs', name: faqs.title, summary: faqs.metaDescription, updated: faqs.updated, subject: { kind: 'faqs' } }),
    ...POLICIES.map((slug) => {
      const policy = policies[slug];
      // A translation stands below the page it translates.
      const original = POLICIES.find((each) => slug.startsWith(`${each}/`));
      return page(
        {
          path: `/${slug}`,
          name: policy.title,
          summary: policy.metaDescription,
          updated: policy.lastUpdated,
          subject: { kind: 'policy', policy },
        },
        original && [{ path: `/${original}`, name: policies[original].title }],
      );
    }),
  ];
}

/** The way to the page at a path, for its breadcrumbs: the one that machines are told. Empty where there is no page. */
export function breadcrumbsFor(path: string): readonly Breadcrumb[] {
  // Every page asks when it is built: a search through all pages would make the build grow with their square.
  trails ??= new Map(sitePages().map((page) => [page.path, page.breadcrumbs]));
  return trails.get(path) ?? [];
}

/** The pages that search engines may list. */
export function indexablePages(): SitePage[] {
  return sitePages().filter(({ isDuplicate: isRepeat }) => !isRepeat);
}

function upcomingPage(trip: UpcomingTrip): SitePage {
  const { pages, upcoming } = content();
  const path = `/trips/upcoming/${trip.slug}`;
  const whole = trip.departureOf === undefined ? undefined : upcoming.get(trip.departureOf);
  const above = [
    { path: '/all-upcoming-trips', name: pages['all-upcoming-trips'].title },
    ...(whole ? [{ path: `/trips/upcoming/${whole.slug}`, name: whole.title }] : []),
  ];
  return {
    ...tripPage(path, trip, above),
    pictures: [trip.image],
    social: { path: `/social/upcoming/${trip.slug}.jpg`, alt: trip.image.alt },
    isDuplicate: whole !== undefined,
    subject: { kind: 'upcoming', trip },
  };
}

function pastPage(trip: PastTrip): SitePage {
  return {
    ...tripPage(`/trips/past/${trip.slug}`, trip, [{ path: '/all-past-trips', name: content().pages['all-past-trips'].title }]),
    pictures: [trip.image, ...trip.gallery],
    social: { path: `/social/past/${trip.slug}.jpg`, alt: trip.image.alt },
    isDuplicate: false,
    subject: { kind: 'past', trip },
  };
}

function tripPage(path: string, { title, summary, updated }: UpcomingTrip | PastTrip, above: readonly Breadcrumb[]) {
  return { path, name: title, summary, updated, breadcrumbs: breadcrumbsTo({ path, name: title }, above), otherLanguages: [] };
}

/** A page of many parts changed when the last of them did; if one part's day is unknown, so is the page's. */
function latest(days: readonly (Day | undefined)[]): Day | undefined {
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** An address that no trip has: its page is what the host answers for an unknown trip. */
export const UNKNOWN_TRIP_PATH = '/trips/unknown/trip';
/** An address that no route has: its page is what the host answers for every other unknown address. */
export const UNKNOWN_PATH = '/404';

/** Every page that is built, from the catalogue. */
export function prerenderedPaths(): string[] {
  const { upcoming, past, redirects } = content();
  const pages = pagePaths({ upcoming: upcoming.keys(), past: past.keys() });
  return [...pages, PAST_CARDS_PATH, ...redirects.map(({ from }) => from), UNKNOWN_TRIP_PATH, UNKNOWN_PATH];
}

/** The redirects, for the address table. Development needs the table while content/ has a mistake, too: then they are none. */
export function routedRedirects(): readonly Redirect[] {
  try {
    return content().redirects;
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
