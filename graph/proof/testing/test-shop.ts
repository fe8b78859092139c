import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Product } from '../../catalog/product.entity.ts';
import { noCache } from '../../core/cache.ts';
import type { HoldLimits } from '../../core/context.ts';
import type { AuditEntry, Cache, KeyedMutex } from '../../core/ports.ts';
import type { Database } from '../../db/orm.ts';
import { checkInvariants } from '../../ledger/check-invariants.ts';
import { sandboxLedger } from '../../ledger/provider-ledger.ts';
import { createLogger } from '../../operations/create-logger.ts';
import { createMetrics } from '../../operations/metrics.ts';
import type { SandboxOptions } from '../../payments/gateways/sandbox/open-sandbox.ts';
import { openSandboxAccount } from '../../payments/gateways/sandbox/sandbox-account.ts';
import { hmacHex, paymentText } from '../../payments/gateways/signature.ts';
import { reconcile } from '../../payments/reconcile.ts';
import { createShop, type ShopPorts } from '../../server/create-shop.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { folderStorage } from '../../uploads/file-storage.ts';
import { emptyDatabase } from './empty-database.ts';
import { addProduct, signIn } from './fixtures.ts';
import { TestClient } from './test-client.ts';

type SandboxFault = SandboxOptions['fault'];

export interface TestShopOptions {
  /** PostgreSQL to run on; in-memory PGlite unless given. */
  url?: string;
  fault?: SandboxFault;
  /** False: the provider's events get lost on the way. */
  webhooks?: boolean;
  /** A database that is already open, as a second process on the same data would see it. */
  orm?: Database;
  /** Cache of the catalogue; none unless given, since tests write past the use cases. */
  cache?: Cache;
  /** Keyed mutex; none unless given. */
  mutex?: KeyedMutex;
  /** Origins of other sites whose pages may call the API; none unless given. */
  corsOrigins?: string[];
  /** 1 for the limits of production. */
  rateLimitFactor?: number;
  /** Takes all that is logged. */
  log?: DestinationStream;
}

/** Tests buy a lot from one address. */
const UNLIMITED: HoldLimits = {
  pieces: 1e6,
  unpaidOfPerson: 1e6,
  openAtAddress: 1e6,
  piecesAtAddress: 1e6,
  unpaidAtAddress: 1e6,
};

/** Settings as they come, outside a demo. */
function testEnv(port: number, { corsOrigins = [], rateLimitFactor = 100 }: TestShopOptions): Env {
  return {
    ...readEnv({}),
    PORT: port,
    CORS_ORIGINS: corsOrigins,
    RATE_LIMIT_FACTOR: rateLimitFactor,
    holdLimits: { ...UNLIMITED },
    isDemo: false,
  };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

/**
 * A shop on a real engine with the real HTTP surface and the sandbox provider, empty but for what a test adds.
 * The caller closes it.
 */
export async function testShop(options: TestShopOptions = {}) {
  const logger = createLogger(options.log ? 'trace' : (process.env.TEST_LOG ?? 'silent'), options.log);
  const metrics = createMetrics();
  const orm = options.orm ?? (await emptyDatabase(options.url));
  if (options.orm) await orm.migrator.up();
  let elapsed = 0;
  const now = () => new Date(Date.now() + elapsed);
  // As in the shop itself: on a busy machine more than Node's five seconds may pass between two requests of a test.
  const server = createServer({ keepAliveTimeout: 65_000 });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const uploadFolder = await mkdtemp(join(tmpdir(), 'shop-uploads-'));
  const audit: AuditEntry[] = [];
  const waits: number[] = [];
  const given: ShopPorts = {
    orm,
    server,
    logger,
    metrics,
    phase: () => 'open',
    storage: await folderStorage(uploadFolder),
    now,
    audit: (entry) => audit.push(entry),
    cache: options.cache ?? noCache,
    // No mutex: what must not happen twice has to be prevented by the database.
    mutex: options.mutex ?? ((_key, work) => work()),
    wait: async (ms) => void waits.push(ms),
  };
  const { app, ports, settings, ...shop } = await createShop(given, {
    env: testEnv(port, options),
    site: false,
    sandbox: {
      webhookUrl: () => `${url}${options.webhooks === false ? '/lost' : '/webhooks/razorpay'}`,
      fault: options.fault,
      retryAfterMs: [],
      // A machine that is busy with other tests is slow, not broken.
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
    /** Who changed whose rights, in turn. */
    audit,
    metrics,
    provider,
    /** How long each delay was to be. Milliseconds; tests wait for none. */
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
    guest,
    /** A signed-in shopper. */
    shopper: () => signIn(orm, guest(), { isAdmin: false, createdAt: now() }),
    /** A signed-in admin. */
    admin: () => signIn(orm, guest(), { isAdmin: true, createdAt: now() }),
    /** Pays a checkout at the provider. Returns what the widget would hand to the page. */
    async pay(
      checkout: { payment: { providerOrderId: string; amount: number } },
      outcome: 'captured' | 'authorized' | 'failed' = 'captured',
    ) {
      const { providerOrderId, amount } = checkout.payment;
      const { id } = await provider.pay({
        orderId: providerOrderId,
        amount,
        currency: 'INR',
        method: 'card',
        outcome,
      });
      const { keySecret } = await openSandboxAccount(orm.em.fork());
      return {
        paymentId: id,
        providerOrderId,
        signature: hmacHex(keySecret, paymentText(providerOrderId, id)),
      };
    },
    /** The broken invariants once the background jobs have had their ten minutes: none, after any sequence of calls. */
    async violations() {
      await provider.idle();
      elapsed += 11 * 60_000;
      await reconcile({ em: orm.em, ports }, { logger, refundUnordered: false });
      return checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: now() });
    },
    /** A product on the shelf: 49.99, ten in stock, unless said otherwise. */
    addProduct: (product: Partial<Product> = {}) => addProduct(orm, { createdAt: now(), ...product }),
    async close() {
      await provider.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (!options.orm) await orm.close();
      await rm(uploadFolder, { recursive: true });
    },
  };
}
