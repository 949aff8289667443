import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { Questions } from '#app/features/faqs/questions.tsx';
import type { Route } from './+types/faqs.ts';

export function loader() {
  const { image, ...page } = content().faqs;
  return { ...page, picture: pictureFacts(image) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.metaTitle },
  { name: 'description', content: loaderData?.metaDescription },
];

export default function Faqs({ loaderData: { title, lead, questions, picture } }: Route.ComponentProps) {
  return <Questions title={title} lead={lead} questions={questions} picture={picture} />;
}
