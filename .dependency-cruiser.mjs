/**
 * Import rules for the whole repository (npm test -- boundaries; part of npm run check). They keep content out of the browser
 * and features independent of each other.
 *
 * In app/, imports go one way: routes → features → navigation → session, ui → domain, and
 * routes → seo → content → domain, feeds → content. In addition, seo may import ui, and the content model takes its types from the schema.
 */
const APP = ['routes', 'features', 'navigation', 'session', 'ui', 'seo', 'feeds', 'content', 'domain'];

/** What each folder may import besides itself and packages (none in app/domain). Files directly in app/ may import everything. */
const MAY_IMPORT = {
  'app/routes': ['app/features', 'app/navigation', 'app/session', 'app/ui', 'app/seo', 'app/content', 'app/domain', 'app/styles'],
  'app/features': ['app/navigation', 'app/session', 'app/ui', 'app/domain'],
  'app/navigation': ['app/session', 'app/ui', 'app/domain'],
  'app/session': ['app/domain'],
  'app/ui': ['app/domain'],
  'app/seo': ['app/content', 'app/ui', 'app/domain'],
  'app/feeds': ['app/content', 'app/domain'],
  'app/content': ['app/domain'],
  'app/domain': ['app/content/schema.server.ts'],
  art: [],
  'build-tools': ['app', 'art'],
  scripts: ['app', 'art', 'build-tools'],
  editor: ['app', 'art', 'build-tools'],
  tests: ['app', 'art', 'build-tools', 'editor', 'scripts'],
};

const folders = (names) => `^(?:${names.join('|')})(?:/|$)`;

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
      name: `${folder.replace('/', '-')}-imports`,
      comment: `${folder} may import only ${others.join(', ') || 'itself and packages'}`,
      severity: 'error',
      from: { path: folders([folder]), pathNot: String.raw`\.test\.tsx?$|^editor/tests/` },
      to: {
        path: folders(['app', 'art', 'build-tools', 'editor', 'scripts', 'tests']),
        pathNot: folders([folder, ...others]),
      },
    })),
    {
      name: 'features-apart',
      comment: 'a feature must not import another feature: the route can pass one to the other as a prop',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'server-files-apart',
      comment:
        'browser code must not import .server files, which run only at build time, except their types. Routes may: the build removes their loaders',
      severity: 'error',
      from: { path: `^app/(?:${APP.filter((name) => name !== 'routes').join('|')})/`, pathNot: String.raw`\.(?:server|test)\.` },
      to: { path: String.raw`\.server\.`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'domain code must not import packages, React or Node modules',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: String.raw`\.test\.ts$` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'ui-without-router',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^node_modules/(?:react-router|@react-router)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    // The WebKit tests open their window in gjs, which provides the gi:// modules.
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^gi://' } },
  ],
  options: {
    // TypeScript 7 has no parser API that dependency-cruiser could use.
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    // Generated route types, and the packages installed in scripts/support/extra-packages.
    exclude: { path: String.raw`\+types/|^scripts/support/.*/node_modules/` },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'], extensions: ['.ts', '.tsx', '.js'] },
  },
};
