import { content } from '#app/content/content.server.ts';
import { iconPath } from '#app/domain/file-paths.ts';
import { PAPER } from './appearance.ts';

/** The web app manifest, with a name and icons for the home screen. From there the site opens in the browser, with its address bar. */
export function manifest(): string {
  const { name, tagline } = content().company;
  const icon = (name: Parameters<typeof iconPath>[0], size: number, purpose: 'any' | 'maskable') => ({
    src: iconPath(name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const fields = {
    id: '/',
    name,
    short_name: name.split(' ').slice(0, 2).join(' '),
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
