/**
 * Whether the page has hydrated, including its effects: the layout sets the flag once it handles clicks itself
 * (app/features/enquiries/use-replay-early-click.ts). Runs in the page, so it must not use anything outside itself.
 */
export function isHydrated(): boolean {
  return (window as { beforeHydration?: { isAnswered: boolean } }).beforeHydration?.isAnswered === true;
}
