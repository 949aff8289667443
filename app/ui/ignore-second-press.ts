/** How soon a second press comes, in milliseconds, and how far from the first, in pixels. */
export const QUICK = 500;
export const NEAR = 24;

/**
 * Ignores a quick second press at the place of a click. It was meant for what was there: a link, or the button that closed a dialog.
 * Clicks by the keyboard have no place, and are never ignored.
 */
export function ignoreSecondPress({ clientX, clientY, detail }: React.MouseEvent): void {
  if (detail === 0) return;
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0 || Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  setTimeout(() => window.removeEventListener('click', ignore, true), QUICK);
}
