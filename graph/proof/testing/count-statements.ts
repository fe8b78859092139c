import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/** First byte of the message of the protocol that begins a statement. */
const PARSE = 'P'.charCodeAt(0);

/** How many SQL statements `work` sends, in transactions as well. For shops on PGlite. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolStream');
  await work();
  const count = sent.mock.calls.filter(([message]) => message[0] === PARSE).length;
  sent.mockRestore();
  return count;
}
