import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import sirv from 'sirv';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { IMAGES_FOLDER } from '../../app/content/built-images.server.ts';
import { content, CONTENT_FOLDER, reloadContent } from '../../app/content/content.server.ts';
import { ContentError } from '../../app/content/problem.server.ts';
import { contentErrorPage } from './content-error-page.ts';

/** One save can cause several events, and the first can come before the file is complete. */
const DEBOUNCE_MS = 50;

/** The name of the Server-Timing entry with a page's content version. The page's scripts can read no other response header. */
const CONTENT_VERSION = 'content';

/**
 * Each page runs this when it connects to Vite. A reload message does not reach a page that is still loading, so the page sends its
 * content version, and the server replies if it is out of date.
 */
const SEND_CONTENT_VERSION = `
for (const { serverTiming } of performance.getEntriesByType('navigation')) {
  const entry = serverTiming.find(({ name }) => name === '${CONTENT_VERSION}');
  if (entry) createHotContext('/content').send('${CONTENT_VERSION}:opened', entry.description);
}`;

/** The module in which the router keeps its routes and its list of pages. */
const ROUTER_BUILD = '\0virtual:react-router/server-build';

/** Responses being rendered. Reloading modules during a render would load them twice, and the render would throw. */
const rendering = new Set<ServerResponse>();

/**
 * Vite plugin for development: a change in content/ reloads the content, makes missing pictures and reloads open pages. While
 * content/ has errors, every page shows them.
 */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    transform: (code, id) => (id.endsWith('/vite/dist/client/client.mjs') ? code + SEND_CONTENT_VERSION : undefined),
    async configureServer(server) {
      const folder = resolve(CONTENT_FOLDER);
      let version = Date.now();
      let failure = reload(server);
      const { hot } = server.environments.client;
      hot.on(`${CONTENT_VERSION}:opened`, (opened: string, page) => {
        if (Number(opened) < version) page.send({ type: 'full-reload' });
      });
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(folder).on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          failure = failure
            .then(() => {
              version = Date.now();
              return reload(server);
            })
            .then((error) => {
              hot.send({ type: 'full-reload' });
              return error;
            });
        }, DEBOUNCE_MS);
      });
      // A build copies the pictures; development serves them from their cache folder.
      server.middlewares.use('/pictures', sirv(`${IMAGES_FOLDER}/files`, { dev: true }));
      await failure;
      // This middleware comes after Vite's own and before React Router's, so pages wait until content and pictures are ready.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const error = await failure;
          // A closed response never emits 'close' again, so the next change would wait forever.
          if (response.destroyed) return;
          response.setHeader('Server-Timing', `${CONTENT_VERSION};desc="${version}"`);
          if (error instanceof ContentError) {
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(contentErrorPage(error));
            return;
          }
          if (error) return next(error);
          // Not as a URL, because '//' is not a valid one.
          const [pathname, query] = (request.url ?? '').split('?');
          const moved = content().redirects.find(({ from }) => from === pathname);
          if (moved) {
            response.writeHead(301, { Location: moved.to + (query ? `?${query}` : ''), 'Cache-Control': 'no-store' }).end();
            return;
          }
          rendering.add(response);
          response.once('close', () => rendering.delete(response));
          next();
        });
      };
    },
  };
}

/** Reloads content and pictures. Never rejects: prints the error and returns it. */
async function reload({ config, environments }: ViteDevServer): Promise<unknown> {
  let failure: unknown;
  try {
    reloadContent();
    const { makeImages } = await import('../images/make-images.ts');
    await makeImages();
  } catch (error) {
    failure = error;
    config.logger.error(error instanceof ContentError ? error.message : String(error));
  }
  await Promise.all([...rendering].map((response) => once(response, 'close')));
  // Modules that have run cache the lists of pictures and pages. Running them again is enough; transforming them again takes a second.
  const { ssr } = environments;
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
  // The router writes the list of pages into a module of its own.
  const routerBuild = ssr.moduleGraph.getModuleById(ROUTER_BUILD);
  if (routerBuild) ssr.moduleGraph.invalidateModule(routerBuild);
  return failure;
}
