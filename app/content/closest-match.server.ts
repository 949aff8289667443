/** Finds the item in `names` that is most similar to a misspelt name; undefined if none is similar. */
export function closestMatch(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return first && first.distance <= Math.max(1, Math.floor(name.length / 3)) ? first.each : undefined;
}

/** The Levenshtein distance between two strings. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries()) next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
