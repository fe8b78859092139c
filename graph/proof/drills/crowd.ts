import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Purchase } from './history.ts';
import { makeCode, makeProducts, offerCash, signUp } from './people.ts';
import { seededRandom } from './seeded-random.ts';
import { type Exchange, ShopClient } from './shop-client.ts';
import { tryToBuy } from './try-to-buy.ts';

interface CrowdOptions {
  url: string;
  size: number;
  seed: number;
  onExchange?: (exchange: Exchange) => void;
}

/** As many products as a small crowd needs in order not to queue for one row of stock alone. */
const PRODUCTS = 10;
const STOCK = 1_000_000;
/** Share of people who give up when no response comes. */
const FICKLE = 0.1;
/** Shares of purchases: by REST, by a guest, and with a code. The API for programs has no guests. */
const BY_REST = 0.5;
const BY_GUEST = 0.25;
const WITH_CODE = 0.5;
/** Of those that are not by REST. */
const FOR_CASH = 0.2;

/** People who buy one thing after another until `leave`, and record every response. */
export class Crowd {
  readonly purchases: Purchase[] = [];
  /** Number of responses by status; 0 stands for none. */
  readonly statuses = new Map<number, number>();
  readonly #options: CrowdOptions;
  #clients: ShopClient[] = [];
  #products: string[] = [];
  #code = '';
  #cash = '';
  #buying: Promise<unknown> = Promise.resolve();
  #open = false;
  /** Between the beginnings of two purchases, and when the next one may begin. Milliseconds. */
  #everyMs = 0;
  #nextAt = 0;
  #deadline = Number.POSITIVE_INFINITY;

  private constructor(options: CrowdOptions) {
    this.#options = options;
  }

  /** People who have signed up at a demo shop, with products of their own to buy. */
  static async gather(options: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd(options);
    crowd.#products = await makeProducts(options.url, PRODUCTS, STOCK);
    crowd.#code = await makeCode(options.url, STOCK);
    crowd.#cash = await offerCash(options.url);
    crowd.#clients = await signUp(options.url, options.size, crowd.#onExchange);
    return crowd;
  }

  readonly #onExchange = (exchange: Exchange) => {
    this.statuses.set(exchange.status, (this.statuses.get(exchange.status) ?? 0) + 1);
    this.#options.onExchange?.(exchange);
  };

  /** Number of orders that were acknowledged as paid. */
  get bought(): number {
    return this.purchases.filter(({ order }) => order).length;
  }

  /** Ids of these orders. */
  get acknowledged(): string[] {
    return this.purchases.flatMap(({ order }) => order ?? []);
  }

  /** Begins to buy, until `leave` is called. */
  start(): void {
    this.#open = true;
    this.#buying = Promise.all(this.#clients.map((client, index) => this.#shop(client, index)));
  }

  /** From now on begins at most so many purchases a second. */
  pace(perSecond: number): void {
    this.#everyMs = 1_000 / perSecond;
  }

  /** Resolves when so many more orders were acknowledged as paid; rejects when none was for `withinMs`. */
  async buys(more: number, withinMs = 60_000): Promise<void> {
    const target = this.bought + more;
    let before = this.bought;
    let last = Date.now();
    while (this.bought < target) {
      if (this.bought > before) [before, last] = [this.bought, Date.now()];
      if (Date.now() - last > withinMs) throw new Error('The crowd could buy nothing.');
      await wait(20);
    }
  }

  /** Begins nothing new, and finishes what was begun for `withinMs` at most. */
  async leave(withinMs = 60_000): Promise<void> {
    this.#open = false;
    this.#deadline = Date.now() + withinMs;
    await this.#buying;
  }

  /** Waits for the time of the next purchase. False when there is none anymore. */
  async #mayBuy(): Promise<boolean> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#everyMs;
    if (at > now) await wait(at - now);
    return this.#open;
  }

  async #shop(client: ShopClient, index: number): Promise<void> {
    const random = seededRandom(this.#options.seed * 1_000 + index);
    while (await this.#mayBuy()) {
      const purchase: Purchase = { key: randomUUID(), end: 'unknown', contradictions: [] };
      this.purchases.push(purchase);
      const productId = this.#products[Math.floor(random() * PRODUCTS)] ?? '';
      const way = random();
      const isGuest = way > 1 - BY_GUEST;
      const byRest = way < BY_REST;
      await tryToBuy(
        {
          client: isGuest ? new ShopClient(this.#options.url, this.#onExchange) : client,
          products: [productId],
          codes: random() < WITH_CODE ? [this.#code] : [],
          cash: !byRest && random() < FOR_CASH ? this.#cash : undefined,
          email: isGuest ? `drill-${index}@example.com` : undefined,
          random,
          fickle: random() < FICKLE,
          patient: () => Date.now() < this.#deadline,
        },
        purchase,
        byRest,
      );
    }
  }
}
