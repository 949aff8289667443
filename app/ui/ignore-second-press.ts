/** How soon a second press comes, in milliseconds, and how far from the first, in pixels. */
export const QUICK = 500;
export const NEAR = 24;

/**
 * Ignores a quick second press at the place of a click. It was meant for what was there: a link, or the button that closed a dialog.
 * Clicks by the keyboard have no place, and are never ignored.
 * @param click the first press
 */
export function ignoreSecondPress(click: React.MouseEvent): void {
  const ignore = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - click.clientX, event.clientY - click.clientY) <= NEAR;
    if (click.detail === 0 || event.detail === 0 || !isNear) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  setTimeout(() => window.removeEventListener('click', ignore, true), QUICK);
}
