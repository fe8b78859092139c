import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

/** Adds a red product and a product without a colour, and prints what the API returns of them. */
const query = `
import 'reflect-metadata';
import { graphql } from 'graphql';
import { Product } from '../catalog/products/product.entity.ts';
import { anonymous } from '../core/actor.ts';
import { noCache } from '../core/cache.ts';
import { openDatabase } from '../server/open-database.ts';
import { createSchema } from '../server/schema.ts';

const orm = await openDatabase({});
await orm.migrator.up();
const em = orm.em.fork();
const sample = { image: '/', brand: '', category: '', description: '', price: 1, countInStock: 1, createdAt: new Date() };
em.create(Product, { ...sample, name: 'red', colour: 'red' });
em.create(Product, { ...sample, name: 'plain' });
await em.flush();
const { data, errors } = await graphql({
  schema: await createSchema(),
  source: '{ products { products { name colour } } }',
  contextValue: { em, actor: anonymous, settings: { pageSize: 9 }, ports: { cache: noCache } },
});
process.stdout.write(JSON.stringify(errors ?? data.products.products));
await orm.close();
`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  cpSync('graph', join(copy, 'graph'), {
    recursive: true,
    filter: (path) => !/demo.pictures|proof/.test(path),
  });
  for (const file of ['package.json', 'tsconfig.json', 'schema.graphql']) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('a product field is added by what CONTRIBUTING.md says, and nothing else', {
  timeout: 120_000,
}, async () => {
  const [, recipe = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Example: add a product field');
  const [, property = ''] = /```ts\n([^`]*)```/.exec(recipe) ?? [];
  const entity = join(copy, 'graph/catalog/products/product.entity.ts');
  writeFileSync(entity, readFileSync(entity, 'utf8').replace(/}\n$/, `\n${property}}\n`));
  const [, ...steps] = /^2\. `npm run (.*?)`[\s\S]*^3\. `npm run (.*?)`/m.exec(recipe) ?? [];
  for (const step of steps) await run('npm', ['run', ...step.split(' ')], { cwd: copy });

  expect(readFileSync(join(copy, 'schema.graphql'), 'utf8')).toContain('colour: String\n');
  writeFileSync(join(copy, 'graph/cli/query.ts'), query);
  const { stdout } = await run('node', ['graph/cli/run-source.mjs', 'query'], { cwd: copy });
  expect(JSON.parse(stdout)).toEqual([
    { name: 'plain', colour: null },
    { name: 'red', colour: 'red' },
  ]);
});
