import { content } from '#app/content/content.server.ts';
import { Questions } from '#app/features/faqs/questions.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/faqs.ts';

export function loader() {
  return content().faqs;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function Faqs({ loaderData: { title, lead, questions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Questions questions={questions} />
      <p className="page-width pb-24">
        <PageLink to="/contact" className="text-link">
          Still have questions?
        </PageLink>
      </p>
    </>
  );
}
