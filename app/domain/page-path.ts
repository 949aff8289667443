/** A page's path as links write it. While pages are built, the router's addresses end in a slash. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
