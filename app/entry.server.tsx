import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page during the build, complete and not streamed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // Larger boundaries would be sent hidden, for an inline script to put in place. Without JavaScript the page would be blank.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Throwing here would end the development server.
    onError: (error) => void errors.push(error),
  });
  await page.allReady;
  // Otherwise an error boundary's fallback would be built as the page.
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
