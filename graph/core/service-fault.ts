import { DomainError } from './errors.ts';

/** What a connection says that is refused, cut, or not to be had in time. */
const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no codes for these. */
const LOST_CONNECTION_TEXT =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i;
/**
 * PostgreSQL's own: connection exceptions, out of resources (a full disk, too many connections), an operator's
 * intervention (shutdown, a statement that took too long), a lock not had in time, a transaction cut for idling, a
 * server that only reads, and conflicts that were still there after being repeated.
 */
const DATABASE_FAULT = /^(?:08...|53...|57014|57P0[1-5]|55P03|25P0[34]|25006|40001|40P01)$/;

/**
 * What to tell a client when the database is away or overloaded: SERVICE_UNAVAILABLE, which passes by itself. Null for
 * any other error.
 */
export function serviceFault(error: unknown): DomainError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isFault =
    LOST_CONNECTION.has(code) || DATABASE_FAULT.test(code) || LOST_CONNECTION_TEXT.test(error.message);
  return isFault
    ? new DomainError('SERVICE_UNAVAILABLE', 'The shop cannot answer just now. Please try again in a moment.')
    : null;
}

/** Seconds after which a client that got a 503 may ask again. */
export const RETRY_AFTER = '5';
