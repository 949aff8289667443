/** A mail address as a link that begins an email with this subject: what a form's button does as long as no script runs. */
export function mailtoUrl(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
