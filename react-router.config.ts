import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/site-pages.server.ts';
import { BUILD_FOLDER, releaseBuild, workFolder } from './build-tools/hosting/releases.ts';
import { postbuild } from './build-tools/postbuild/postbuild.ts';

export default {
  // Every page is prerendered; there is no application server.
  ssr: false,
  prerender: prerenderedPaths,
  buildDirectory: workFolder(BUILD_FOLDER),
  // The route manifest is small, and sending it in full saves a request on the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await postbuild(`${buildDirectory}/client`);
    try {
      await releaseBuild(buildDirectory, BUILD_FOLDER);
    } catch (error) {
      console.error(`The build cannot be moved to ${BUILD_FOLDER}: ${(error as Error).message}. Set BUILD_DIR to another folder.`);
      process.exit(1);
    }
  },
} satisfies Config;
