/** Formats a list for a sentence: 'Friday', 'Friday and Sunday', '4, 7 and 9'. */
export function formatList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
