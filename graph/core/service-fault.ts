import { DomainError } from './errors.ts';

/** System codes of a connection that is refused, lost or timed out. */
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
/** System codes of a full disk. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
/** Messages of the driver that have no codes. */
const LOST_CONNECTION_TEXT =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i;
/**
 * PostgreSQL's codes: connection exceptions, insufficient resources (a full disk, too many connections), operator
 * intervention (shutdown, statement timeout), lock timeout, idle transaction timeout, a read-only server, and conflicts
 * that remained after the retries.
 */
const DATABASE_FAULT = /^(?:08...|53...|57014|57P0[1-5]|55P03|25P0[34]|25006|40001|40P01)$/;

/** PostgreSQL's code for a statement that reached its time limit. */
export const CANCELED = '57014';

/**
 * SERVICE_UNAVAILABLE when the database is away or overloaded, or a disk is full; null for any other error.
 */
export function serviceFault(error: unknown): DomainError | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const isFault =
    LOST_CONNECTION.has(code) ||
    DATABASE_FAULT.test(code) ||
    LOST_CONNECTION_TEXT.test(error.message) ||
    // The file storage wraps system errors.
    NO_ROOM.has(code) ||
    NO_ROOM.has(codeOf(error.cause));
  return isFault
    ? new DomainError(
        'SERVICE_UNAVAILABLE',
        code === CANCELED
          ? 'This takes too long. Narrow it down, or try again in a moment.'
          : 'The shop cannot answer just now. Please try again in a moment.',
      )
    : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Seconds after which a client may retry a request that failed with 503. */
export const RETRY_AFTER = '5';

/** Value of the header Retry-After for an error; undefined when a retry makes no sense. */
export function retryAfter(code: unknown, seconds: unknown): string | undefined {
  if (typeof seconds === 'number') return String(seconds);
  return code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE' || code === 'PAYMENT_PROVIDER_UNAVAILABLE'
    ? RETRY_AFTER
    : undefined;
}
