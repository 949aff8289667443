import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import sirv from 'sirv';
import { defineConfig, type Plugin } from 'vite';
import { content } from './app/content/content.server.ts';
import { PICTURES_FOLDER } from './app/content/pictures.server.ts';

/** A build copies the pictures; while the site is worked on they are served from where they were made. */
function picturesInDevelopment(): Plugin {
  return {
    name: 'pictures-in-development',
    configureServer: (server) => void server.middlewares.use('/pictures', sirv(`${PICTURES_FOLDER}/files`, { dev: true })),
  };
}

export default defineConfig(({ isPreview = false }) => ({
  // In the scripts once, rather than in the data of every page.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(content().company.siteUrl) },
  plugins: [tailwindcss(), reactRouter(), picturesInDevelopment()],
  build: {
    // The oldest browsers that are fully served: their syntax is what scripts and styles are written down to.
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'],
    // Small files inlined as data: addresses would swell the pages' HTML and need a looser security policy.
    assetsInlineLimit: 0,
    // What three kinds of page or more have in common is one file. In some twenty small ones it weighed 3 kB more (brotli).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /\/app\/(?!styles)/, minShareCount: 3 }] } } },
  },
  // Pages are rendered in a preview server, which would watch the tree: each page written made it read the page's folder
  // again, so that building time grew with the square of the pages.
  server: isPreview ? { watch: null } : {},
}));
