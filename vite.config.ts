import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { content } from './app/content/content.server.ts';
import { contentReload } from './build-tools/vite/content-reload.ts';

const CARDS = String.raw`features/trip-(?:card|list)|domain/pagination|ui/price\.`;
const NOT_SHARED = `styles|ui/rich-text|domain/enquiries|${CARDS}`;

/**
 * Vite preloads what a script needs that is imported late. Here that is already loaded, so its helper would be 0.5 kB without a use.
 */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig(({ command, isPreview = false }) => ({
  // The site's URL is compiled into the scripts so that it isn't repeated in every page's data. Development uses a fixed
  // value, so that the server starts even if content/ is invalid.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(command === 'build' ? content().company.siteUrl : 'http://localhost') },
  // contentReload must handle requests before React Router.
  plugins: [withoutPreloads, tailwindcss(), contentReload(), reactRouter()],
  // React Router also scans server-only imports for style sheets. Vite would mistake these packages for new browser
  // dependencies and reload the first page of a fresh clone after a few seconds.
  optimizeDeps: { exclude: ['marked', 'yaml', 'zod'] },
  build: {
    // The oldest fully supported browsers.
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'],
    // Inlined data: URLs would enlarge the HTML and need a looser security policy.
    assetsInlineLimit: 0,
    // Bundle code that several kinds of page share into one file: as about twenty small files, it was 3 kB larger (brotli). Cards
    // and lists have a separate file because trip pages don't need them. Long texts are excluded because few pages have them, and the form
    // rules because they load with a form.
    rolldownOptions: {
      // Reading a property does nothing else here, so what only reads can be left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: new RegExp(`/app/(?!${NOT_SHARED})|rolldown.runtime|preload-helper`), minShareCount: 2 },
            { name: 'cards', test: new RegExp(`/app/(?:${CARDS})`), minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Prerendering runs in a preview server. If it watched files, it would reread a folder for each page written there, so build
  // time would grow quadratically. In development, ignore builds: each file they write would reload the open page. Ignore the picture
  // cache too: it has thousands of files, which take seconds to watch.
  server: { watch: isPreview ? null : { ignored: ['build', '.cache'].map((folder) => `${resolve(folder)}/**`) } },
}));
