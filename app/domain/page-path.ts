/** Removes a trailing slash from any path but '/'. During prerendering the router's paths end in a slash; paths in links do not. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** The path of the page that a loader's request is for. During prerendering, request URLs end in a slash or in '.data'. */
export function requestedPage({ url }: { url: string }): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
