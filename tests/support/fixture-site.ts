import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from './build-content.ts';
import { FIXTURE_CONTENT } from './content-copy.ts';

const BUILD = 'build/fixture';
const PICTURES = '.cache/fixture-pictures';

/** The built pages of the fixture catalogue. */
export const FIXTURE_SITE = `${BUILD}/client`;

/** The build day. By then one trip and one departure of another have left. All other departures start in 2027. */
const FIXTURE_DAY = '2026-01-10';

/** Builds the fixture catalogue, unless its build is newer than the site and the fixtures. */
export function buildFixtureSite(): void {
  const built = join(FIXTURE_SITE, 'index.html');
  const site = 'build/client/index.html';
  if (!existsSync(site)) throw new Error('There is no built site. Build it first: npm run build');
  const files = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' }).map((name) => join(FIXTURE_CONTENT, name));
  const newest = Math.max(...[site, ...files].map((file) => statSync(file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  buildContent({ content: FIXTURE_CONTENT, folder: BUILD, pictures: PICTURES, day: FIXTURE_DAY });
}
