import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { diagram, folderOf, importsOfGraph } from './modules.ts';

/** The folder of the module of each table, by the files of the entities. */
export function foldersOfTables(): Map<string, string> {
  const graph = importsOfGraph();
  const files = globSync('graph/**/*.entity.ts').map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.sort().flatMap((file) => {
      const declared = readFileSync(file, 'utf8').matchAll(/tableName: '(\w+)'/g);
      return [...declared].map(([, table]) => [table!, folderOf(graph, file)!] as const);
    }),
  );
}

/** The tables of each module, as a table of Markdown. */
function tables(): string {
  const byFolder = Map.groupBy(foldersOfTables(), ([, folder]) => folder);
  const rows = [...byFolder].map(([folder, own]) => {
    const names = own.map(([table]) => `\`${table}\``);
    return `| \`${folder.slice('graph/'.length)}\` | ${names.join(', ')} |`;
  });
  return ['| module | tables |', '| --- | --- |', ...rows].join('\n');
}

/** What docs/architecture.md has of the code: between which lines, and what it is. */
const blocks = [
  { text: diagram, place: /(?<=<!-- modules -->\n```mermaid\n)[\s\S]*?(?=\n```\n<!-- \/modules -->)/ },
  { text: tables, place: /(?<=<!-- tables -->\n)[\s\S]*?(?=\n<!-- \/tables -->)/ },
];
const FILE = 'docs/architecture.md';

/** The blocks as docs/architecture.md has them, and as they have to be. */
export function documented(): { found: string | undefined; expected: string }[] {
  const file = readFileSync(FILE, 'utf8');
  return blocks.map(({ text, place }) => ({ found: place.exec(file)?.[0], expected: text() }));
}

// node .ci/architecture.ts: writes the blocks.
if (import.meta.main) {
  const file = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    blocks.reduce((whole, { text, place }) => whole.replace(place, text), file),
  );
}
