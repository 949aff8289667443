import { useMatches } from 'react-router';
import { content } from '#app/content/content.server.ts';
import type { PolicySlug } from '#app/content/page-texts.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { longDay } from '#app/domain/days.ts';
import { CallRequestButton } from '#app/features/enquiries/triggers.tsx';
import { PolicyText } from '#app/features/policies/policy-text.tsx';
import { BackLink } from '#app/navigation/back-link.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/policy.ts';
import { pagePath } from './page-path.ts';

export function loader({ request }: Route.LoaderArgs) {
  const path = pagePath(request);
  const slug = path.slice(1) as PolicySlug;
  const { policies, terms } = content();
  return { ...policies[slug], lastUpdated: longDay(terms.lastUpdated), breadcrumbs: breadcrumbsFor(path) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function PolicyPage({ loaderData: { title, lead, blocks, lastUpdated, breadcrumbs } }: Route.ComponentProps) {
  const offersCall = useMatches().at(-1)?.id === 'cancellation-policy';
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <PolicyText blocks={blocks} lastUpdated={lastUpdated}>
        {offersCall && (
          <div className="mt-12 flex flex-wrap gap-4">
            <CallRequestButton />
            <BackLink fallback="/all-trips" className="button">
              Go Back
            </BackLink>
          </div>
        )}
      </PolicyText>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}
