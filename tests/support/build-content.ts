import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES_FOLDER } from '#app/content/built-images.server.ts';

/** The content, build and picture folders, and the build day (default: as in any build). */
type Build = { content: string; folder: string; pictures: string; day?: string };

/** Builds a content folder into a build folder. @throws Error if the build fails */
export function buildContent({ content, folder, pictures, day }: Build): void {
  mkdirSync(pictures, { recursive: true });
  // Reuse the site's image cache, because generating the images again takes minutes.
  const made = join(pictures, 'made');
  const cache = join(process.cwd(), IMAGES_FOLDER, 'made');
  // A link to a missing folder would stop the build.
  mkdirSync(cache, { recursive: true });
  if (!existsSync(made)) symlinkSync(cache, made);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_DIR: content,
    PICTURES_DIR: pictures,
    BUILD_DIR: folder,
    ...(day && { SITE_DATE: day }),
  };
  execFileSync('npm', ['run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
