import { Component, useMemo } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { getSessionItem, setSessionItem, useSessionItem } from '#app/session/session-storage.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { focusQuietly, headingInView, headingOf, isInView, openSection, sectionAt } from './sections.ts';

/** What an entry of the tab's history looked like when the visitor left it. Lists are in document order. */
type Snapshot = {
  /** The scroll position, in pixels. */
  place: number;
  /** Whether each <details> in <main> was open. */
  folds: readonly boolean[];
  /** The sideways scroll position of each row with data-keeps-place, in widths of its first entry, which differ when a phone is turned. */
  rows: readonly number[];
  /** The focused element: its tag name and its index among the elements with that name. */
  focus: readonly [tag: string, index: number];
};

const FOLDS = 'main details';
const ROWS = 'main [data-keeps-place]';

/** What a visitor does with a page. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The last events before a page may be gone for good. Phones close tabs in the background without `pagehide`. */
const LEAVING = ['visibilitychange', 'pagehide'];

const snapshotItem = (key: string) => `entry:v2:${key}`;
const choicesItem = (key: string) => `choices:v1:${key}`;

/** The paths of the entries shown since the document loaded, by the router's index of the entry. */
const shownPaths: string[] = [];

/**
 * A function that goes back to the last earlier entry whose path `isWanted`; undefined if there is none. Older browsers (Safari before
 * 26.2, Firefox before 147) do not list the entries. There, only those of this document are known, and the page that linked to it.
 */
export function wayBackTo(isWanted: (path: string | undefined) => boolean): (() => void) | undefined {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    const before = navigation.entries().slice(0, navigation.currentEntry?.index);
    const entry = before.findLast(({ url }) => isWanted(new URL(url ?? '').pathname));
    // Not by a number of steps: after Back has closed a dialog, Chromium goes no steps to the first entry.
    return entry && (() => void navigation.traverseTo(entry.key));
  }
  const { idx = 0 } = window.history.state as { idx?: number };
  // A link opened in a new tab has a referrer, but no entry before it.
  const isLinkedHere = document.referrer.startsWith(`${window.location.origin}/`) && window.history.length > idx + 1;
  const paths = [...(isLinkedHere ? [new URL(document.referrer).pathname] : []), ...shownPaths.slice(0, idx)];
  const found = paths.findLastIndex(isWanted);
  return found < 0 ? undefined : () => window.history.go(found - paths.length);
}

/**
 * A choice on the current page, such as the family, kept for this entry of the history: it comes back with Back, Forward and
 * reload. A new visit to the page starts without it. Undefined if nothing is chosen, and in prerendered HTML.
 */
export function useEntryChoice(name: string): [chosen: string | undefined, choose: (value: string) => void] {
  const { key } = useLocation();
  const text = useSessionItem(choicesItem(key));
  const choices = useMemo(() => JSON.parse(text ?? '{}') as Record<string, string>, [text]);
  return [choices[name], (value) => setSessionItem(choicesItem(key), JSON.stringify({ ...choices, [name]: value }))];
}

/** Whether the visitor has come back to this entry of the history, by Back, Forward or reload. */
export function useIsReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && readSnapshot(key) !== undefined;
}

/**
 * Keeps each entry of the tab's history as the visitor left it, and moves place and focus after a navigation
 * (docs/architecture.md, 'Moving about'). Render it after the page, so that the page's own effects come first.
 */
export function HistoryEntry() {
  const [isHydrated, location, type] = [useHydrated(), useLocation(), useNavigationType()];
  // Before hydration, cards and departures are those of the build day, not as she left them.
  return isHydrated && <EntryKeeper location={location} type={type} />;
}

/** A class, because only getSnapshotBeforeUpdate can read the page before React replaces it. */
class EntryKeeper extends Component<{ location: Location; type: NavigationType }> {
  readonly #loaded = readSnapshot(this.props.location.key);

