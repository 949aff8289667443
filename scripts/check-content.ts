/**
 * Checks content/ for errors that would stop a build or look wrong on a page:
 *   npm run check:content
 * Reports each problem with its file, field, reason and fix, and exits with code 1 if there are any. Takes seconds, because it
 * builds no page.
 */
import { buildDay } from '../app/content/build-day.server.ts';
import { CONTENT_FOLDER, loadContent } from '../app/content/content.server.ts';
import { ContentError, type ContentProblem } from '../app/content/problem.server.ts';
import { fieldMistakes } from './check-fields.ts';
import { linkMistakes } from './check-links.ts';
import { photoMistakes } from './check-photos.ts';
import { schoolTermNotes } from './check-school-terms.ts';
import { textFindings } from './check-texts.ts';
import { contentFiles } from './content-files.ts';

/** Every definite problem in a content folder. */
export async function contentMistakes(root: string): Promise<ContentProblem[]> {
  return [...readingMistakes(root), ...textMistakes(root), ...(await photoMistakes(root))];
}

/** Problems in content that loads but must not be published. */
export function textMistakes(root: string): ContentProblem[] {
  return [...textFindings(root).mistakes, ...fieldMistakes(root), ...linkMistakes(root)];
}

/** Problems that keep the content from loading. */
export function readingMistakes(root: string): readonly ContentProblem[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

if (import.meta.main) {
  const mistakes = await contentMistakes(CONTENT_FOLDER);
  if (mistakes.length > 0) {
    console.error(new ContentError(mistakes).message);
    process.exitCode = 1;
  } else {
    console.log(`✓ content/: ${contentFiles(CONTENT_FOLDER).length} files, no problems.`);
    for (const note of schoolTermNotes(loadContent(CONTENT_FOLDER), buildDay())) console.log(`  check content/school-terms.yaml: ${note}`);
  }
}
