import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../../server/open-database.ts';
import { createDatabase } from './create-database.ts';

const newName = () => inject('databasePrefix') + randomUUID().replaceAll('-', '');

let template: Promise<string> | undefined;

/** Makes a PostgreSQL database with the empty tables of the shop and returns its URL. It is gone when the run ends. */
export async function freshDatabase(): Promise<string> {
  template ??= migrateTemplate();
  return createDatabase(inject('postgresUrl'), newName(), await template);
}

/** The same without tables. */
export const emptyPostgres = (): Promise<string> => createDatabase(inject('postgresUrl'), newName());

/** Migrations take several times as long as a copy. */
async function migrateTemplate(): Promise<string> {
  const url = await emptyPostgres();
  const orm = await openDatabase({ url });
  await orm.migrator.up();
  await orm.close();
  return new URL(url).pathname.slice(1);
}
