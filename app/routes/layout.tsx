import { memo } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { contactDetails } from '#app/domain/contact-details.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import { EnquiriesProvider } from '#app/features/enquiries/enquiries-provider.tsx';
import { Newsletter } from '#app/features/enquiries/newsletter.tsx';
import { SiteLayout } from '#app/features/layout/layout.tsx';
import { NotFound } from '#app/features/not-found/not-found.tsx';
import { PageUnreachable, UNREACHABLE } from '#app/features/not-found/offline.tsx';
import { UnexpectedError } from '#app/features/not-found/unexpected-error.tsx';
import { usePrefetch } from '#app/navigation/use-prefetch.ts';
import { useStaleDeployRecovery } from '#app/navigation/use-stale-deploy-recovery.ts';
import { usePruneStaleHead } from '#app/seo/use-prune-stale-head.ts';
import { BuildDay } from '#app/ui/use-today.ts';
import { Waiting } from '#app/ui/waiting.tsx';
import type { Route } from './+types/layout.ts';

export function loader() {
  const { company, founders, terms, today, sampleDay, notFound } = content();
  return {
    today: { day: today, isFixed: sampleDay !== undefined },
    sampleNote: sampleNote(sampleDay),
    name: company.name,
    ...contactDetails(company),
    replyHours: terms.support.replyHours,
    callers: founders.map((founder) => founder.name).join(' or '),
    instagram: company.instagram.url,
    linkedin: company.linkedin.url,
    notFound: { kite: pictureData(notFound.kite), gate: pictureData(notFound.gate) },
  };
}

/** The data is the same on every page, so it is never reloaded. A reload would also fail after Back to a URL without a data file. */
export function shouldRevalidate() {
  return false;
}

/** A constant element, so that navigation does not re-render the layout. */
const PAGE = <Outlet />;

export default function LayoutRoute() {
  usePruneStaleHead();
  usePrefetch();
  const wanted = useStaleDeployRecovery();
  return (
    <>
      <WithLayout>{PAGE}</WithLayout>
      <Waiting text={wanted === 'unreachable' ? UNREACHABLE : wanted && 'Opening the page …'} />
    </>
  );
}

/**
 * Catches errors here rather than in the root, where React would re-render the entire document, including its inline scripts,
 * which the content security policy blocks.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useStaleDeployRecovery(true);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (isMissing)
    return (
      <WithLayout>
        <NotFound />
      </WithLayout>
    );
  return <WithLayout>{navigator.onLine ? <UnexpectedError error={error} /> : <PageUnreachable />}</WithLayout>;
}

const WithLayout = memo(function WithLayout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/layout');
  if (!data) return <main>{children}</main>;
  return (
    <BuildDay value={data.today}>
      <EnquiriesProvider company={data}>
        <SiteLayout data={data} newsletter={<Newsletter />}>
          {children}
        </SiteLayout>
      </EnquiriesProvider>
    </BuildDay>
  );
});
