/** The page at an address that has moved, for hosts that know no redirects: the router's own is not valid HTML and says nothing to a reader. */
export function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${to}"></head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}

/** Where such a page leads; undefined for every other page. */
export function redirectTarget(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html)?.[1];
}
