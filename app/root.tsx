import { Suspense } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root.ts';
import { HistoryEntry } from './navigation/history-entry.tsx';
import { PAPER } from './seo/appearance.ts';
import figtree from './styles/fonts/figtree-latin.woff2?url';
import fraunces from './styles/fonts/fraunces-latin.woff2?url';
import styles from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[fraunces, figtree].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" content={PAPER} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The Suspense boundary limits the re-render when browser translation or an extension has modified the page before hydration.
 * Without it React would re-render the entire document, Trusted Types would block its inline scripts, and the page would be blank.
 */
export default function Root() {
  return (
    <Suspense>
      <Outlet />
      <HistoryEntry />
    </Suspense>
  );
}
