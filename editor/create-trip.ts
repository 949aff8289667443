import { parse } from 'yaml';
import type { Day } from '#app/domain/days.ts';
import type { FileChanges } from './file-changes.ts';
import { newTripFiles } from './new-trip.ts';
import { pastTripFiles } from './trip-past.ts';

/** A trip to create, or to move to the past trips. Nothing is written to content/ until it is published. */
export type NewTrip = { kind: 'upcoming' | 'past'; slug: string; title: string } | { kind: 'moved'; slug: string; from: string };

/** An unpublished trip: its file's path, the form's initial data, the file changes to publish, and sentences that describe them. */
type NewTripFiles = { path: string; data: Record<string, unknown>; files: FileChanges; sentences: readonly string[] };

/** Fields with example facts in a new upcoming trip's file. The form starts without them, so that no example price or date is published. */
const FACTS = ['duration', 'ages', 'price', 'departures'];

/** The path of the file that a new or moved trip gets. */
export function newTripPath({ kind, slug }: NewTrip): string {
  return `trips/${kind === 'upcoming' ? 'upcoming' : 'past'}/${slug}/trip.yaml`;
}

/** Prepares a new or moved trip's files without writing them. @throws Error with a message for the editor if that is impossible */
export function createTrip(root: string, newTrip: NewTrip, today: Day): NewTripFiles {
  const path = newTripPath(newTrip);
  if (newTrip.kind === 'moved') {
    const { files, pages } = pastTripFiles(root, newTrip.from, newTrip.slug, today);
    const data = parse(String(files.get(path))) as Record<string, unknown>;
    const gone = pages.map((page) => `${page}, the page for a single departure, is removed: its address now redirects to the past trip`);
    return { path, data, files, sentences: [`${String(data['title'])}: moved to the past trips`, ...gone] };
  }
  const files = newTripFiles(root, newTrip.kind, newTrip.slug, new Date(`${today}T00:00:00Z`));
  const example = Object.entries(parse(String(files.get(path))) as Record<string, unknown>);
  const data = { ...Object.fromEntries(example.filter(([name]) => !FACTS.includes(name))), title: newTrip.title };
  return { path, data, files, sentences: [`${newTrip.title}: a new ${newTrip.kind} trip`] };
}
