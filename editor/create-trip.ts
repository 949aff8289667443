import { join } from 'node:path';
import { parse } from 'yaml';
import type { Day } from '#app/domain/days.ts';
import type { FileChanges } from '../scripts/file-changes.ts';
import { newTripFiles } from '../scripts/new-trip.ts';
import { pastTripFiles } from '../scripts/trip-past.ts';

/** A trip that is begun on the screen, and in content/ only once it is published: a new one, or one that moves to the past. */
export type NewTrip = { kind: 'upcoming' | 'past'; slug: string; title: string } | { kind: 'moved'; slug: string; from: string };

/** What beginning a trip writes: its own file, what its form begins with, all files that change, and what that is in a sentence. */
export type NewTripFiles = { path: string; data: Record<string, unknown>; files: FileChanges; sentences: readonly string[] };

/** Facts for which a new trip's file has examples. The form begins without them: no example is published as a price or a date. */
const FACTS = ['duration', 'ages', 'price', 'departures'];

/** @throws Error with words for the editor where the trip cannot be begun */
export function createTrip(root: string, begin: NewTrip, today: Day): NewTripFiles {
  const path = `trips/${begin.kind === 'upcoming' ? 'upcoming' : 'past'}/${begin.slug}/trip.yaml`;
  if (begin.kind === 'moved') {
    const { files, pages } = pastTripFiles({ content: root, art: join(root, '../art') }, begin.from, begin.slug, today);
    const data = parse(String(files.get(path))) as Record<string, unknown>;
    const gone = pages.map((page) => `The page of one departure, ${page}, is taken away: its address leads there`);
    return { path, data, files, sentences: [`${String(data['title'])}: moved to the past trips`, ...gone] };
  }
  const files = newTripFiles(root, begin.kind, begin.slug, new Date(`${today}T00:00:00Z`));
  const example = Object.entries(parse(String(files.get(path))) as Record<string, unknown>);
  const data = { ...Object.fromEntries(example.filter(([name]) => !FACTS.includes(name))), title: begin.title };
  return { path, data, files, sentences: [`${begin.title}: a new ${begin.kind} trip`] };
}
