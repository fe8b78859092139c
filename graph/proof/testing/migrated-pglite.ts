import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgliteConnection } from '@mikro-orm/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated, empty PGlite, so that not every test file makes its own from nothing. */
    migratedPglite: string;
  }
}

const FILE = 'migrated.tar';

declare global {
  /** Shared by the projects of a run, of which each loads this module. */
  var migratedPglite: ReturnType<typeof migrate> | undefined;
}

/** Set-up of the unit tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  globalThis.migratedPglite ??= migrate();
  const folder = await globalThis.migratedPglite;
  project.provide('migratedPglite', join(folder, FILE));
  return () => {
    // A run that begins later in this process needs a folder of its own.
    globalThis.migratedPglite = undefined;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrate(): Promise<string> {
  const orm = await openDatabase({});
  await orm.migrator.up();
  // Without statistics nearly all rows count as deleted, and plans read whole tables for the few that are left.
  await orm.em.getConnection().execute(
    `select pg_restore_attribute_stats('schemaname', 'public', 'relname', relname::text, 'attname', 'deleted_at',
       'inherited', false, 'null_frac', 1::real)
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'deleted_at'`,
  );
  const pglite = await (orm.em.getConnection() as unknown as PgliteConnection).getNativeClient();
  const dump = await pglite.dumpDataDir('none');
  await orm.close();
  const folder = mkdtempSync(join(tmpdir(), 'citron-pglite-'));
  writeFileSync(join(folder, FILE), Buffer.from(await dump.arrayBuffer()));
  return folder;
}
