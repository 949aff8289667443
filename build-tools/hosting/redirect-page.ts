/** The page at an old address, for hosts without redirects. The router's own redirect page is blank and not valid HTML. */
export function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${to}"></head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}

/** The target of a redirect page; undefined for other pages. */
export function redirectTarget(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html)?.[1];
}
