import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Pages are only rendered while the site is built: whole, never streamed to anyone. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // Larger boundaries would be sent hidden, for an inline script to put in place: without scripts the page would be blank.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Thrown here it would end the development server.
    onError: (error) => void errors.push(error),
  });
  await page.allReady;
  // Where a boundary has caught it, the page would be built with the boundary's fallback.
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
