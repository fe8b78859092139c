import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * What each folder of the server may import besides itself. A folder that is not listed may import nothing. `EVERYTHING`
 * stands for all folders listed above it.
 */
export const EVERYTHING = '*';
type Table = Record<string, string[]>;

export const graph: Table = {
  money: [],
  core: ['money'],
  limits: ['core'],
  settings: ['core', 'money'],
  uploads: ['core'],
  accounts: ['core'],
  catalog: ['core', 'uploads', 'money'],
  reviews: ['core', 'accounts', 'catalog'],
  promotions: ['core', 'accounts', 'catalog', 'money'],
  cart: ['core', 'settings', 'catalog', 'promotions', 'money'],
  checkout: ['core', 'settings', 'accounts', 'catalog', 'promotions', 'cart', 'money'],
  orders: ['core', 'settings', 'accounts', 'promotions', 'checkout', 'money'],
  addresses: ['core', 'accounts', 'checkout'],
  payments: ['core', 'settings', 'accounts', 'checkout', 'orders', 'money'],
  mail: ['core', 'accounts', 'orders', 'payments', 'money'],
  authentication: ['core', 'accounts', 'mail'],
  recovery: ['core', 'accounts', 'mail', 'authentication'],
  guests: ['core', 'accounts', 'promotions', 'checkout', 'orders', 'mail', 'recovery'],
  'staff-orders': [
    ...['core', 'accounts', 'cart', 'checkout', 'orders', 'payments', 'mail', 'recovery', 'money'],
  ],
  staff: ['core', 'accounts', 'mail', 'recovery', 'authentication', 'money'],
  'stored-carts': [
    'core',
    'settings',
    'accounts',
    'catalog',
    'promotions',
    'cart',
    'checkout',
    'orders',
    'mail',
    'recovery',
    'money',
  ],
  imports: ['core', 'accounts', 'catalog', 'uploads', 'money'],
  ledger: ['core', 'accounts', 'catalog', 'reviews', 'promotions', 'checkout', 'orders', 'payments', 'money'],
  privacy: [
    'core',
    'accounts',
    'reviews',
    'promotions',
    'checkout',
    'addresses',
    'orders',
    'payments',
    'mail',
    'recovery',
    'authentication',
    'staff',
    'stored-carts',
  ],
  rest: ['core', 'money'],
  site: ['core', 'settings', 'catalog', 'money'],
  operations: ['core', 'accounts', 'site'],
  db: [
    'core',
    'settings',
    'accounts',
    'catalog',
    'reviews',
    'promotions',
    'checkout',
    'addresses',
    'orders',
    'payments',
    'mail',
    'recovery',
    'authentication',
    'staff',
    'stored-carts',
    'imports',
    'money',
  ],
  server: [EVERYTHING],
  cli: [EVERYTHING],
  proof: [EVERYTHING],
};

/** The same for the web app. `features` and `pages` are rules for each folder in them: none imports its neighbour. */
export const web: Table = {
  router: [],
  ui: ['router'],
  apollo: ['ui', 'router'],
  features: ['apollo', 'ui', 'router'],
  pages: ['features', 'apollo', 'ui', 'router'],
  app: [EVERYTHING],
  playground: ['ui'],
  e2e: [EVERYTHING],
};

const SEPARATE = ['features', 'pages'];
const tests = '\\.test(-d)?\\.tsx?$';
/** Generated operations import these types, wherever they are. */
const generated = 'web/schema\\.generated';
/** What the web app imports of the server; of the errors only types. */
export const shared = ['graph/money/', 'graph/core/errors\\.ts'];
const anyOf = (paths: string[]) => `^(${paths.join('|')})`;

/** The folders that `name` may import. */
export function importsOf(table: Table, name: string): string[] {
  const allowed = table[name] ?? [];
  const names = Object.keys(table);
  return allowed.includes(EVERYTHING) ? names.slice(0, names.indexOf(name)) : allowed;
}

/** Rules of dependency-cruiser for these folders, listed or not. */
export function rulesFor(graphFolders: string[], webFolders: string[]) {
  const comment = (allowed: string[]) => `may import: ${allowed.join(', ') || 'nothing'}`;
  return [
    ...graphFolders.map((name) => {
      const allowed = importsOf(graph, name);
      return {
        name: `graph/${name}`,
        comment: comment(allowed),
        severity: 'error',
        from: { path: `^graph/${name}/`, pathNot: tests },
        to: { path: '^(graph|web)/', pathNot: anyOf([name, ...allowed].map((other) => `graph/${other}/`)) },
      };
    }),
    ...webFolders.map((name) => {
      const allowed = importsOf(web, name);
      // Journeys run on the built shop, whose launcher is the server's.
      const server = name === 'e2e' ? [...shared, 'graph/proof/'] : shared;
      const own = SEPARATE.includes(name) ? `web/${name}/[^/]+` : `web/${name}`;
      return {
        name: `web/${name}`,
        comment: comment(allowed),
        severity: 'error',
        from: { path: `^(${own})/`, pathNot: tests },
        to: {
          path: '^(graph|web)/',
          pathNot: anyOf(['$1/', ...server, generated, ...allowed.map((other) => `web/${other}/`)]),
        },
      };
    }),
  ];
}

/** Names of the folders in a folder. */
export function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'public').map(({ name }) => name);
}

/** What is wrong with the folders themselves. */
export function misplaced(): string[] {
  const unlisted = [
    ...foldersOf('graph')
      .filter((name) => !graph[name])
      .map((name) => `graph/${name}`),
    ...foldersOf('web')
      .filter((name) => !web[name])
      .map((name) => `web/${name}`),
  ];
  const loose = readdirSync('graph', { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...unlisted.map((folder) => `${folder} has no rule: list it in .ci/rooms.ts`),
    ...loose.map(({ name }) => `graph/${name} belongs in a folder`),
  ];
}

/** The table as a Mermaid diagram. An arrow that follows from two others is left out. */
export function diagram(): string {
  return ['flowchart BT', ...edges(graph, 'graph'), ...edges(web, 'web')].join('\n  ');
}

function edges(table: Table, side: string): string[] {
  const names = Object.keys(table).filter((name) => name !== 'proof' && name !== 'e2e');
  const reach = new Map<string, Set<string>>();
  for (const name of names) {
    const direct = importsOf(table, name).filter((other) => names.includes(other));
    reach.set(name, new Set(direct.flatMap((other) => [...(reach.get(other) ?? [])])));
    for (const other of direct) reach.get(name)!.add(other);
  }
  return names.flatMap((name) => {
    const direct = importsOf(table, name).filter((other) => names.includes(other));
    const shown = direct.filter(
      (other) => !direct.some((between) => between !== other && reach.get(between)!.has(other)),
    );
    const label = (other: string) => (side === 'web' ? `web_${other}["web/${other}"]` : other);
    return shown.length > 0 ? [`${label(name)} --> ${shown.map(label).join(' & ')}`] : [];
  });
}

const BLOCK = /(?<=<!-- rooms -->\n```mermaid\n)[\s\S]*?(?=\n```\n<!-- \/rooms -->)/;

/** The diagram as docs/architecture.md has it. */
export const documented = () => BLOCK.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0];

// node .ci/rooms.ts: writes the diagram.
if (import.meta.main) {
  writeFileSync('docs/architecture.md', readFileSync('docs/architecture.md', 'utf8').replace(BLOCK, diagram));
}
