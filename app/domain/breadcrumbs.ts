/** One breadcrumb: a page's path and name. */
export type Breadcrumb = { path: string; name: string };

/** The breadcrumbs of a page, from Home to the page itself, for the page and its structured data. Home has only itself. */
export function breadcrumbsTo(page: Breadcrumb, above: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  const home = { path: '/', name: 'Home' };
  return page.path === '/' ? [home] : [home, ...above, page];
}
