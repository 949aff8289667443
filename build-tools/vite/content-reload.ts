import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { IMAGES_FOLDER } from '../../app/content/built-images.server.ts';
import { CONTENT_FOLDER, reloadContent } from '../../app/content/content.server.ts';
import { ContentError } from '../../app/content/problem.server.ts';
import { routedRedirects } from '../../app/content/site-pages.server.ts';
import { contentErrorPage } from './content-error-page.ts';

/** One save can make several events, and the first can come before the file is whole. */
const DEBOUNCE_MS = 50;

/** How a page tells which reading of the content it shows: a header that scripts can see. */
const READING = 'content';

/**
 * Run by each page as it connects: what is sent to open pages does not reach one that is still being opened, so it says what
 * it shows, and the server answers where that is out of date.
 */
const TELL_READING = `
for (const { serverTiming } of performance.getEntriesByType('navigation')) {
  const reading = serverTiming.find(({ name }) => name === '${READING}');
  if (reading) createHotContext('/content').send('${READING}:opened', reading.description);
}`;

/** Pages that are being rendered. Modules that are loaded anew in the middle would be there twice, and the render throw. */
const rendering = new Set<ServerResponse>();

/**
 * While the site is worked on, what is saved in content/ shows by itself: the content is read again, missing pictures are
 * made, and open pages reload. A mistake is shown in the place of every page until it is fixed.
 */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    transform: (code, id) => (id.endsWith('/vite/dist/client/client.mjs') ? code + TELL_READING : undefined),
    async configureServer(server) {
      const folder = resolve(CONTENT_FOLDER);
      // What the address table was made from: it is read when the server starts, and not again.
      const routed = JSON.stringify(routedRedirects());
      let reading = Date.now();
      let failure = reload(server);
      const { hot } = server.environments.client;
      hot.on(`${READING}:opened`, (opened: string, page) => {
        if (Number(opened) < reading) page.send({ type: 'full-reload' });
      });
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(folder).on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          failure = failure
            .then(() => {
              reading = Date.now();
              return reload(server);
            })
            .then((error) => {
              // Open pages reload by themselves once the server is back.
              if (!error && JSON.stringify(routedRedirects()) !== routed) void server.restart();
              else hot.send({ type: 'full-reload' });
              return error;
            });
        }, DEBOUNCE_MS);
      });
      // A build copies the pictures; here they are served from where they were made.
      server.middlewares.use('/pictures', sirv(`${IMAGES_FOLDER}/files`, { dev: true }));
      await failure;
      // Behind Vite's own files and before React Router's pages, which wait until content and pictures are ready.
      return () => {
        server.middlewares.use(async (_request, response, next) => {
          const error = await failure;
          // Who has left while it waited never closes again: the next change would wait for that for ever.
          if (response.destroyed) return;
          response.setHeader('Server-Timing', `${READING};desc="${reading}"`);
          if (!(error instanceof ContentError)) {
            rendering.add(response);
            response.once('close', () => rendering.delete(response));
            return next(error);
          }
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(contentErrorPage(error));
        });
      };
    },
  };
}

/** Never rejects: returns what went wrong, after printing it. */
async function reload({ config, environments }: ViteDevServer): Promise<unknown> {
  let failure: unknown;
  try {
    reloadContent();
    const { makeImages: makePictures } = await import('../images/make-images.ts');
    await makePictures();
  } catch (error) {
    failure = error;
    config.logger.error(error instanceof ContentError ? error.message : String(error));
  }
  await Promise.all([...rendering].map((response) => once(response, 'close')));
  // The list of pictures and the list of pages are kept by modules of the server.
  environments.ssr.moduleGraph.invalidateAll();
  return failure;
}
