import type { PrivatePostgres } from '../testing/start-postgres.ts';
import type { Pace } from './measure.ts';

/** One run of the benchmark. */
export interface Bench {
  /** Temporary; for logs and data. */
  folder: string;
  postgres: PrivatePostgres;
  pace: Pace;
  /** Only scenarios whose name contains it. */
  scenario: string;
  /** Orders of each shop; as many as products without it. */
  orders?: number;
}

/** Prints each step and its duration to stderr. A failure is printed as well and sets the exit status. */
export async function step(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  process.stderr.write(`${what} … `);
  try {
    await work();
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    process.stderr.write(`FAILED: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
