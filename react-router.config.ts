import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/paths.server.ts';
import { postbuild } from './hosting/postbuild/postbuild.ts';

export default {
  // Every page is built ahead of time; there is no server of ours.
  ssr: false,
  prerender: prerenderedPaths,
  // Another folder lets a test build the site again beside the first.
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // The address table is small: shipped whole, it saves a request on the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => postbuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
