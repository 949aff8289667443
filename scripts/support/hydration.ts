/**
 * Whether the page's scripts have taken over, down to the last effect: the layout notes it once it answers presses itself
 * (app/features/enquiries/use-replay-early-click.ts). What React has only begun is not listened to yet. Runs in the page, so it
 * uses nothing from outside itself.
 */
export function isHydrated(): boolean {
  return (window as { earlyClick?: { isAnswered: boolean } }).earlyClick?.isAnswered === true;
}
