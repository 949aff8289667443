import { NotFound } from '#app/features/not-found/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function UnknownAddress() {
  return <NotFound />;
}
