import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES_FOLDER } from '#app/content/built-images.server.ts';

/** A content folder, where it is built to, where its pictures are kept, and the day that it is built for: today, if left out. */
type Build = { content: string; folder: string; pictures: string; day?: string };

/** Builds the site from another content folder into another build folder. @throws Error when it cannot be built */
export function buildContent({ content, folder, pictures, day }: Build): void {
  mkdirSync(pictures, { recursive: true });
  // What was made of a drawing for the site is taken over: making it again would take minutes.
  const made = join(pictures, 'made');
  if (!existsSync(made)) symlinkSync(join(process.cwd(), IMAGES_FOLDER, 'made'), made);
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
