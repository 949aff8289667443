/** Removes a trailing slash from a path. The router's paths end in a slash during prerendering; links never do. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** The path of the page that a loader's request is for. During prerendering, request URLs end in a slash or in '.data'. */
export function requestedPage({ url }: { url: string }): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
