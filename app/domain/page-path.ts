/** Removes a trailing slash from a path. During prerendering the router's paths end in one; links never do. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** The page path of a loader's request. During prerendering it ends in a slash, or in '.data' for data. */
export function requestedPage({ url }: { url: string }): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
