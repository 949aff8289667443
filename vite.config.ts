import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Small files inlined as data: addresses would swell the pages' HTML and need a looser security policy.
    assetsInlineLimit: 0,
  },
});
