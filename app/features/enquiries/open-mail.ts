/**
 * Opens an email in the visitor's email app. Call it while handling a click or submit, because browsers open only one app
 * per user gesture. It cannot detect whether the visitor has an email app.
 */
export function openMail({ url }: { url: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
