/** Builds a mailto URL with a subject, for 'Email us' and as a fallback for the forms. */
export function mailtoUrl(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
