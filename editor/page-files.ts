import { readFileSync } from 'node:fs';
import { build } from 'vite';

const FOLDER = 'editor/page';

const HTML = `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="edit-token" content="{token}">
<meta name="preview-url" content="{previewUrl}">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit.css">
<script type="module" src="/edit.js"></script>
</head>
<body><div id="screen"></div></body>
</html>
`;

/** Builds the editing screen's page and returns its files by path. Bundles in memory, so that nothing ends up in the site's build. */
export async function pageFiles(): Promise<ReadonlyMap<string, { type: string; text: string }>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: FOLDER,
    build: { write: false, modulePreload: false, rolldownOptions: { input: `${FOLDER}/main.tsx`, output: { codeSplitting: false } } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code ?? '';
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', text: HTML }],
    ['/edit.js', { type: 'text/javascript; charset=utf-8', text: code }],
    ['/edit.css', { type: 'text/css; charset=utf-8', text: `${siteTokens()}\n${readFileSync(`${FOLDER}/edit.css`, 'utf8')}` }],
  ]);
}

/** The site's design tokens as custom properties: the two @theme blocks of app.css, without the line that clears Tailwind's own. */
function siteTokens(): string {
  const sheet = readFileSync('app/styles/app.css', 'utf8');
  return [...sheet.matchAll(/^@theme (?:static|inline) (\{[^}]*\})/gm)]
    .map(([, block = '']) => `:root ${block.replace('--*: initial;', '')}`)
    .join('\n');
}
