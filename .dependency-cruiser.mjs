/**
 * Who may import whom, in the whole repository (npm test -- boundaries; part of npm run check). A mistake here is how content
 * reaches the browser by accident, or how two sections grow together.
 *
 * In app/ imports run one way: routes → features → navigation → session, ui → domain, and routes → seo, feeds → content → domain.
 */
const APP = ['routes', 'features', 'navigation', 'session', 'ui', 'seo', 'feeds', 'content', 'domain'];

/** What each part of the repository may import, besides itself and packages. What lies directly in app/ (root.tsx, routes.ts …) puts the parts together, as routes do. */
const MAY_IMPORT = {
  'app/routes': [
    'app/features',
    'app/navigation',
    'app/session',
    'app/ui',
    'app/seo',
    'app/feeds',
    'app/content',
    'app/domain',
    'app/styles',
  ],
  'app/features': ['app/navigation', 'app/session', 'app/ui', 'app/domain'],
  'app/navigation': ['app/ui', 'app/domain'],
  'app/session': ['app/domain'],
  'app/ui': ['app/domain'],
  'app/seo': ['app/content', 'app/ui', 'app/domain'],
  'app/feeds': ['app/content', 'app/domain'],
  'app/content': ['app/domain'],
  'app/domain': [],
  art: [],
  'build-tools': ['app', 'art'],
  scripts: ['app', 'art', 'build-tools', 'editor'],
  editor: ['app', 'build-tools', 'scripts'],
  tests: ['app', 'art', 'build-tools', 'editor', 'scripts'],
};

const folders = (names) => `^(?:${names.join('|')})(?:/|$)`;

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
      name: `${folder.replace('/', '-')}-imports`,
      comment: `${folder} may import ${others.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: folders([folder]), pathNot: String.raw`\.test\.tsx?$|^editor/tests/` },
      to: {
        path: folders(['app', 'art', 'build-tools', 'editor', 'scripts', 'tests']),
        pathNot: folders([folder, ...others]),
      },
    })),
    {
      name: 'features-apart',
      comment: 'a feature never imports another feature: the route hands one into the other',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'server-files-apart',
      comment: 'a .server file runs while the site is built: nothing that ships may import it, but a route, whose loader stays behind',
      severity: 'error',
      from: { path: `^app/(?:${APP.filter((name) => name !== 'routes').join('|')})/`, pathNot: String.raw`\.(?:server|test)\.` },
      to: { path: String.raw`\.server\.` },
    },
    {
      name: 'rules-are-pure',
      comment: 'domain knows no package, no React and no Node',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: String.raw`\.test\.ts$` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'primitives-know-no-router',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^node_modules/(?:react-router|@react-router)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    // gi:// is what gjs, which runs the window around WebKit, brings itself.
    { name: 'files-are-there', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^gi://' } },
  ],
  options: {
    // TypeScript 7 has no parser to lend.
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    // The framework writes the first while it checks types; the second are packages.
    exclude: { path: String.raw`\+types/|^scripts/support/.*/node_modules/` },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'], extensions: ['.ts', '.tsx', '.js'] },
  },
};
