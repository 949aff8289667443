import { pagePathOf } from '#app/domain/page-path.ts';

/** The address of the page that a loader is asked for: the build asks with a slash at the end, and for data with '.data'. */
export function pagePath({ url }: Request): string {
  return pagePathOf(new URL(url).pathname.replace(/\.data$/, ''));
}
