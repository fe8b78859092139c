import { expect, test } from 'vitest';
import { blankDatabase, emptyDatabase } from '../proof/testing/empty-database.ts';
import { requireColumns } from './require-columns.ts';

test('the migrations make what the entities say: `npm run migration:create` writes what is missing', async () => {
  const orm = await blankDatabase();
  expect(await orm.migrator.checkSchema()).toBe(false);
  await orm.close();
});

test('a start without the migration of an entity names what is missing, and how it is written', async () => {
  const orm = await emptyDatabase(undefined);
  await requireColumns(orm);
  await orm.em.execute('alter table settings rename column version to edition');
  await expect(requireColumns(orm)).rejects.toThrow(
    'the entities have columns that no migration makes: settings.version. Write it: npm run migration:create -- <name>',
  );
  await orm.close();
});

test('a database migrated from nothing has every table of the entities with every column', async () => {
  const orm = await blankDatabase();
  await orm.migrator.up();
  for (const meta of orm.getMetadata().getAll().values()) {
    // Reading a row selects every column that the entity knows.
    if (!meta.embeddable) await orm.em.fork().find(meta.class, {}, { limit: 1 });
  }
  await orm.close();
});
