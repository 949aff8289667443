/**
 * Checks content/ as a build does, and its photos:
 *   npm run check:content
 * Reports each problem with its file, field, reason and fix, and exits with code 1 if there are any. Takes seconds, because it
 * builds no page.
 */
import { buildDay } from '../app/content/build-day.server.ts';
import { CONTENT_FOLDER, readContent } from '../app/content/content.server.ts';
import { ContentError } from '../app/content/problem.server.ts';
import { photoMistakes } from '../build-tools/images/check-photos.ts';
import { schoolTermNotes } from './check-school-terms.ts';

const { content, problems } = readContent(CONTENT_FOLDER);
const all = [...problems, ...(await photoMistakes(CONTENT_FOLDER))];
if (all.length > 0) {
  console.error(new ContentError(all).message);
  process.exitCode = 1;
} else if (content) {
  console.log('✓ content/: no problems.');
  for (const note of schoolTermNotes(content, buildDay())) console.log(`  check content/school-terms.yaml: ${note}`);
}
