import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, vi } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../graph/proof/testing/create-database.ts';
import { seed } from '../../graph/proof/testing/seeded-shop.ts';
import { ServerProcess } from '../../graph/proof/testing/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For each worker the server of its files whose shop has no settings of its own, and the folder of its log. */
    sharedServers: { port: number; folder: string }[];
  }
}

const READY_WITHIN_MS = 60_000;

/** The database of the demo's first data, and that of the server of the worker with this number. */
const demo = (prefix: string) => `${prefix}demo`;
const shop = (prefix: string, worker: number) => `${prefix}shop_${worker}`;

/** Set-up of the browser tests, after PostgreSQL has started: keeps the first data of a demo and starts a shop with them for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl, databasePrefix } = project.getProvidedContext();
  await seed({ NODE_ENV: 'test', DATABASE_URL: await createDatabase(postgresUrl, demo(databasePrefix)) });
  const folders = Array.from({ length: project.config.maxWorkers }, () =>
    mkdtempSync(join(tmpdir(), 'citron-e2e-')),
  );
  const servers = await Promise.all(
    folders.map(async (folder, worker) => {
      const name = shop(databasePrefix, worker);
      const DATABASE_URL = await createDatabase(postgresUrl, name, demo(databasePrefix));
      const settings = { NODE_ENV: 'test', LOG_LEVEL: 'trace', DATA_DIR: folder, DATABASE_URL };
      const server = await ServerProcess.at(folder, settings);
      await server.start();
      return { server, folder };
    }),
  );
  const places = servers.map(({ server, folder }) => ({ port: server.port, folder }));
  project.provide('sharedServers', places);
  return async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * This worker's server with the data of the demo and nothing else: below the running process, the database is replaced. This
 * takes a tenth of the processor time of a start.
 */
export async function sharedServer(): Promise<{
  server: ServerProcess;
  folder: string;
  databaseUrl: string;
}> {
  const worker = Number(process.env.VITEST_POOL_ID) - 1;
  const { port, folder } = inject('sharedServers')[worker]!;
  const prefix = inject('databasePrefix');
  const databaseUrl = await createDatabase(inject('postgresUrl'), shop(prefix, worker), demo(prefix));
  const server = await ServerProcess.at(folder, { PORT: String(port) });
  await vi.waitUntil(async () => (await server.status('/readyz')) === 200, READY_WITHIN_MS);
  return { server, folder, databaseUrl };
}

/**
 * Resolves when the server has its caches on. They go off with a database that is replaced, and on when the server hears edits
 * of the new one, which it checks every few seconds by a notification.
 */
export async function untilCaching(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const heard = once(client, 'notification');
  await client.query('listen edits_are_heard');
  await heard;
  await client.end();
}

/** A database of a server of its own: empty, or with the data of the demo. Returns its URL. */
export function ownDatabase(isEmpty: boolean): Promise<string> {
  const prefix = inject('databasePrefix');
  const name = prefix + randomUUID().replaceAll('-', '');
  return createDatabase(inject('postgresUrl'), name, isEmpty ? undefined : demo(prefix));
}
