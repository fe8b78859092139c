import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../db/orm.ts';

/** An empty, migrated database: the PostgreSQL at `url`, or a copy of a PGlite that is made once for all tests. */
export async function emptyDatabase(url: string | undefined): Promise<Database> {
  if (!url) return openDatabase({ dump: await openAsBlob(inject('migratedPglite')) });
  const orm = await openDatabase({ url });
  await orm.migrator.up();
  return orm;
}
