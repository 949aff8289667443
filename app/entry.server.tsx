import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a complete page at build time, without streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // By default, React sends large Suspense boundaries hidden and reveals them with an inline script. Without JavaScript they stay blank.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Throwing here would crash the development server.
    onError: (error) => void errors.push(error),
  });
  await page.allReady;
  // Fail the build. Otherwise it would save an error boundary's fallback as the page.
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
