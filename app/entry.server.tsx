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
    onError(error) {
      throw error;
    },
  });
  await page.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
