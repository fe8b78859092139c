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
  const pglite = await (orm.em.getConnection() as unknown as PgliteConnection).getNativeClient();
  const dump = await pglite.dumpDataDir('none');
  await orm.close();
  const folder = mkdtempSync(join(tmpdir(), 'citron-pglite-'));
  writeFileSync(join(folder, FILE), Buffer.from(await dump.arrayBuffer()));
  return folder;
}
