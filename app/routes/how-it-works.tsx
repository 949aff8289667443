import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { Steps } from '#app/features/how-it-works/steps.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/how-it-works.ts';

export function loader() {
  const { steps, ...page } = content().howItWorks;
  return {
    ...page,
    breadcrumbs: breadcrumbsFor('/how-it-works'),
    steps: steps.map(({ title, text, picture }) => ({ title, text, picture: pictureData(picture) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function HowItWorks({ loaderData: { title, lead, steps, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Steps steps={steps} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}
