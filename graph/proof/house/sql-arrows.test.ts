import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldersOfTables } from '../../../.ci/architecture.ts';
import { folderOf, importsOfGraph } from '../../../.ci/modules.ts';

const imports = importsOfGraph();
const moduleOf = (path: string) => folderOf(imports, path)!;

const tables = foldersOfTables();

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const NAME = String.raw`"?\w+"?(?:\([^)]*\))?`;
/** What follows a keyword: names of tables, or calls of functions, with their aliases. */
const NAMED = new RegExp(
  String.raw`\b(?:from|join|update|into|using)\s+(${NAME}(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*${NAME})*)`,
  'gi',
);

/** The tables that SQL in a source names. */
function tablesIn(source: string): string[] {
  const lists = [...source.replace(COMMENTS, '').matchAll(NAMED)];
  const names = lists.flatMap(([, list]) => list!.split(',').map((item) => /\w+/.exec(item)![0]));
  return names.filter((name) => tables.has(name));
}

/** Where a source in `folder` names tables of modules that it may not import. */
function forbidden(folder: string, source: string): string[] {
  const allowed = [folder, ...imports.get(folder)!];
  return tablesIn(source).filter((table) => !allowed.includes(tables.get(table)!));
}

test('SQL names no table of a module that may not be imported', () => {
  const found = globSync('graph/**/*.ts')
    .filter((path) => !/\.test\.ts$|\.generated\.ts$|^graph\/db\/migrations\//.test(path))
    .flatMap((path) =>
      forbidden(moduleOf(path), readFileSync(path, 'utf8')).map((table) => `${path} names ${table}`),
    );
  expect(found).toEqual([]);
});

test('every entity has a table of a known module', () => {
  const entities = globSync('graph/**/*.ts').filter((path) => /^@Entity\(/m.test(readFileSync(path, 'utf8')));
  expect(entities.filter((path) => !path.endsWith('.entity.ts'))).toEqual([]);
  const declared = entities.flatMap((path) => readFileSync(path, 'utf8').match(/^@Entity\(/gm)!);
  expect(tables.size).toBe(declared.length);
});

test.each([
  ['select 1 from orders where owner_id = ?', ['orders']],
  ['select count(*) from users u join orders o on o.owner_id = u.id', ['users', 'orders']],
  ['from checkouts c, jsonb_array_elements(c.lines) line, "payments"', ['checkouts', 'payments']],
  ['update reviews set name = ?', ['reviews']],
  ['INSERT INTO order_lines (id)\n  select id FROM\n products', ['order_lines', 'products']],
  ['delete from sessions; delete from products using stock_moves s', ['sessions', 'products', 'stock_moves']],
  ['// takes it from orders\n/** from\n users */ const orders = 1;', []],
])('the tables of %j are found', (source, expected) => {
  expect(tablesIn(source)).toEqual(expected);
});

test('a module may name its own tables and those of modules that it uses', () => {
  expect(forbidden('graph/trade/payments', 'select 1 from payments p join orders o on true')).toEqual([]);
  expect(forbidden('graph/people/accounts', 'select 1 from users union select 1 from orders')).toEqual([
    'orders',
  ]);
});
