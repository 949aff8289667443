import { redirect } from 'react-router';
import { content } from '#app/content/content.server.ts';
import { requestedPage } from '#app/domain/page-path.ts';
import type { Route } from './+types/redirect.ts';

/** 301, because a 302 keeps a page of its own in the history for two seconds and traps Back. */
export function loader({ request }: Route.LoaderArgs) {
  const moved = content().redirects.find(({ from }) => from === requestedPage(request));
  if (!moved) throw new Response('Not found', { status: 404 });
  return redirect(moved.to, 301);
}

/** Never shown: without a component the router would take the address for a file to hand out. */
export default function RedirectPage() {
  return null;
}
