import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBinaries } from './find-postgres.ts';
import { NPM_START, type ServerOptions, ServerProcess } from './server-process.ts';
import { type PrivatePostgres, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the data of a demo shop, so that not every test creates its own. A first start takes three times as long as another. */
    seededShop: string;
    /** The first start of the shop of that folder, as `npm start` does it: its port and output. */
    firstStart: FirstStart;
    /** Data folder of a halted PostgreSQL server whose database `postgres` has the same; undefined without a server. */
    seededPostgres: string | undefined;
  }
}

interface FirstStart {
  port: number;
  output: string;
}

/** Set-up of the tests of the built shop. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'citron-seeded-'));
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let postgres: PrivatePostgres | undefined;
  let firstStart: FirstStart = { port: 0, output: '' };
  try {
    const binaries = findBinaries();
    if (binaries) postgres = await startPostgres(binaries);
    // Without a built shop the test files report it themselves.
    if (existsSync('dist/graph/server.js')) {
      firstStart = await seed({ DATA_DIR: data }, { args: NPM_START });
      if (postgres) await seed({ NODE_ENV: 'test', DATABASE_URL: postgres.url });
    }
    await postgres?.halt();
  } catch (error) {
    await postgres?.stop();
    remove();
    throw error;
  }
  project.provide('seededShop', data);
  project.provide('firstStart', firstStart);
  project.provide('seededPostgres', postgres?.data);
  return async () => {
    await postgres?.stop();
    remove();
  };
}

/** Starts a demo shop with such settings once, which makes its data. */
export async function seed(
  settings: Record<string, string>,
  options: ServerOptions = {},
): Promise<FirstStart> {
  const folder = mkdtempSync(join(tmpdir(), 'citron-seeding-'));
  const server = await ServerProcess.at(folder, settings, options);
  await server.start();
  await server.stop();
  const first = { port: server.port, output: server.output() };
  rmSync(folder, { recursive: true });
  return first;
}
