/** The last step of a build: the framework's output becomes plain files that any host can serve as they are. */
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REDIRECTS } from './redirects.ts';

/** @param folder the built site, build/client */
export async function finishBuild(folder: string): Promise<void> {
  const at = (path: string) => join(folder, path);
  // It is blank without scripts; unknown addresses have pages of their own.
  await rm(at('__spa-fallback.html'), { force: true });
  await rename(at('trips/unknown/trip/index.html'), at('trips/404.html'));
  await rm(at('trips/unknown'), { recursive: true });
  await rename(at('404/index.html'), at('404.html'));
  await rm(at('404'), { recursive: true });
  for (const { from, to } of REDIRECTS) await writeFile(at(`${from}/index.html`), redirectPage(to));
  await flatten(folder);
}

/** all-trips/index.html becomes all-trips.html, so that hosts serve /all-trips without a slash at the end. */
async function flatten(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.name !== 'index.html' || dirname(file) === folder) continue;
    await mkdir(dirname(entry.parentPath), { recursive: true });
    await rename(file, `${entry.parentPath}.html`);
    if ((await readdir(entry.parentPath)).length === 0) await rmdir(entry.parentPath);
  }
}

/** For hosts that know no redirects: the router's own page is not valid HTML and says nothing to a reader. */
function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${to}"></head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
