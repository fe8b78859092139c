import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Product } from '../../catalog/products/product.entity.ts';
import type { Permission } from '../../core/actor.ts';
import { noCache } from '../../core/cache.ts';
import type { Cache } from '../../core/cache-port.ts';
import type { Module } from '../../core/define-module.ts';
import { Event } from '../../core/event.entity.ts';
import { mergeModules } from '../../core/merge-modules.ts';
import type { KeyedMutex } from '../../core/ports.ts';
import type { EventName } from '../../core/record-event.ts';
import type { Database } from '../../db/orm.ts';
import { createLogger } from '../../platform/operations/create-logger.ts';
import { createMetrics } from '../../platform/operations/metrics.ts';
import { folderStorage } from '../../platform/uploads/file-storage.ts';
import { createShop, type ShopPorts } from '../../server/create-shop.ts';
import { declared, modules } from '../../server/modules.ts';
import { checkInvariants } from '../../trade/ledger/check-invariants.ts';
import { sandboxLedger } from '../../trade/ledger/provider-ledger.ts';
import { hmacHex, paymentText } from '../../trade/payments/gateways/razorpay/signature.ts';
import type { SandboxOptions } from '../../trade/payments/gateways/sandbox/open-sandbox.ts';
import { openSandboxAccount } from '../../trade/payments/gateways/sandbox/sandbox-account.ts';
import type { PaymentAttempt } from '../../trade/payments/gateways/sandbox/take-payment.ts';
import { reconcile } from '../../trade/payments/reconcile.ts';
import { emptyDatabase } from './empty-database.ts';
import { addProduct, addVariants, signIn, startGuest } from './fixtures.ts';
import { schemaOf } from './schema-of.ts';
import { TestClient } from './test-client.ts';
import { type TestEnvOptions, testEnv } from './test-env.ts';

type SandboxFault = SandboxOptions['fault'];

export interface TestShopOptions extends TestEnvOptions {
  /** PostgreSQL to run on; in-memory PGlite by default. */
  url?: string;
  /** How many times as long as a shop waits for PostgreSQL; 10 by default, since the machine may be busy with other tests. */
  patience?: number;
  fault?: SandboxFault;
  /** False: the provider's webhooks are not delivered. */
  webhooks?: boolean;
  /** A database that is already open, to act as a second process on the same data. */
  orm?: Database;
  /** Cache of the catalogue; none by default, since tests write to the database directly. */
  cache?: Cache;
  /** Keyed mutex; none by default. */
  mutex?: KeyedMutex;
  /** Modules besides those of the shop. */
  modules?: readonly Module[];
  /** Receives everything that is logged. */
  log?: DestinationStream;
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

/**
 * A shop on a real engine with the real HTTP surface and the sandbox provider, empty but for what a test adds.
 * The caller closes it.
 */
export async function testShop(options: TestShopOptions = {}) {
  const logger = createLogger(options.log ? 'trace' : (process.env.TEST_LOG ?? 'silent'), options.log);
  const metrics = createMetrics();
  const orm = options.orm ?? (await emptyDatabase(options.url, options.patience));
  if (options.orm) await orm.migrator.up();
  let elapsed = 0;
  const now = () => new Date(Date.now() + elapsed);
  // As in production: on a busy machine more than Node's default of five seconds may pass between two requests.
  const server = createServer({ keepAliveTimeout: 65_000 });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const uploadFolder = await mkdtemp(join(tmpdir(), 'shop-uploads-'));
  const waits: number[] = [];
  const given: ShopPorts = {
    orm,
    server,
    logger,
    metrics,
    phase: () => 'open',
    storage: await folderStorage(uploadFolder),
    now,
    cache: options.cache ?? noCache,
    // No mutex: the database alone must prevent that something happens twice.
    mutex: options.mutex ?? ((_key, work) => work()),
    wait: async (ms) => void waits.push(ms),
  };
  const merged = options.modules ? mergeModules([...modules, ...options.modules]) : declared;
  const { app, ports, settings, ...shop } = await createShop(given, {
    env: testEnv(port, options),
    modules: merged,
    schema: await schemaOf(merged.resolvers),
    site: false,
    sandbox: {
      webhookUrl: () => `${url}${options.webhooks === false ? '/lost' : '/webhooks/razorpay'}`,
      fault: options.fault,
      retryAfterMs: [],
      // Long, since the machine may be busy with other tests.
      timeoutMs: 60_000,
    },
  });
  const provider = shop.provider!;
  server.on('request', app);
  const guest = () => new TestClient(url);
  return {
    url,
    orm,
    ports,
    settings,
    metrics,
    provider,
    /** The requested delays in milliseconds. Tests do not wait for them. */
    waits,
    /** Where uploaded pictures are stored. */
    uploadFolder,
    logger,
    /** A fresh entity manager. */
    em: () => orm.em.fork(),
    clock: {
      advance(ms: number) {
        elapsed += ms;
      },
    },
    /** What a job gets that runs so many milliseconds later. */
    later: (ms = 0) => ({
      em: orm.em.fork(),
      ports: { ...ports, now: () => new Date(now().getTime() + ms) },
    }),
    /** The events of a type in their order, also those that other transactions hold back from the feed. */
    events: (type: EventName) => orm.em.fork().find(Event, { type }, { orderBy: { id: 'asc' } }),
    guest,
    /** A guest with a session, who has bought nothing yet. */
    guestBuyer: (email?: string) => startGuest(orm, guest(), { createdAt: now(), email }),
    /** A signed-in shopper. */
    shopper: () => signIn(orm, guest(), { createdAt: now() }),
    /** One whose address is confirmed. */
    confirmedShopper: () => signIn(orm, guest(), { emailVerifiedAt: now(), createdAt: now() }),
    /** A signed-in member of the staff. */
    staff: (...permissions: Permission[]) => signIn(orm, guest(), { permissions, createdAt: now() }),
    /** A signed-in admin. */
    admin: () => signIn(orm, guest(), { isAdmin: true, createdAt: now() }),
    /** Pays a checkout at the provider. Returns the result that the widget passes to the page. */
    async pay(
      checkout: { payment: { providerOrderId: string; amount: number; currency: string } },
      outcome: 'captured' | 'authorized' | 'failed' = 'captured',
      card?: PaymentAttempt['card'],
    ) {
      const { providerOrderId, amount, currency } = checkout.payment;
      const { id } = await provider.pay({
        orderId: providerOrderId,
        amount,
        currency,
        method: 'card',
        outcome,
        card,
      });
      const { keySecret } = await openSandboxAccount(orm.em.fork());
      return {
        paymentId: id,
        providerOrderId,
        signature: hmacHex(keySecret, paymentText(providerOrderId, id)),
      };
    },
    /** The broken invariants after ten minutes of background jobs: must be empty after any sequence of requests. */
    async violations() {
      await provider.idle();
      elapsed += 11 * 60_000;
      await reconcile({ em: orm.em, ports }, { logger, refundUnordered: false });
      return checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: now() });
    },
    /** Adds a published product: price 49.99 and ten in stock by default. */
    addProduct: (product: Partial<Product> = {}) => addProduct(orm, { createdAt: now(), ...product }),
    /** Adds a product that is offered in these variants: of one price and ten in stock each by default. */
    addVariants: (product: Partial<Product>, variants: Parameters<typeof addVariants>[2]) =>
      addVariants(orm, { createdAt: now(), ...product }, variants),
    async close() {
      await provider.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (!options.orm) await orm.close();
      await rm(uploadFolder, { recursive: true });
    },
  };
}
