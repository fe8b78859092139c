import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ValueOf } from '../testing/buying.ts';
import { textOf } from '../testing/text-of.ts';

/** The outcome of a request: done, refused, or unknown. */
export type Reply<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; status: number };

/** One request of a client: when it ended, how long it took in milliseconds, and its status; 0 when no response came. */
export interface Exchange {
  at: number;
  ms: number;
  status: number;
  /** Code of the error, if there was one. */
  code?: string;
}

/** The error formats of the REST API and GraphQL. */
interface Failure {
  code?: string;
  errors?: { extensions: { code: string } }[];
}

const PATIENCE_MS = 20_000;

/** One browser or program that talks to the shop over HTTP and stores its cookie. */
export class ShopClient {
  readonly url: string;
  #cookie = '';
  readonly #onExchange: (exchange: Exchange) => void;

  constructor(url: string, onExchange: (exchange: Exchange) => void = () => {}) {
    this.url = url;
    this.#onExchange = onExchange;
  }

  /** A GraphQL operation. Returns the value of its one field. */
  async graphql<T, V>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    headers = {},
  ): Promise<Reply<ValueOf<T>>> {
    const reply = await this.#send('POST', '/graphql', { query: textOf(document), variables }, headers);
    if (!('body' in reply)) return reply;
    const { data, errors } = reply.body as {
      data?: Record<string, ValueOf<T>>;
      errors?: { extensions: { code: string } }[];
    };
    const code = errors?.[0]?.extensions.code;
    if (code) return isUnknown(code) ? { kind: 'unknown', status: reply.status } : { kind: 'refused', code };
    const [value] = Object.values(data ?? {});
    return value === undefined ? { kind: 'unknown', status: reply.status } : { kind: 'ok', data: value };
  }

  /** A path of the REST API or of the sandbox. */
  async rest<T>(method: 'POST' | 'PUT', path: string, body: object, headers = {}): Promise<Reply<T>> {
    const reply = await this.#send(method, path, body, headers);
    if (!('body' in reply)) return reply;
    if (reply.status < 300) return { kind: 'ok', data: reply.body as T };
    const { code, error } = reply.body as { code?: string; error?: { description: string } };
    return isUnknown(code)
      ? { kind: 'unknown', status: reply.status }
      : { kind: 'refused', code: code ?? error?.description ?? String(reply.status) };
  }

  async #send(
    method: string,
    path: string,
    body: object,
    headers = {},
  ): Promise<{ status: number; body: unknown } | { kind: 'unknown'; status: number }> {
    const start = performance.now();
    let status = 0;
    let code: string | undefined;
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: { 'content-type': 'application/json', origin: this.url, cookie: this.#cookie, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
      const failure = (await response.json()) as Failure;
      code = failure.code ?? failure.errors?.[0]?.extensions.code;
      status = response.status;
      return status >= 500 ? { kind: 'unknown', status } : { status, body: failure };
    } catch {
      return { kind: 'unknown', status };
    } finally {
      this.#onExchange({ at: Date.now(), ms: performance.now() - start, status, code });
    }
  }
}

/** Codes after which the outcome is unknown and the client must retry. */
function isUnknown(code: string | undefined): boolean {
  return code === 'SERVICE_UNAVAILABLE' || code === 'PAYMENT_PROVIDER_UNAVAILABLE' || code === 'INTERNAL';
}
