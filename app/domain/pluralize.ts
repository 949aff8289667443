/** Formats a count with its noun: '1 day', '3 days'. */
export function pluralize(count: number | string, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;
}
