/** The element that a URL's hash points to. Undefined without a hash, and for an unknown or malformed one. */
export function sectionAt(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // The hash has a % that does not begin a valid code.
    return undefined;
  }
}

/** Opens the disclosures that a section is in, or that it is. Browsers do so for their own links, but not for the router's. */
export function openSection(section: Element | undefined): void {
  for (let fold = section?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** The element that gets focus when the visitor goes to a section: its heading or summary. */
export function headingOf(section: HTMLElement): HTMLElement {
  if (section.matches('[tabindex], h1, h2, h3')) return section;
  return section.querySelector<HTMLElement>('h1, h2, h3, summary') ?? section;
}

/** A heading in the window: the last one that begins above its middle, or else the first one. If there is none, the one before. */
export function headingInView(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3), footer h2')];
  const inView = headings.filter(isInView);
  const isAboveMiddle = (heading: HTMLElement) => heading.getBoundingClientRect().top < window.innerHeight / 2;
  return inView.findLast(isAboveMiddle) ?? inView[0] ?? headings.findLast(isAboveMiddle) ?? headings[0];
}

/** Whether part of an element is in the window. False for one that is no longer in the page. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Moves focus without scrolling. Screen readers announce the element, and Tab goes on from there. */
export function focusQuietly(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Links, buttons and summaries take focus without a tabindex.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
