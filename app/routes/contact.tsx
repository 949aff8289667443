import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { contactDetails } from '#app/domain/contact-details.ts';
import { Contact } from '#app/features/contact/contact.tsx';
import { CallRequestButton } from '#app/features/enquiries/cta-buttons.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/contact.ts';

export function loader() {
  const { company, pages, terms } = content();
  const { picture, map, ...page } = pages.contact;
  return {
    page,
    breadcrumbs: breadcrumbsFor('/contact'),
    picture: pictureData(picture),
    ...contactDetails(company),
    map: { ...company.map, picture: pictureData(map) },
    replyHours: terms.support.replyHours,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.page.metaTitle, description: loaderData?.page.metaDescription }, location);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={loaderData.page.title} lead={loaderData.page.lead} />
      <Contact data={loaderData} callButton={<CallRequestButton label="Request a Call Back" />} />
      <Breadcrumbs breadcrumbs={loaderData.breadcrumbs} />
    </>
  );
}
