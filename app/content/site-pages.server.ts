/** Lists every page with its metadata, for example for the sitemap and Markdown versions. Also lists every prerendered path. */
import { type Breadcrumb, breadcrumbsTo } from '#app/domain/breadcrumbs.ts';
import type { Day } from '#app/domain/days.ts';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import { PAST_CARDS_PATH } from '#app/domain/file-paths.ts';
import { type OtherLanguage, otherLanguages } from '#app/domain/languages.ts';
import type { PastTrip, PictureSource, UpcomingTrip } from '#app/domain/trip.ts';
import { content } from './content.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { POLICIES, type Policy } from './page-texts.server.ts';
import type { Redirect } from './redirects.server.ts';

/** The kinds of pages without a trip or a policy. */
type OtherKind = 'home' | 'chooser' | 'upcoming-list' | 'past-list' | 'how-it-works' | 'contact' | 'faqs';

/** The kind of page, with its trip or policy if it has one. */
type PageSubject =
  | { kind: OtherKind }
  | { kind: 'upcoming'; trip: UpcomingTrip }
  | { kind: 'past'; trip: PastTrip }
  | { kind: 'policy'; policy: Policy };

/** A page's metadata. */
export type SitePage = {
  path: string;
  /** Its heading, or the company's name for the home page. */
  name: string;
  /** The page's description, in one or two sentences. */
  summary: string;
  /** The day its content last changed; undefined if content/ does not state it. */
  updated: Day | undefined;
  /** The large pictures of the home page or a trip's page, starting with the hero; empty for other pages. */
  pictures: readonly PictureSource[];
  /** The preview image for shared links: its path on this site and its alt text. */
  social: { path: string; alt: string };
  breadcrumbs: readonly Breadcrumb[];
  /** The same page in other languages, if any. */
  otherLanguages: readonly OtherLanguage[];
  /** Whether this page is for a single departure of a trip. The trip's page is then the canonical one. */
  isDuplicate: boolean;
  subject: PageSubject;
};

let listed: readonly SitePage[] | undefined;
let trails: ReadonlyMap<string, readonly Breadcrumb[]> | undefined;

/** Every page of the site, without not-found pages and redirects. */
export function sitePages(): readonly SitePage[] {
  listed ??= allPages();
  return listed;
}

function allPages(): SitePage[] {
  const { home, pages, howItWorks, faqs, policies, lists, upcoming, past, company } = content();
  const pictures = content().pictures.filter((each) => each.key.startsWith('home/') && each !== home.hero.upright);
  const page = (
    given: Pick<SitePage, 'path' | 'name' | 'summary' | 'updated' | 'subject'>,
    above: readonly Breadcrumb[] = [],
  ): SitePage => ({
    ...given,
    pictures: given.path === '/' ? pictures : [],
    social: { path: '/social/site.jpg', alt: home.hero.picture.alt },
    breadcrumbs: breadcrumbsTo(given, above),
    otherLanguages: otherLanguages(given.path),
    isDuplicate: false,
  });
  /** A page with its own title and description. `shown` has the day on which each trip on the page last changed. */
  const written = (
    path: string,
    kind: OtherKind,
    { title, metaDescription, updated }: { title: string; metaDescription: string; updated?: Day | undefined },
    shown: readonly (Day | undefined)[] = [],
  ) => page({ path, name: title, summary: metaDescription, updated: latest([updated, ...shown]), subject: { kind } });
  const upcomingDays = lists.upcoming.map(({ updated }) => updated);
  const pastDays = lists.past.map(({ updated }) => updated);
  return [
    written('/', 'home', { ...home, title: company.name }, [...upcomingDays, ...pastDays]),
    written('/all-trips', 'chooser', pages['all-trips']),
    written('/all-upcoming-trips', 'upcoming-list', pages['all-upcoming-trips'], upcomingDays),
    written('/all-past-trips', 'past-list', pages['all-past-trips'], pastDays),
    ...byNextDeparture([...upcoming.values()], startDates, content().today).map(upcomingPage),
    ...[...past.values()].map(pastPage),
    written('/how-it-works', 'how-it-works', howItWorks),
    written('/contact', 'contact', pages.contact),
    written('/faqs', 'faqs', faqs),
    ...POLICIES.map((slug) => {
      const policy = policies[slug];
      // A translation's path begins with the path of its original.
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

/** The breadcrumbs of the page at a path, also used in its structured data. Empty if there is no page. */
export function breadcrumbsFor(path: string): readonly Breadcrumb[] {
  // Almost every page calls this at build time, so searching all pages each time would be quadratic.
  trails ??= new Map(sitePages().map((page) => [page.path, page.breadcrumbs]));
  return trails.get(path) ?? [];
}

/** The pages that search engines may list. */
export function indexablePages(): SitePage[] {
  return sitePages().filter(({ isDuplicate }) => !isDuplicate);
}

function upcomingPage(trip: UpcomingTrip): SitePage {
  const { pages, upcoming } = content();
  const path = `/trips/upcoming/${trip.slug}`;
  const whole = trip.parentSlug === undefined ? undefined : upcoming.get(trip.parentSlug);
  const above = [
    { path: '/all-upcoming-trips', name: pages['all-upcoming-trips'].title },
    ...(whole ? [{ path: `/trips/upcoming/${whole.slug}`, name: whole.title }] : []),
  ];
  return {
    ...tripPage(path, trip, above),
    pictures: [trip.picture],
    social: { path: `/social/upcoming/${trip.slug}.jpg`, alt: trip.picture.alt },
    isDuplicate: whole !== undefined,
    subject: { kind: 'upcoming', trip },
  };
}

function pastPage(trip: PastTrip): SitePage {
  return {
    ...tripPage(`/trips/past/${trip.slug}`, trip, [{ path: '/all-past-trips', name: content().pages['all-past-trips'].title }]),
    pictures: [trip.picture, ...trip.gallery],
    social: { path: `/social/past/${trip.slug}.jpg`, alt: trip.picture.alt },
    isDuplicate: false,
    subject: { kind: 'past', trip },
  };
}

function tripPage(path: string, { title, summary, updated }: UpcomingTrip | PastTrip, above: readonly Breadcrumb[]) {
  return { path, name: title, summary, updated, breadcrumbs: breadcrumbsTo({ path, name: title }, above), otherLanguages: [] };
}

/** The latest of several days; undefined if any of them is undefined. */
function latest(days: readonly (Day | undefined)[]): Day | undefined {
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

/** Not the path of a real trip: the 404 page for unknown trips is prerendered here, and postbuild.ts moves it to trips/404.html. */
export const UNKNOWN_TRIP_PATH = '/trips/unknown/trip';
/** The path at which the 404 page for all other unknown pages is prerendered. */
export const UNKNOWN_PATH = '/404';

/** Every prerendered path, including redirects and not-found pages. */
export function prerenderedPaths(): string[] {
  const { upcoming, past, redirects } = content();
  const pages = pagePaths({ upcoming: upcoming.keys(), past: past.keys() });
  return [...pages, PAST_CARDS_PATH, ...redirects.map(({ from }) => from), UNKNOWN_TRIP_PATH, UNKNOWN_PATH];
}

/** The redirects for the route table. None in development: the table is read only at startup, so content-reload.ts answers moved addresses. */
export function routedRedirects(): readonly Redirect[] {
  return process.env.NODE_ENV === 'development' ? [] : content().redirects;
}
