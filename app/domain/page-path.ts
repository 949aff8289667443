/** A page's path as links write it. While pages are built, the router's addresses end in a slash. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** The path of the page that a loader is asked for: the build asks with a slash at the end, and for data with '.data'. */
export function requestedPage({ url }: { url: string }): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
