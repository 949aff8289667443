/** One breadcrumb: a page's path and name. */
export type Breadcrumb = { path: string; name: string };

/** A page's breadcrumbs, from Home to the page itself. `above` lists the pages between the two. The home page has only Home. */
export function breadcrumbsTo(page: Breadcrumb, above: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  const home = { path: '/', name: 'Home' };
  return page.path === '/' ? [home] : [home, ...above, page];
}
