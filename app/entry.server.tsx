import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Pages are only rendered while the site is built: whole, never streamed to anyone. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // Larger boundaries would be sent hidden, for an inline script to put in place: without scripts the page would be blank.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  await page.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
