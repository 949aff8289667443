/** Removes a trailing slash from any path but '/'. During prerendering the router's paths end in a slash; paths in links do not. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** Whether a path has the form of our pages' paths: lower-case letters, digits and hyphens, between single slashes. */
export function isPagePath(pathname: string): boolean {
  return pathname === '/' || /^(?:\/[a-z0-9-]+)+$/.test(pathname);
}

/** Whether a path is a file's, such as a calendar's, which the router has no page for. */
export function isFilePath(path: string): boolean {
  return /\.\w+$/.test(path);
}

/** The path of the page that a loader's request is for. During prerendering, request URLs end in a slash or in '.data'. */
export function requestedPage({ url }: { url: string }): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
