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
/** What a file system says that has no room left. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
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
 * What to tell a client when the database is away or overloaded, or a disk is full: SERVICE_UNAVAILABLE, which passes.
 * Null for any other error.
 */
export function serviceFault(error: unknown): DomainError | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const isFault =
    LOST_CONNECTION.has(code) ||
    DATABASE_FAULT.test(code) ||
    LOST_CONNECTION_TEXT.test(error.message) ||
    // What keeps files wraps the errors of the system.
    NO_ROOM.has(code) ||
    NO_ROOM.has(codeOf(error.cause));
  return isFault
    ? new DomainError('SERVICE_UNAVAILABLE', 'The shop cannot answer just now. Please try again in a moment.')
    : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Seconds after which a client that got a 503 may ask again. */
export const RETRY_AFTER = '5';

/** Value of the header Retry-After for an error; undefined when asking again makes no sense. */
export function retryAfter(code: unknown, seconds: unknown): string | undefined {
  if (typeof seconds === 'number') return String(seconds);
  return code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE' || code === 'PAYMENT_PROVIDER_UNAVAILABLE'
    ? RETRY_AFTER
    : undefined;
}
