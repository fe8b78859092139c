import { MikroORM } from '@mikro-orm/postgresql';

/**
 * Makes a database of this name in place of one that may be there, empty or as a copy of `template`, to which nobody may be
 * connected. Returns its URL.
 */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await onServer(server, async (run) => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`);
  });
  return Object.assign(new URL(server), { pathname: name }).href;
}

/** Drops every database of the server whose name begins with `prefix`, even when somebody is still connected. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onServer(url, async (run) => {
    const databases = await run('select datname from pg_database where starts_with(datname, ?)', [prefix]);
    for (const { datname } of databases) await run(`drop database ${datname} with (force)`);
  });
}

type Run = (sql: string, params?: string[]) => Promise<{ datname: string }[]>;

async function onServer(url: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  try {
    await work((sql, params) => orm.em.getConnection().execute(sql, params));
  } finally {
    await orm.close();
  }
}
