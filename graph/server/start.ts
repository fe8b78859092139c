import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DEFAULT_CURRENCY } from '#money/default-currency';
import { createCache } from '../core/cache.ts';
import { crashAt } from '../core/failpoint.ts';
import { createKeyedMutex } from '../core/keyed-mutex.ts';
import { followInvalidations } from '../db/follow-invalidations.ts';
import { lockFolder } from '../db/lock-folder.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/orm.ts';
import { whyUnopened } from '../db/why-unopened.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { refuseDemoLogins } from '../people/accounts/lock-demo-logins.ts';
import { refuseOwnShop } from '../people/accounts/refuse-own-shop.ts';
import { awaitDatabase } from '../platform/operations/await-database.ts';
import { createLogger } from '../platform/operations/create-logger.ts';
import { addDatabaseMetrics } from '../platform/operations/database-metrics.ts';
import { addEventCounter } from '../platform/operations/event-counter.ts';
import type { Phase } from '../platform/operations/health.ts';
import { createMetrics } from '../platform/operations/metrics.ts';
import { openMetrics } from '../platform/operations/metrics-server.ts';
import { endOnUncaught, stopOnSignals } from '../platform/operations/stop-on-signals.ts';
import { countsEvents, joinsOthers, reportOpen } from '../platform/operations/supervise.ts';
import { shopName } from '../platform/settings/shop-settings.ts';
import { openStorage } from '../platform/uploads/open-storage.ts';
import { announce } from './announce.ts';
import { createShop, type ShopPorts } from './create-shop.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs.ts';
import { declared } from './modules.ts';
import { openDatabase } from './open-database.ts';
import { openHttp } from './open-http.ts';
import { requireCurrency } from './require-currency.ts';
import { createSchema } from './schema.ts';
import { settingsWarnings } from './settings-warnings.ts';

/**
 * Starts the shop in this process: database, payments, HTTP. `openCache` makes the cache of the catalogue. Rejects with
 * an Error of one clear sentence when the shop cannot open.
 */
export async function start(env: Env, openCache = createCache): Promise<void> {
  if (process.env.FAILPOINT) crashAt(process.env.FAILPOINT, env.production, declared.failpoints);
  const logger = createLogger(env.LOG_LEVEL);
  endOnUncaught(logger);
  if (!joinsOthers()) for (const { sentence } of settingsWarnings(env)) logger.warn(sentence);
  const lifecycle = openLifecycle(env.DRAIN_SECONDS * 1000, logger);
  if (!env.DATABASE_URL) lifecycle.beforeExit(lockFolder(env.DATA_DIR));
  const http = await openHttp(env);
  const metrics = createMetrics();
  if (env.METRICS_PORT) {
    lifecycle.beforeExit(await openMetrics(metrics.registry, env.METRICS_PORT, env.METRICS_HOST));
  }
  const shop = await openShop(env, {
    lifecycle,
    logger,
    metrics,
    server: http.server,
    openCache,
  });
  http.serve(shop.app);
  lifecycle.open();
  if (joinsOthers()) await http.listen();
  else announce(env, await shop.name());
  reportOpen();
}

interface OpenShop extends Pick<Awaited<ReturnType<typeof createShop>>, 'app'> {
  name(): Promise<string>;
}

interface Host extends Pick<ShopPorts, 'logger' | 'metrics' | 'server'> {
  lifecycle: Lifecycle;
  openCache: typeof createCache;
}

/** Opens storage and database, creates the shop on them and starts its background jobs. */
async function openShop(env: Env, { lifecycle, openCache, ...process }: Host): Promise<OpenShop> {
  const { logger, metrics } = process;
  const storage = await openStorage(env);
  const orm = await openMigrated(env, lifecycle, logger);
  addDatabaseMetrics(metrics.registry, orm, declared.metrics);
  if (countsEvents())
    await awaitDatabase(
      () => addEventCounter(metrics.registry, orm, Object.keys(declared.events.types)),
      logger,
    );
  // Other processes may edit the catalogue: the cache is off until it receives their invalidations.
  const cache = openCache({ isOn: !env.DATABASE_URL });
  if (env.DATABASE_URL) {
    lifecycle.beforeExit(followInvalidations({ url: env.DATABASE_URL, orm, cache, logger }));
  }
  const { phase } = lifecycle;
  const ports = { ...process, orm, storage, cache, now, wait, mutex: createKeyedMutex(), phase };
  const schema = await createSchema();
  const shop = await awaitDatabase(
    () => createShop(ports, { env, modules: declared, schema, site: true }),
    logger,
  );
  lifecycle.beforeExit(() => shop.provider?.close());
  lifecycle.beforeExit(() => shop.ports.mailer.close());
  const { sweep } = shop.provider ?? {};
  const jobs = {
    ...declared.jobs,
    ...(sweep && { sandbox: { run: sweep } }),
  };
  lifecycle.beforeExit(startJobs(jobs, { em: orm.em, ports: shop.ports, settings: shop.settings }, logger));
  // Takes no new requests and finishes those that run, for ten seconds at most.
  lifecycle.beforeExit(() => shop.apollo.stop());
  return { app: shop.app, name: () => shopName({ em: orm.em, ports: shop.ports }) };
}

const now = () => new Date();

/** Opens the database and brings it up to date. Waits while it is away. */
async function openMigrated(env: Env, lifecycle: Lifecycle, logger: Logger): Promise<Database> {
  const orm = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    connections: env.DATABASE_POOL,
    log: (message) => logger.info(message),
  });
  lifecycle.beforeExit(() => orm.close());
  const prepare = <T>(work: () => Promise<T>) =>
    awaitDatabase(work, logger).catch((error) => {
      throw new Error(`The database cannot be opened: ${whyUnopened(error)}`);
    });
  const later = await prepare(() => migrate(orm, env.DATABASE_URL));
  if (later.length > 0)
    logger.warn(
      { migrations: later },
      'the database has migrations of a later version of the shop: start that version again',
    );
  const refuseOther = env.isDemo ? refuseOwnShop : refuseDemoLogins;
  await awaitDatabase(() => refuseOther(orm.em.fork()), logger);
  if (env.isDemo)
    await prepare(() =>
      orm.em.fork().transactional((em) => seedDemo(em, now(), env.CURRENCY || DEFAULT_CURRENCY)),
    );
  await awaitDatabase(() => requireCurrency(orm.em.fork(), env.CURRENCY, now()), logger);
  return orm;
}

export interface Lifecycle {
  phase(): Phase;
  /** From now on requests are served, unless the process received a signal meanwhile. */
  open(): void;
  /** Registers what is to be closed when the process stops: last registered, first closed. */
  beforeExit(close: () => unknown): void;
}

/** Stops this process in order on SIGTERM and SIGINT; an open shop serves on for `drainMs` first. */
export function openLifecycle(drainMs: number, logger: Logger): Lifecycle {
  let phase: Phase = 'opening';
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    const wasOpen = phase === 'open';
    phase = 'draining';
    if (wasOpen) await wait(drainMs);
    for (const close of closing.toReversed()) await close();
  };
  stopOnSignals(stop, drainMs, logger);
  return {
    phase: () => phase,
    open() {
      if (phase === 'opening') phase = 'open';
    },
    beforeExit: (close) => void closing.push(close),
  };
}
