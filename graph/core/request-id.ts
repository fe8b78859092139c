import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the HTTP request that is being answered, so that whatever is logged on the way names it. */
export const requestId = new AsyncLocalStorage<string>();
