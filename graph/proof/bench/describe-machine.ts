import { availableParallelism, totalmem, type } from 'node:os';
import { run } from './load-database.ts';

/** The machine and what runs on it, in general words. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const [rows] = await run(databaseUrl, [`select current_setting('server_version') as sql`]);
  const version = rows?.[0]?.sql.split(' ')[0];
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `${availableParallelism()} processor cores (${process.arch}) that PostgreSQL, the shop and the load share, ` +
    `${memory} GB of memory, ${type()}, Node ${process.versions.node}, PostgreSQL ${version}`
  );
}
