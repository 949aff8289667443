import { join } from 'node:path';
import { contentFileNames } from '#app/content/content-files.server.ts';
import { dataOf } from './editable-files.ts';
import { isFields } from './fields.ts';
import { readText } from './file-changes.ts';
import { writeYaml } from './write-yaml.ts';

/**
 * The pages for single departures whose first day a change of their trip moves: their new sources by path. A departure's own page
 * names the first day, so either file alone would not load.
 */
export function movedDeparturePages(root: string, path: string, before: unknown, after: unknown): Map<string, string> {
  const [old, now] = [startsIn(before), startsIn(after)];
  const gone = old.filter((start) => !now.includes(start));
  const come = now.filter((start) => !old.includes(start));
  const pages = new Map<string, string>();
  if (gone.length !== 1 || come.length !== 1) return pages;
  const trip = path.split('/').at(-2);
  for (const name of contentFileNames(root).filter((each) => /^trips\/upcoming\/[^/]+\/trip\.yaml$/.test(each))) {
    const source = readText(join(root, name));
    const data = dataOf(name, source);
    const { departureOf } = data;
    if (!isFields(departureOf) || departureOf['trip'] !== trip || departureOf['start'] !== gone[0]) continue;
    pages.set(name, writeYaml(source, { ...data, departureOf: { ...departureOf, start: come[0] } }));
  }
  return pages;
}

function startsIn(data: unknown): string[] {
  const departures = isFields(data) ? data['departures'] : undefined;
  return Array.isArray(departures) ? departures.filter(isFields).map(({ start }) => String(start)) : [];
}
