import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the current HTTP request, for log lines and error messages. */
export const requestId = new AsyncLocalStorage<string>();
