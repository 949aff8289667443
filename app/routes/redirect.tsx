import { type LoaderFunctionArgs, redirect } from 'react-router';
import { content } from '#app/content/content.server.ts';
import { requestedPage } from '#app/domain/page-path.ts';

/** Redirects permanently, with status 301. The build replaces the router's redirect page (build-tools/postbuild/postbuild.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const moved = content().redirects.find(({ from }) => from === requestedPage(request));
  if (!moved) throw new Response('Not found', { status: 404 });
  return redirect(moved.to, 301);
}

/** Never rendered, but without a component the router would treat the URL as a resource route. */
export default function RedirectPage() {
  return null;
}
