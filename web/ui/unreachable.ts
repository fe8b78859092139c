/** What is said wherever the server cannot be reached, whatever was asked of it. */
export const UNREACHABLE = 'The shop cannot be reached. Please check your connection.';

/** A request without an answer: the browser is offline, or the server is down. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
  }
}
