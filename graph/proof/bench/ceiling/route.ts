import type { Pool } from 'pg';

/** Handles a request: returns an object to be sent as JSON, or a text. `input` is its query and its body. */
export type Route = (pool: Pool, input: Record<string, string>) => Promise<object | string>;
