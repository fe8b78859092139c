import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The folders that each folder may import besides itself, by their paths. */
export type Imports = Map<string, readonly string[]>;

/** What every module may import. */
const COMMON = ['graph/core', 'graph/money'];
/** They put modules together: each may import all modules, and those of these that are listed before it. */
const ROOTS = ['graph/demo', 'graph/server', 'graph/cli', 'graph/proof'];

/** The server: a module imports what its `module.ts` says that it uses. Throws an Error for one that cannot be read. */
export function importsOfGraph(): Imports {
  const modules = globSync('graph/**/module.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .map((file): [string, string[]] => [dirname(file), usesOf(file)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const imports = new Map<string, string[]>([
    ['graph/money', []],
    ['graph/core', ['graph/money']],
    ['graph/db', COMMON],
  ]);
  for (const [folder, uses] of modules)
    if (!COMMON.includes(folder)) imports.set(folder, [...COMMON, ...uses]);
  for (const root of ROOTS) imports.set(root, [...imports.keys()]);
  return imports;
}

/** The folders of the modules that a declaration lists in `uses`. */
function usesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const imported = new Map(
    [...source.matchAll(/^import \{ (\w+) \} from '([^']+)\/module\.ts';$/gm)].map(([, name, path]) => [
      name!,
      normalize(join(dirname(file), path!)).replaceAll('\\', '/'),
    ]),
  );
  const list = /^ {2}uses: \[([^\]]*)\]/m.exec(source)?.[1];
  if (list === undefined) throw new Error(`${file} does not say what it uses.`);
  return list.split(/[\s,]+/).flatMap((name) => {
    if (name === '') return [];
    const folder = imported.get(name);
    if (!folder) throw new Error(`${file} uses ${name}, which it does not import from a module.ts.`);
    return [folder];
  });
}

const WEB: Record<string, string[]> = {
  messages: [],
  router: ['messages'],
  ui: ['router', 'messages'],
  apollo: ['ui', 'router', 'messages'],
  features: ['apollo', 'ui', 'router', 'messages'],
  pages: ['features', 'apollo', 'ui', 'router', 'messages'],
  app: ['pages', 'features', 'apollo', 'ui', 'router', 'messages'],
  playground: ['ui', 'messages'],
  e2e: ['playground', 'app', 'pages', 'features', 'apollo', 'ui', 'router', 'messages'],
};

/** The web app. `features` and `pages` are rules for each folder in them: none imports its neighbour. */
export const importsOfWeb: Imports = new Map(
  Object.entries(WEB).map(([name, others]) => [`web/${name}`, others.map((other) => `web/${other}`)]),
);

/** Folders whose folders are separate, with how deep these are. */
const SEPARATE = new Map([
  ['web/features', '[^/]+'],
  ['web/pages', '[^/]+/[^/]+'],
]);
const tests = '\\.test(-d)?\\.tsx?$';
/** Generated operations import these types, wherever they are. */
const generated = 'web/schema\\.generated';
/** What the web app imports of the server; of the errors only types. */
export const shared = ['graph/money/', 'graph/core/errors\\.ts'];
const anyOf = (paths: string[]) => `^(${paths.join('|')})`;

/** The folder among these that a file is in. */
export const folderOf = (imports: Imports, file: string) =>
  [...imports.keys()].find((folder) => file.startsWith(`${folder}/`));

/** Rules of dependency-cruiser. */
export function rules() {
  const graph = importsOfGraph();
  const comment = (allowed: readonly string[]) => `may import: ${allowed.join(', ') || 'nothing'}`;
  const inside = (folders: readonly string[]) => folders.map((folder) => `${folder}/`);
  return [
    ...[...graph].map(([folder, allowed]) => ({
      name: folder,
      comment: comment(allowed),
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: tests },
      to: { path: '^(graph|web)/', pathNot: anyOf(inside([folder, ...allowed])) },
    })),
    {
      name: 'in no module',
      comment: 'may import nothing',
      severity: 'error',
      from: { path: '^graph/', pathNot: anyOf([...inside([...graph.keys()]), `.*${tests}`]) },
      to: { path: '^(graph|web)/' },
    },
    ...[...importsOfWeb].map(([folder, allowed]) => {
      // Journeys run on the built shop, whose launcher is the server's.
      const server = folder === 'web/e2e' ? [...shared, 'graph/proof/'] : shared;
      const parts = SEPARATE.get(folder);
      const own = parts ? `${folder}/${parts}` : folder;
      return {
        name: folder,
        comment: comment(allowed),
        severity: 'error',
        from: { path: `^(${own})/`, pathNot: tests },
        to: { path: '^(graph|web)/', pathNot: anyOf(['$1/', ...server, generated, ...inside(allowed)]) },
      };
    }),
  ];
}

/** What is wrong with the folders themselves. */
export function misplaced(): string[] {
  const graph = importsOfGraph();
  const files = globSync('{graph,web/*}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const folders = new Set(
    files
      .filter((file) => !folderOf(graph, file) && !folderOf(importsOfWeb, file))
      .map((file) => dirname(file)),
  );
  return [...folders]
    .sort()
    .map(
      (folder) =>
        `${folder} is in no module: give it a module.ts, or for the web app a row in .ci/modules.ts`,
    );
}

/** The imports as a Mermaid diagram. An arrow that follows from two others is left out. */
export function diagram(): string {
  return ['flowchart BT', ...edges(importsOfGraph()), ...edges(importsOfWeb)].join('\n  ');
}

function edges(imports: Imports): string[] {
  const names = inLayers(imports).filter((name) => name !== 'graph/proof' && name !== 'web/e2e');
  const reach = new Map<string, Set<string>>();
  return names.flatMap((name) => {
    const direct = imports.get(name)!;
    reach.set(name, new Set(direct.flatMap((other) => [other, ...(reach.get(other) ?? [])])));
    const shown = direct.filter(
      (other) => !direct.some((between) => between !== other && reach.get(between)?.has(other)),
    );
    const label = (folder: string) =>
      folder.startsWith('web/') ? `${folder.replace('/', '_')}["${folder}"]` : folder.slice('graph/'.length);
    return shown.length > 0 ? [`${label(name)} --> ${shown.map(label).join(' & ')}`] : [];
  });
}

/** The folders, each after those that it imports. Throws an Error for modules that use each other. */
export function inLayers(imports: Imports): string[] {
  const sorted: string[] = [];
  const visit = (folder: string, path: readonly string[]) => {
    if (path.includes(folder)) throw new Error(`Modules use each other: ${[...path, folder].join(', ')}.`);
    if (sorted.includes(folder)) return;
    for (const other of imports.get(folder) ?? []) visit(other, [...path, folder]);
    sorted.push(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return sorted;
}
