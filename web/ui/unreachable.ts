import * as t from '#messages/ui';

/** The message of every request that does not reach the server. */
export const UNREACHABLE = t.theShopCannotBeReached;

/** A request without a response: the browser is offline, or the server is down. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
  }
}
