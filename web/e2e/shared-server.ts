import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../graph/proof/testing/create-database.ts';
import { seed } from '../../graph/proof/testing/seeded-shop.ts';
import { ServerProcess } from '../../graph/proof/testing/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of all files whose shop has no settings of its own, and the folder of its log. */
    sharedServer: { port: number; folder: string };
  }
}

const READY_WITHIN_MS = 60_000;

const databaseNames = (prefix: string) => ({ demo: `${prefix}demo`, shop: `${prefix}shop` });

/** Set-up of the browser tests, after PostgreSQL has started: starts a demo shop and keeps a copy of its first data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl, databasePrefix } = project.getProvidedContext();
  const names = databaseNames(databasePrefix);
  const folder = mkdtempSync(join(tmpdir(), 'citron-e2e-'));
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'trace', DATA_DIR: folder };
  const DATABASE_URL = await createDatabase(postgresUrl, names.demo);
  await seed({ DATABASE_URL });
  const copy = await createDatabase(postgresUrl, names.shop, names.demo);
  const server = await ServerProcess.at(folder, { ...settings, DATABASE_URL: copy });
  await server.start();
  project.provide('sharedServer', { port: server.port, folder });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * That server with the data of the demo and nothing else: below the running process, the database is replaced. This takes a
 * tenth of the processor time of a start.
 */
export async function sharedServer(): Promise<{ server: ServerProcess; folder: string }> {
  const { port, folder } = inject('sharedServer');
  const names = databaseNames(inject('databasePrefix'));
  await createDatabase(inject('postgresUrl'), names.shop, names.demo);
  const server = await ServerProcess.at(folder, { PORT: String(port) });
  await vi.waitUntil(async () => (await server.status('/readyz')) === 200, READY_WITHIN_MS);
  return { server, folder };
}

/** A database of a server of its own: empty, or with the data of the demo. Returns its URL. */
export function ownDatabase(isEmpty: boolean): Promise<string> {
  const prefix = inject('databasePrefix');
  const name = prefix + randomUUID().replaceAll('-', '');
  return createDatabase(inject('postgresUrl'), name, isEmpty ? undefined : databaseNames(prefix).demo);
}
