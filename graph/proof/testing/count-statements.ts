import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/** How many SQL statements `work` sends. For shops on PGlite. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(PGlite.prototype, 'query');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}
