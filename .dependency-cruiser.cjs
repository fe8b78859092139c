/** What each folder may import besides itself. Left out of the list means: nothing of ours. */
const graph = {
  money: [],
  core: ['money'],
  accounts: ['core'],
  catalog: ['core', 'accounts', 'money'],
  reviews: ['core', 'accounts', 'catalog'],
  cart: ['core', 'catalog', 'money'],
  orders: ['core', 'accounts', 'catalog', 'cart', 'money'],
  payments: ['core', 'accounts', 'orders', 'money'],
  ledger: ['core', 'accounts', 'catalog', 'orders', 'payments', 'money'],
  uploads: ['core'],
  limits: ['core'],
  operations: ['core', 'accounts', 'db', 'site'],
  rest: ['core', 'money'],
};
const web = {
  router: [],
  ui: ['router'],
  'features/[^/]+': ['ui', 'router', 'urls'],
  'pages/[^/]+': ['features', 'ui', 'router', 'urls'],
};

// What the generated operations import, wherever they stand.
const generated = ['web/schema\\.generated', 'web/app/apollo/hooks\\.'];
const tests = '\\.test\\.tsx?$';
const anyOf = (paths) => `^(${paths.join('|')})`;

module.exports = {
  forbidden: [
    ...Object.entries(graph).map(([folder, others]) => ({
      name: `graph/${folder}`,
      comment: `may import: ${others.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^graph/${folder}/`, pathNot: tests },
      to: { path: '^(graph|web)/', pathNot: anyOf([folder, ...others].map((name) => `graph/${name}/`)) },
    })),
    ...Object.entries(web).map(([folder, others]) => ({
      name: `web/${folder.replace('[^/]+', '*')}`,
      comment: `may import: ${['#money', ...others].join(', ')}`,
      severity: 'error',
      from: { path: `^(web/${folder})/`, pathNot: tests },
      to: {
        path: '^(graph|web)/',
        pathNot: anyOf(['$1/', 'graph/money/', ...generated, ...others.map((name) => `web/${name}[/.]`)]),
      },
    })),
    {
      name: 'web',
      comment: 'meets the server in schema.graphql and in #money alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^graph/', pathNot: '^graph/money/' },
    },
    {
      name: 'graph',
      comment: 'knows nothing of the web app',
      severity: 'error',
      from: { path: '^graph/', pathNot: '^graph/(cli|testing)/|^graph/[^/]+$' },
      to: { path: '^web/' },
    },
    {
      name: 'graph/money needs no package',
      severity: 'error',
      from: { path: '^graph/money/', pathNot: tests },
      to: { path: 'node_modules' },
    },
    {
      name: 'web/ui has no GraphQL',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: 'node_modules/(@apollo|graphql)/|\\.generated\\.' },
    },
    {
      name: 'no cycles',
      comment: 'save two entities that refer to each other, which the database does as well',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'every import exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
