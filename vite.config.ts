import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { content } from './app/content/content.server.ts';
import { contentReload } from './build-tools/vite/content-reload.ts';

const SHARED = /\/app\/(?!styles|domain\/enquiries|features\/trip-(?:card|list))|rolldown.runtime|preload-helper/;
const CARDS = /\/app\/features\/trip-(?:card|list)/;

export default defineConfig(({ command, isPreview = false }) => ({
  // In the scripts once, rather than in the data of every page. Development starts even when content/ cannot be read.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(command === 'build' ? content().company.siteUrl : 'http://localhost') },
  // contentReload answers before React Router does.
  plugins: [tailwindcss(), contentReload(), reactRouter()],
  // React Router looks for style sheets in all that a page's modules import on the server too. Vite took these for new
  // packages of the browser's: the first page of a fresh clone reloaded after seconds.
  optimizeDeps: { exclude: ['marked', 'yaml', 'zod'] },
  build: {
    // The oldest browsers that are fully served: their syntax is what scripts and styles are written down to.
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'],
    // Small files inlined as data: addresses would swell the pages' HTML and need a looser security policy.
    assetsInlineLimit: 0,
    // What two kinds of page share is one file, but for the cards and lists, which a trip's page does without, and for the rules
    // of forms, which are fetched with a form. In some twenty small files it weighed 3 kB more (brotli).
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'cards', test: CARDS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Pages are rendered in a preview server, which would watch the tree: each page written made it read the page's folder
  // again, so that building time grew with the square of the pages. In development a build would reload the open page for each file.
  server: { watch: isPreview ? null : { ignored: ['build', '.cache/builds'].map((folder) => `${resolve(folder)}/**`) } },
}));
