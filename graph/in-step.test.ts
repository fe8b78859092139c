import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { openDatabase } from './db/orm.ts';
import { createSchema } from './schema.ts';

test('schema.graphql is what the resolvers say: `npm run schema` writes it', async () => {
  const printed = `${printSchema(lexicographicSortSchema(await createSchema()))}\n`;
  expect(readFileSync('schema.graphql', 'utf8')).toBe(printed);
});

test('the migrations make what the entities say: `npm run migration:create` writes what is missing', async () => {
  const orm = await openDatabase({});
  expect(await orm.migrator.checkSchema()).toBe(false);
  await orm.close();
});

test('a database migrated from nothing has every table and column of the entities', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up();
  for (const { tableName, props } of orm.getMetadata().getAll().values()) {
    if (!tableName) continue;
    const rows = await orm.em
      .fork()
      .execute('select column_name from information_schema.columns where table_name = ?', [tableName]);
    const columns = props.flatMap(({ fieldNames, persist }) => (persist === false ? [] : (fieldNames ?? [])));
    const inverse = props.filter(({ kind }) => kind === '1:m').flatMap(({ fieldNames }) => fieldNames ?? []);
    const names = rows.map(({ column_name }: { column_name: string }) => column_name);
    expect(names, tableName).toEqual(
      expect.arrayContaining(columns.filter((name) => !inverse.includes(name))),
    );
  }
  await orm.close();
});
