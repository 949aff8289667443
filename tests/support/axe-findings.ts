import type { AxeResults } from 'axe-core';

/** Formats axe violations, one line per element, with `where`, the rule and the selector. */
export function axeFindings(where: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} ${String(target)}`));
}
