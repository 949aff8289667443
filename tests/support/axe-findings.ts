import type { AxeResults } from 'axe-core';

/** What axe has found, a line for each element: where, which rule, which element. */
export function axeFindings(where: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} ${String(target)}`));
}
