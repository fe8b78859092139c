import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the data of a demo shop, so that not every test file makes its own from nothing. */
    seededShop: string;
  }
}

/** Set-up of the journeys. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'citron-seeded-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Without a built shop the test files say so themselves.
    if (existsSync('dist/graph/server.js')) await (await startServer({ DATA_DIR: folder })).stop();
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('seededShop', folder);
  return remove;
}
