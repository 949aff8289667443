/**
 * Whether the page's scripts have taken over, down to the last element of the layout: React starts at the top and goes piece by
 * piece. Runs in the page, so it uses nothing from outside itself.
 */
export function isHydrated(): boolean {
  return Object.keys(document.querySelector('.notice-region') ?? {}).some((key) => key.startsWith('__react'));
}
