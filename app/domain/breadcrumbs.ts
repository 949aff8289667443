/** A page on the way from the home page: its address on this site and its name. */
export type Breadcrumb = { path: string; name: string };

/** The way to a page, the page itself last: for breadcrumbs, seen and read by machines. Home's own are Home alone. */
export function breadcrumbsTo(page: Breadcrumb, above: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  const home = { path: '/', name: 'Home' };
  return page.path === '/' ? [home] : [home, ...above, page];
}
