/** Lets Node import drawings: it strips types by itself, but does not compile JSX. Import this module before them. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile: false,
      swcrc: false,
      // An error in a drawing then shows its line.
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);
