import type { ContentError, ContentProblem } from '../../app/content/problem.server.ts';
import { escaped } from '../../app/content/urls.server.ts';

/** Generates the page that replaces every page in development while content/ has errors. Vite's client reloads it. */
export function contentErrorPage({ problems }: ContentError): string {
  const title = problems.length === 1 ? 'One problem in content/' : `${problems.length} problems in content/`;
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/app/styles/app.css">
<style>
main { max-width: 48rem; margin-inline: auto; padding: 3rem 1.25rem; }
h1 { font-size: 2.5rem; line-height: 1.1; }
h2 { font: 600 1rem ui-monospace, monospace; letter-spacing: 0; color: var(--color-error); }
section { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--color-line); }
dt { margin-top: 0.75rem; font-weight: 700; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Fix and save the file. The page then reloads automatically.</p>
${problems.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ file, field, what, why, fix }: ContentProblem): string {
  const rows = [
    ['What is wrong', what],
    ['Why it matters', why],
    ['How to fix it', fix],
  ] as const;
  return `<section>
<h2>${escaped(field ? `${file} → ${field}` : file)}</h2>
<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>
</section>`;
}
