import { join } from 'node:path';
import { contentFileNames } from '#app/content/content-files.server.ts';
import { addDays, daysBetween } from '#app/domain/days.ts';
import { changesBetween, describeChange } from './changes.ts';
import { fieldsOf } from './editable-files.ts';
import { isFields } from './fields.ts';
import { readText } from './file-changes.ts';
import { writeYaml } from './write-yaml.ts';

type Fields = Record<string, unknown>;

/** A change to another file: its new source, and sentences that describe it. */
type OtherChange = { path: string; source: string; sentences: readonly string[] };

/**
 * The changes to other files that a departure's new first day needs. A departure's own page names that day, so neither the trip's file
 * nor the page's would load alone.
 */
export function movedDepartures(root: string, path: string, before: Fields, after: Fields): OtherChange[] {
  const other = (name: string, change: (data: Fields) => Fields | undefined): OtherChange[] => {
    const source = readText(join(root, name));
    const data = fieldsOf(source);
    const changed = change(data);
    if (!changed) return [];
    const sentences = changesBetween(data, changed).map((each) => describeChange(each, String(data['title'])));
    return [{ path: name, source: writeYaml(source, changed), sentences }];
  };
  const [page, movedPage] = [before['departureOf'], after['departureOf']];
  if (isFields(page) && isFields(movedPage) && page['trip'] === movedPage['trip'])
    return other(`trips/upcoming/${String(page['trip'])}/trip.yaml`, (data) => withStart(data, String(page['start']), movedPage['start']));
  const [old, now] = [startsIn(before), startsIn(after)];
  const [[gone, ...goneToo], [come, ...comeToo]] = [
    old.filter((start) => !now.includes(start)),
    now.filter((start) => !old.includes(start)),
  ];
  // In another place it is another departure.
  if (!gone || !come || goneToo.length + comeToo.length > 0 || old.indexOf(gone) !== now.indexOf(come)) return [];
  const names = contentFileNames(root).filter((each) => /^trips\/upcoming\/[^/]+\/trip\.yaml$/.test(each));
  return names.flatMap((name) =>
    other(name, (data) => {
      const { departureOf } = data;
      const isPage = isFields(departureOf) && departureOf['trip'] === path.split('/').at(-2) && departureOf['start'] === gone;
      return isPage ? { ...data, departureOf: { ...departureOf, start: come } } : undefined;
    }),
  );
}

/** A trip with a departure moved, and its length kept. Undefined if there is no such departure, or one on the new day already. */
function withStart(trip: Fields, from: string, to: unknown): Fields | undefined {
  const departures = departuresIn(trip);
  const moved = departures.find(({ start }) => start === from);
  if (typeof to !== 'string' || Number.isNaN(Date.parse(to)) || !moved || startsIn(trip).includes(to)) return undefined;
  const end = addDays(String(moved['end']), daysBetween(from, to));
  return { ...trip, departures: departures.with(departures.indexOf(moved), { ...moved, start: to, end }) };
}

function startsIn(data: Fields): string[] {
  return departuresIn(data).map(({ start }) => String(start));
}

function departuresIn({ departures }: Fields): Fields[] {
  return Array.isArray(departures) ? departures.filter(isFields) : [];
}
