import { vi } from 'vitest';
import { OneTripPglite } from './one-trip-pglite.ts';

/** The SQL statements that `work` sends, in transactions as well, without the values in them. For shops on PGlite. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(OneTripPglite.prototype, 'run');
  await work();
  const texts = run.mock.calls.map(([text]) => text);
  run.mockRestore();
  return texts.map((text) => text.replaceAll(/'[^']*'/g, '?'));
}

/** How many there are. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}
