import { isFields, type Path } from './fields.ts';
import { mergeEdits } from './merge.ts';
import type { OpenedFile } from './opened-file.ts';
import type { FileConflict } from './publish.ts';

/** Edits that gave way to what others had changed, as a form's edits to the file as it is now. */
export type RestoredDraft = { path: string; title: string; hash: string; base: Record<string, unknown>; data: Record<string, unknown> };

/** Puts what was typed in each conflict back into a draft of its file, one draft a file. Skips files that are gone. */
export function restoredDrafts(conflicts: readonly FileConflict[], open: (path: string) => OpenedFile): RestoredDraft[] {
  return [...Map.groupBy(conflicts, ({ file }) => file)].flatMap(([path, all]) => {
    try {
      const { file, hash, data: base } = open(path);
      const data = structuredClone(base);
      for (const { path: place, typed, newer } of all) put(data, place, typed, newer);
      return [{ path, title: file.title, hash, base, data }];
    } catch {
      return [];
    }
  });
}

/** A restored draft together with what is typed in the file's form, which wins. */
export function withTyped<Typed extends Omit<RestoredDraft, 'path' | 'title'>>(draft: RestoredDraft, typed: Typed | undefined) {
  const data = typed ? mergeEdits(draft.base, draft.data, typed.data, 'newer').data : draft.data;
  return { ...draft, ...typed, data: data as RestoredDraft['data'] };
}

/** Sets what was typed at a path in place of the newer value. In a list, an entry that only one side has is inserted or removed. */
export function put(data: unknown, [part, ...rest]: Path, typed: unknown, newer: unknown): void {
  if (part === undefined || typeof data !== 'object' || data === null) return;
  if (rest.length > 0) put((data as Record<string | number, unknown>)[part], rest, typed, newer);
  else if (Array.isArray(data)) data.splice(Number(part), newer === undefined ? 0 : 1, ...(typed === undefined ? [] : [typed]));
  else if (isFields(data)) data[part] = typed;
}
