import { dayFrom } from './build-day.server.ts';
import { reportLeftovers } from './check-leftovers.server.ts';
import { type ContentFile, textsOf } from './content-files.server.ts';
import type { ContentReader } from './read.server.ts';
import { fillTerms, type Terms } from './terms.server.ts';

/** How many characters of each field search engines show. */
const LONGEST: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 155, summary: 155 };

/** What npm run new:trip and the editing screen write where an editor must write: a paragraph in brackets. */
const PLACEHOLDER = /^\[[^\]]*\]$/;

/** The files that names in braces refer to. Their own text is shown as it stands. */
const HAVE_NO_NAMES = new Set(['terms.yaml', 'company.yaml']);

/** Reports texts that pages would not show as they are meant, that are cut off elsewhere, or that nobody has written yet. */
export function checkFields(reader: ContentReader, files: readonly ContentFile[], terms: Terms): void {
  for (const file of files) {
    const { name } = file;
    if (!file.isUtf8) {
      reportEncoding(reader, file);
      continue;
    }
    for (const { field, text } of textsOf(file.document)) {
      const filled = HAVE_NO_NAMES.has(name) ? { text, unknown: [] } : fillTerms(text, terms);
      checkLength(reader, name, field, filled.text);
      checkPlaceholder(reader, name, field, text);
      checkDayOfChange(reader, name, field, text);
      // A wrong name in braces has been reported.
      if (filled.unknown.length === 0) reportLeftovers(reader, name, field, filled.text, reader.isRichText(name, field));
    }
    const { text, unknown } = fillTerms(file.body, terms);
    if (unknown.length === 0) reportLeftovers(reader, name, '', text, true);
  }
}

function checkLength(reader: ContentReader, path: string, field: string, text: string): void {
  const most = LONGEST[field.split('.').at(-1) ?? ''];
  if (most === undefined) return;
  const length = [...new Intl.Segmenter().segment(text.trim())].length;
  if (length <= most) return;
  reader.report(path, field, {
    what: `The text has ${length} characters, of which ${most} are shown.`,
    why: 'Search engines and chats cut off the rest, often in the middle of a word.',
    fix: `Shorten it to ${most} characters or fewer.`,
  });
}

function checkPlaceholder(reader: ContentReader, path: string, field: string, text: string): void {
  const found = text.split(/\n\s*\n/).find((paragraph) => PLACEHOLDER.test(paragraph.trim()));
  if (found === undefined) return;
  reader.report(path, field, {
    what: `'${found.trim()}' is still the placeholder text of a new trip.`,
    why: 'Visitors would see the placeholder on the page.',
    fix: 'Replace it with the real text.',
  });
}

/** Reports a day of change in the future. Compares it with the clock, because a build may be made for another day. */
function checkDayOfChange(reader: ContentReader, path: string, field: string, text: string): void {
  if (!/(?:^|\.)(?:updated|lastUpdated|reviewed)$/.test(field)) return;
  const today = dayFrom(undefined, new Date());
  if (text <= today) return;
  reader.report(path, field, {
    what: `${text} is after today, ${today}.`,
    why: 'Search engines and feed readers would see a change in the future.',
    fix: `Write the day of the last change, at most ${today}.`,
  });
}

function reportEncoding(reader: ContentReader, { name, source }: ContentFile): void {
  const [line = ''] = source.split('\n').filter((each) => each.includes('\uFFFD'));
  reader.report(name, reader.lineWith(name, '\uFFFD'), {
    what: `The file is not in UTF-8, so some letters cannot be read: '${line.trim().slice(0, 40)}'.`,
    why: 'The page would show � in place of each of them.',
    fix: "Open the file, write those letters again, and save it with the encoding 'UTF-8'.",
  });
}
