import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { content } from './app/content/content.server.ts';
import { contentReload } from './build-tools/vite/content-reload.ts';

const SHARED = /\/app\/(?!styles|domain\/enquiries|features\/trip-(?:card|list))|rolldown.runtime|preload-helper/;
const CARDS = /\/app\/features\/trip-(?:card|list)/;

export default defineConfig(({ command, isPreview = false }) => ({
  // Once in the scripts instead of in every page's data. Development uses a fixed value, so it starts even with invalid content/.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(command === 'build' ? content().company.siteUrl : 'http://localhost') },
  // contentReload must handle requests before React Router.
  plugins: [tailwindcss(), contentReload(), reactRouter()],
  // React Router searches server imports for style sheets too. Vite would take these for new browser packages and reload the
  // first page of a fresh clone after a few seconds.
  optimizeDeps: { exclude: ['marked', 'yaml', 'zod'] },
  build: {
    // The oldest fully supported browsers.
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'],
    // Inlined data: URLs would enlarge the HTML and need a looser security policy.
    assetsInlineLimit: 0,
    // Code shared by two kinds of pages goes into one file; about twenty small files were 3 kB larger (brotli). Cards and lists
    // are separate, since trip pages do not need them; so are the form rules, which load with a form.
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
  // Prerendering runs in a preview server. If it watched the tree, it would reread a page's folder after each page, and build
  // time would be quadratic in the number of pages. In development, a build would reload the open page for each file.
  server: { watch: isPreview ? null : { ignored: ['build', '.cache/builds'].map((folder) => `${resolve(folder)}/**`) } },
}));
