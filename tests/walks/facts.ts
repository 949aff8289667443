/** What a page says and shows, as one object. */
export type Facts = {
  address: string;
  /** The key of the entry of the history: the browser's, or the router's in browsers without the Navigation API. */
  entry: string;
  /** A number of its own for each loaded document. */
  document: number;
  headings: readonly string[];
  title: string;
  canonical: string;
  robots: string;
  /** The links marked as current in the header. */
  current: readonly string[];
  /** The text of <main>, without what belongs to the visit. */
  text: string;
  hasFrame: boolean;
  overflow: number;
  /** What reaches furthest to the right. */
  widest: string;
  duplicateIds: readonly string[];
  dialog: string;
  isLocked: boolean;
  isMapShown: boolean;
  /** Whether the page says that some of its cards could not be fetched. */
  lacksCards: boolean;
  focus: { name: string; isInDialog: boolean; isBody: boolean; isInView: boolean; isInSection: boolean; isTabNear: boolean };
  width: number;
  place: number;
  furthest: number;
  folds: readonly boolean[];
  rows: readonly number[];
  family: number;
  /** Whether the visitor or her children's ages have chosen it: then the page's first facts are its own. */
  isFamilyChosen: boolean;
  photo: string;
};

/** Reads the page. Runs in the page, so it must not use anything outside itself. */
export function readFacts(): Facts {
  const all = <Found extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];
  // Asks for the box last: in Firefox, asking for that of something in a closed disclosure can move the page.
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  // The photo shown, what was copied, and messages belong to the visit, and so does the letter in place of a portrait that did not load.
  const own = '[role=status], [role=alert], .carousel-tools, .share-trip, span.size-14[aria-hidden=true], noscript, script';
  for (const part of main?.querySelectorAll(own) ?? []) part.remove();
  const ids = all('[id]').map(({ id }) => id);
  const root = document.documentElement;
  const active = document.activeElement ?? document.body;
  const box = active.getBoundingClientRect();
  const stops = all('a[href], button, summary, input, textarea, select, [tabindex="0"]').filter(isShown);
  const next = stops.find((stop) => active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && stop !== active);
  const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  const nextTop = topOf(next);
  // A long stretch of text may have none in view.
  const isNextBelow = next === stops.find((stop) => topOf(stop) >= 0 && !stop.closest('header, .section-links, .trip-bar'));
  const dialog = document.querySelector('dialog[open]');
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  // Only if something is too wide, because this takes long. A row that scrolls sideways hides what is beyond its edge.
  const candidates = root.scrollWidth > root.clientWidth ? all('body *') : [];
  const widest = candidates
    .filter((element) => !element.closest('.card-row > *, .carousel-track > *'))
    .reduce<Element | undefined>((most, element) => (most && rightOf(most) >= rightOf(element) ? most : element), undefined);
  const section = ids.includes(location.hash.slice(1)) ? document.getElementById(location.hash.slice(1)) : null;
  return {
    address: location.pathname + location.search + location.hash,
    entry: (window as { navigation?: Navigation }).navigation?.currentEntry?.key ?? (history.state as { key?: string } | null)?.key ?? '',
    document: (window as { walk?: { document: number } }).walk?.document ?? 0,
    headings: all('h1')
      .filter(isShown)
      .map(({ textContent }) => words(textContent)),
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.replace(/^https?:\/\/[^/]+/, '') ?? '',
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? '',
    current: all('header nav [aria-current=page]').map(({ textContent }) => words(textContent)),
    text: words(main?.textContent ?? ''),
    hasFrame: document.querySelector('header') !== null && document.querySelector('footer') !== null && document.title !== '',
    overflow: root.scrollWidth - root.clientWidth,
    widest: words(widest ? `${widest.tagName} ${widest.getAttribute('class')} ${widest.textContent}`.slice(0, 90) : ''),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    dialog: words(dialog?.querySelector('h2')?.textContent ?? ''),
    isLocked: 'modal' in root.dataset || getComputedStyle(root).overflow === 'hidden' || document.querySelector('[inert]') !== null,
    isMapShown: all('main iframe').some(isShown),
    lacksCards: all('main [role=alert]').some(({ textContent }) => textContent.includes('could not be loaded')),
    focus: {
      name: `${active.tagName} ${words(active.textContent).slice(0, 40)}`,
      isInDialog: dialog?.contains(active) ?? false,
      isBody: active === document.body,
      isInSection: section?.contains(active) ?? true,
      isInView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      isTabNear: nextTop > -innerHeight && (nextTop < 2 * innerHeight || isNextBelow),
    },
    width: innerWidth,
    place: scrollY,
    furthest: root.scrollHeight - innerHeight,
    folds: all<HTMLDetailsElement>('main details').map(({ open }) => open),
    rows: all('main .card-row, main .carousel-track').map(({ scrollLeft, clientWidth }) => (clientWidth > 0 ? scrollLeft : 0)),
    family: all<HTMLInputElement>('main input[type=radio]').findIndex(({ checked }) => checked),
    isFamilyChosen: all<HTMLInputElement>('main input[type=radio]:checked').some(({ value }) =>
      document.querySelector('.hero-facts')?.textContent.includes(value),
    ),
    photo: words(document.querySelector('main .carousel-tools [aria-live]')?.textContent ?? ''),
  };
}
