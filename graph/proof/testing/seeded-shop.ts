import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the data of a demo shop, so that not every test creates its own. A first start takes three times as long as another. */
    seededShop: string;
  }
}

/** Set-up of the tests of the built shop. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'citron-seeded-'));
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Without a built shop the test files report it themselves.
    if (existsSync('dist/graph/server.js')) await seed({ DATA_DIR: data });
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('seededShop', data);
  return remove;
}

/** Starts a demo shop with such settings once, which makes its data. */
export async function seed(settings: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'citron-seeding-'));
  const server = await ServerProcess.at(folder, { NODE_ENV: 'test', ...settings });
  await server.start();
  await server.stop();
  rmSync(folder, { recursive: true });
}
