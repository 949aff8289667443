import { type ContentFile, textsOf } from './content-files.server.ts';
import type { ContentReader } from './read.server.ts';
import { fillTerms, type Terms } from './terms.server.ts';

/** How many characters of each field search engines show. */
const LONGEST: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 155, summary: 155 };

/** What npm run new:trip and the editing screen write where an editor must write: a paragraph in brackets. */
const PLACEHOLDER = /^\[[^\]]*\]$/;

/** Reports texts that are too long to be shown in full, and placeholders that nobody has replaced. */
export function checkFields(reader: ContentReader, files: readonly ContentFile[], terms: Terms): void {
  for (const { name, document } of files) {
    for (const { field, text } of textsOf(document)) {
      checkLength(reader, name, field, fillTerms(text, terms).text);
      checkPlaceholder(reader, name, field, text);
    }
  }
}

function checkLength(reader: ContentReader, path: string, field: string, text: string): void {
  const most = LONGEST[field.split('.').at(-1) ?? ''];
  if (most === undefined) return;
  const length = [...new Intl.Segmenter().segment(text.trim())].length;
  if (length <= most) return;
  reader.note(path, field, {
    what: `The text has ${length} characters, of which ${most} are shown.`,
    why: 'Search engines and chats cut off the rest, often in the middle of a word.',
    fix: `Shorten it to ${most} characters or fewer.`,
  });
}

function checkPlaceholder(reader: ContentReader, path: string, field: string, text: string): void {
  const found = text.split(/\n\s*\n/).find((paragraph) => PLACEHOLDER.test(paragraph.trim()));
  if (found === undefined) return;
  reader.note(path, field, {
    what: `'${found.trim()}' is still the placeholder text of a new trip.`,
    why: 'Visitors would see the placeholder on the page.',
    fix: 'Replace it with the real text.',
  });
}
