import type { TestProject } from 'vitest/node';
import { dropDatabases } from './create-database.ts';
import { findBinaries, whyNoPostgres } from './find-postgres.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which databases may be made. */
    postgresUrl: string;
    /** Begins the name of every database of this run. */
    databasePrefix: string;
  }
}

/** No database lasts long enough to be vacuumed, or is read after a crash of the machine. */
const SHORT_LIVED = { autovacuum: 'off', full_page_writes: 'off' };

/** Set-up of the race tests: one server for all of them, removed at the end unless it is TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const why = whyNoPostgres();
  if (why) throw new Error(why);
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, stop: async () => {} }
    : await startPostgres(findBinaries()!, SHORT_LIVED);
  const prefix = `citron_test_${process.pid}_`;
  project.provide('postgresUrl', server.url);
  project.provide('databasePrefix', prefix);
  return async () => {
    if (given) await dropDatabases(given, prefix);
    await server.stop();
  };
}
