import type { Mail } from '#app/domain/enquiries/mail.ts';

/**
 * Opens a mail in the visitor's mail program. To be called inside the press of the button: browsers allow one such
 * launch a press, and none later. It cannot tell whether there is a mail program.
 */
export function openMail({ url }: Mail): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
