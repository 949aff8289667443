/**
 * The import boundaries of the code (docs/architecture.md): who may import whom. A mistake here is how content reaches the
 * browser by accident, or how two sections grow together.  node scripts/import-boundaries.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import that crosses a boundary. */
export type WrongImport = { file: string; imports: string; why: string };

const FOLDERS = ['routes', 'features', 'seo', 'ui', 'domain', 'content', 'styles'] as const;
type Folder = (typeof FOLDERS)[number];

const MAY_IMPORT: Record<Folder, readonly Folder[]> = {
  routes: ['features', 'seo', 'ui', 'domain', 'content', 'styles'],
  features: ['ui', 'domain'],
  seo: ['domain', 'ui', 'content'],
  ui: [],
  domain: [],
  content: ['domain', 'ui'],
  styles: [],
};

/** Every import in app/ that crosses a boundary. `root` is the project's folder. */
export function wrongImports(root: string): WrongImport[] {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .toSorted();
  return files.flatMap((name) => {
    const source = readFileSync(join(root, 'app', name), 'utf8');
    return importsOf(source).flatMap(({ specifier, isType }) => {
      const target = resolved(name, specifier);
      const why = target && problem(name, target, isType);
      return why ? [{ file: `app/${name}`, imports: specifier, why }] : [];
    });
  });
}

function importsOf(source: string): { specifier: string; isType: boolean }[] {
  return [
    ...source.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].map(([, type, from, dynamic, bare]) => ({ specifier: from ?? dynamic ?? bare ?? '', isType: Boolean(type) }));
}

/** The file inside app/ that an import means; undefined for packages, generated types and what lies outside app/. */
function resolved(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('#app/')) return specifier.slice('#app/'.length);
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(name), specifier));
  return path.startsWith('..') || path.includes('+types') ? undefined : path;
}

function problem(from: string, to: string, isType: boolean): string | undefined {
  const [folder, feature] = from.split('/');
  const [target, targetFeature] = to.split('/');
  // What lies directly in app/ (root.tsx, routes.ts) puts the parts together, as a route does.
  const charter = isFolder(folder) ? MAY_IMPORT[folder] : MAY_IMPORT.routes;
  if (!isFolder(target)) return undefined;
  if (target === folder) {
    return folder === 'features' && feature !== targetFeature
      ? 'a feature never imports another feature: let the route hand it in'
      : undefined;
  }
  if (folder === 'content' && target === 'ui' && !isType) return 'content may use the types of ui only';
  if (to.includes('.server.') && folder === 'features') return 'only routes, seo and scripts import the content loader';
  return charter.includes(target) ? undefined : `${folder ?? 'app'} may import ${charter.join(', ') || 'nothing of app/'}, not ${target}`;
}

function isFolder(name: string | undefined): name is Folder {
  return FOLDERS.some((folder) => folder === name);
}

if (import.meta.main) {
  const wrong = wrongImports('.');
  for (const { file, imports, why } of wrong) console.error(`${file} imports ${imports}: ${why}.`);
  if (wrong.length > 0) process.exitCode = 1;
}
