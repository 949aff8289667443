import type { Mail } from '#app/domain/enquiries/mail.ts';

/**
 * Opens a mail in the visitor's mail program. Call it during a click: browsers allow one launch per user gesture. Cannot
 * detect whether there is a mail program.
 */
export function openMail({ url }: Mail): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
