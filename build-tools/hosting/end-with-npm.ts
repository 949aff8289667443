/** How often to look, in milliseconds. */
const PERIOD = 500;

/**
 * Calls `end` once npm has ended. A signal to npm ends its shell, which does not pass it on, so that a server would go on and keep its
 * port. Does nothing for a program that npm has not started.
 */
export function endWithNpm(end: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, PERIOD);
  timer.unref();
}
