import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './shop-client.ts';

const TICK_MS = 20;
/** Visitors at a time. Each waits for a response, so that a slow machine gets fewer requests. */
const VISITORS = 20;

const list = {
  query: '{ products(page: 1, keyword: "") { total products { id name price countInStock } } }',
};
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(list) };

/** The requests of visitors, one after the other: pages, and the list by both APIs. */
const REQUESTS: [path: string, init?: RequestInit][] = [
  ['/'],
  ['/api/products'],
  ['/graphql', post],
  ['/api/products?keyword=lamp'],
  ['/graphql', post],
  ['/search/camera'],
  ['/api/products?pageNumber=2'],
  ['/graphql', post],
];

/** Visitors who look and buy nothing: `perSecond` requests a second, fewer when responses take too long for that. */
export class Traffic {
  readonly exchanges: Exchange[] = [];
  #open = true;
  readonly #sent: Promise<void>;

  constructor(url: string, perSecond: number) {
    this.#sent = this.#send(url, perSecond);
  }

  /** Sends nothing more, and waits for the responses. */
  async stop(): Promise<void> {
    this.#open = false;
    await this.#sent;
  }

  async #send(url: string, perSecond: number): Promise<void> {
    const start = performance.now();
    const running = new Set<Promise<void>>();
    for (let sent = 0; this.#open; await wait(TICK_MS)) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      for (; sent < due && running.size < VISITORS; sent++) {
        const [path, init] = REQUESTS[sent % REQUESTS.length]!;
        const one = this.#visit(url + path, init).finally(() => running.delete(one));
        running.add(one);
      }
    }
    await Promise.all(running);
  }

  async #visit(url: string, init: RequestInit = {}): Promise<void> {
    const begin = performance.now();
    let status = 0;
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      status = response.status;
    } catch {
      // No response: 0.
    }
    this.exchanges.push({ at: Date.now(), ms: performance.now() - begin, status });
  }
}