  override componentDidMount() {
    const { hash } = this.props.location;
    this.#addPath();
    if (this.#loaded) {
      restore(this.#loaded, !window.beforeHydration?.hasScrolled);
    } else if (!document.querySelector('details[name][open]')) {
      // The visitor may already have opened another answer.
      openSection(sectionAt(hash));
    }
    for (const type of LEAVING) addEventListener(type, this.#leave);
    for (const type of ACTIONS) addEventListener(type, releasePlace, { passive: true });
    addEventListener('pageshow', this.#show);
    window.history.scrollRestoration = 'manual';
  }

  override componentWillUnmount() {
    for (const type of LEAVING) removeEventListener(type, this.#leave);
    for (const type of ACTIONS) removeEventListener(type, releasePlace);
    removeEventListener('pageshow', this.#show);
  }

  override getSnapshotBeforeUpdate({ location }: Readonly<{ location: Location }>) {
    if (location.key !== this.props.location.key) keepSnapshot(location.key);
    // Safari focuses <main> instead of a link that is clicked in it.
    return document.activeElement?.closest('main') !== null;
  }

  override componentDidUpdate({ location: before }: Readonly<{ location: Location }>, _: unknown, isFromMain: boolean) {
    const { location, type } = this.props;
    if (before.key === location.key) return;
    releasePlace();
    this.#addPath();
    const snapshot = type === 'POP' && !isStandIn() && readSnapshot(location.key);
    if (snapshot) {
      restore(snapshot, true);
      focusNear(snapshot);
      return;
    }
    const section = sectionAt(location.hash);
    const isSamePage = before.pathname === location.pathname;
    // A link to a section adds an entry for the same page, which starts with what is chosen now.
    if (isSamePage) setSessionItem(choicesItem(location.key), getSessionItem(choicesItem(before.key)) ?? '{}');
    if (section) {
      openSection(section);
      // Smoothly only between sections of the home page, as the specification has it.
      const isSmooth = isSamePage && location.pathname === '/' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      keepPlace(() => section.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' }));
      focusQuietly(headingOf(section));
    } else if (!isSamePage || before.search === location.search || !isFromMain) {
      // A list keeps its place when only its filters change, but not for a link of the header or the footer.
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusQuietly(document.querySelector('h1'));
    }
  }

  override render() {
    return null;
  }

  #addPath() {
    shownPaths[(window.history.state as { idx: number }).idx] = this.props.location.pathname;
  }

  readonly #leave = ({ type }: Event) => {
    // In Safari the page becomes visible again at its top, before `pageshow`.
    if (document.visibilityState === 'visible' && type !== 'pagehide') return;
    keepSnapshot(this.props.location.key);
    // The browser restores the place after a page load, before our scripts have loaded. Not if Back loads the document of another
    // entry again (app/entry.client.tsx): the browser would take this page's place for that entry's.
    const { key } = window.history.state as { key?: string };
    if (type === 'pagehide' && key === this.props.location.key) window.history.scrollRestoration = 'auto';
  };

  readonly #show = ({ persisted }: PageTransitionEvent) => {
    window.history.scrollRestoration = 'manual';
    const snapshot = readSnapshot(this.props.location.key);
    // Safari would have scrolled after this event.
    if (persisted && snapshot) restore(snapshot, true);
  };
}

/** Whether the page only says that the wanted one could not be fetched. That one keeps its snapshot. */
const isStandIn = () => document.querySelector('[data-stand-in]') !== null;

function keepSnapshot(key: string): void {
  if (isStandIn()) return;
  const focused = document.activeElement ?? document.body;
  const snapshot: Snapshot = {
    place: window.scrollY,
    folds: [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)].map(({ open }) => open),
    rows: [...document.querySelectorAll<HTMLElement>(ROWS)].map(
      (row) => Number(row.dataset['scrollTarget'] ?? row.scrollLeft) / entryWidth(row),
    ),
    focus: [focused.tagName, [...document.querySelectorAll(focused.tagName)].indexOf(focused)],
  };
  setSessionItem(snapshotItem(key), JSON.stringify(snapshot));
}

const entryWidth = (row: Element) => row.firstElementChild?.getBoundingClientRect().width || 1;

function readSnapshot(key: string): Snapshot | undefined {
  const text = getSessionItem(snapshotItem(key));
  return text ? (JSON.parse(text) as Snapshot) : undefined;
}

/** Keeps a place while the page gets its length. The visitor's next action ends it. */
let resizing: ResizeObserver | undefined;
const releasePlace = () => resizing?.disconnect();

function restore(snapshot: Snapshot, hasPlace: boolean): void {
  const { place, folds, rows } = snapshot;
  for (const [index, fold] of document.querySelectorAll<HTMLDetailsElement>(FOLDS).entries()) fold.open = folds[index] ?? fold.open;
  for (const [index, row] of document.querySelectorAll(ROWS).entries())
    row.scrollTo({ left: (rows[index] ?? 0) * entryWidth(row), behavior: 'instant' });
  const show = () => {
    if (hasPlace) window.scrollTo({ top: place, behavior: 'instant' });
    // While the page was shorter, focus went elsewhere. In some loads, Chromium gives it to the section of the address.
    if (!isInView(document.activeElement ?? document.body)) focusNear(snapshot);
  };
  if (hasPlace) keepPlace(show);
  else show();
}

/**
 * Scrolls now, and again when the page gets longer by cards that are still being fetched, or shorter by portraits that fail to load. Not
 * when the phone is turned: the place is another one then, and the browser keeps it itself.
 */
function keepPlace(scroll: () => void): void {
  releasePlace();
  scroll();
  const width = window.innerWidth;
  resizing = new ResizeObserver(() => (window.innerWidth === width ? scroll() : releasePlace()));
  resizing.observe(document.body);
}

/** Moves focus to the element that had it, if it is in view, or else to a heading in the window. */
function focusNear({ focus: [tag, index] }: Snapshot): void {
  const element = tag === 'BODY' ? undefined : document.querySelectorAll<HTMLElement>(tag)[index];
  focusQuietly(element && isInView(element) ? element : headingInView());
}
