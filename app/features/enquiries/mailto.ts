/** Builds a mailto URL with a subject; forms fall back to it without JavaScript. */
export function mailtoUrl(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
