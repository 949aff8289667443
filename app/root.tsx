import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { content } from './content/content.server.ts';
import { NewsletterInvitation } from './features/enquiries/newsletter-invitation.tsx';
import { NotFound } from './features/not-found/not-found.tsx';
import { SiteFrame } from './features/site-frame/site-frame.tsx';
import figtree from './styles/fonts/figtree.woff2?url';
import fraunces from './styles/fonts/fraunces.woff2?url';
import { PageLink } from './ui/page-link.tsx';
import styles from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  ...[fraunces, figtree].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
];

export function loader() {
  const { name, supportEmail, phone, address, instagram, linkedin } = content().company;
  return { name, supportEmail, phone, addressLines: address.lines, instagram: instagram.url, linkedin: linkedin.url };
}

/** The frame says the same on every page. Asking again would also fail on Back to an address that has no data file. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Framed>
        <NotFound />
      </Framed>
    );
  }
  return (
    <main className="page-width py-24">
      <title>Unexpected Application Error!</title>
      <h1 className="text-page">Unexpected Application Error!</h1>
      <p className="mt-4 text-lead">{error instanceof Error ? error.message : 'Something went wrong on this page.'}</p>
      <p className="mt-6">
        <PageLink to="/" reloadDocument className="button" data-kind="action">
          Return to Home
        </PageLink>
      </p>
    </main>
  );
}

function Framed({ children }: { children: React.ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root');
  if (!facts) return <main>{children}</main>;
  return (
    <SiteFrame facts={facts} newsletter={<NewsletterInvitation supportEmail={facts.supportEmail} />}>
      {children}
    </SiteFrame>
  );
}
