import { useMatches } from 'react-router';
import { content } from '#app/content/content.server.ts';
import type { PolicySlug } from '#app/content/page-texts.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { otherLanguages, policyLabels } from '#app/domain/languages.ts';
import { requestedPage } from '#app/domain/page-path.ts';
import { CallRequestButton } from '#app/features/enquiries/cta-buttons.tsx';
import { PolicyText } from '#app/features/policies/policy-text.tsx';
import { GoBackLink } from '#app/navigation/back-link.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/policy.ts';

export function loader({ request }: Route.LoaderArgs) {
  const path = requestedPage(request);
  const slug = path.slice(1) as PolicySlug;
  const policy = content().policies[slug];
  return {
    ...policy,
    labels: policyLabels(policy),
    otherLanguages: otherLanguages(path),
    breadcrumbs: breadcrumbsFor(path),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks, labels, breadcrumbs } = loaderData;
  const id = useMatches().at(-1)?.id;
  return (
    <>
      <PageHeading title={title} lead={lead}>
        {loaderData.otherLanguages.map(({ language, path, link }) => (
          <PageLink key={path} to={path} lang={language} hrefLang={language} className="text-link">
            {link}
          </PageLink>
        ))}
      </PageHeading>
      {/* Keyed, so that a policy does not take over the texts of another (docs/architecture.md, 'What prerendered HTML cannot know'). */}
      <PolicyText key={id} blocks={blocks} labels={labels}>
        {id === 'cancellation-policy' && (
          <div className="mt-12 flex flex-wrap gap-4">
            <CallRequestButton />
            <GoBackLink fallback="/all-trips" className="button">
              Go Back
            </GoBackLink>
          </div>
        )}
      </PolicyText>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}
