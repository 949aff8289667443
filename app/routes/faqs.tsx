import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { FaqList } from '#app/features/faqs/faq-list.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import type { Route } from './+types/faqs.ts';

export function loader() {
  const { picture, ...page } = content().faqs;
  return { ...page, picture: pictureData(picture), breadcrumbs: breadcrumbsFor('/faqs') };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.metaTitle, description: loaderData?.metaDescription }, location);

export default function Faqs({ loaderData: { title, lead, questions, picture, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <FaqList title={title} lead={lead} questions={questions} picture={picture} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}
