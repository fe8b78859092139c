import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/** First byte of the message of the protocol that begins a statement. */
const PARSE = 'P'.charCodeAt(0);

/** The SQL statements that `work` sends, in transactions as well, without the values in them. For shops on PGlite. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolStream');
  await work();
  const parsed = sent.mock.calls.map(([message]) => message).filter((message) => message[0] === PARSE);
  sent.mockRestore();
  // After its first byte and length the message has the name of the statement and its text, each ended by a zero.
  const texts = parsed.map((message) => Buffer.from(message.subarray(5)).toString().split('\0')[1]!);
  return texts.map((text) => text.replaceAll(/'[^']*'/g, '?'));
}

/** How many there are. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(work)).length;
}
