import type { Config } from '@react-router/dev/config';
import { finishBuild } from './hosting/finish-build.ts';
import { prerenderedPaths } from './app/content/paths.server.ts';

export default {
  // Every page is built ahead of time; there is no server of ours.
  ssr: false,
  prerender: prerenderedPaths,
  // The address table is small: shipped whole, it saves a request on the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
