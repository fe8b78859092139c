import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demoLogins } from '../accounts/demo-logins.ts';
import { refuseDemoLogins } from '../accounts/lock-demo-logins.ts';
import { createCache } from '../core/cache.ts';
import { crashAt } from '../core/failpoint.ts';
import { createKeyedMutex } from '../core/keyed-mutex.ts';
import type { AuditEntry } from '../core/ports.ts';
import { followInvalidations } from '../db/follow-invalidations.ts';
import { lockFolder } from '../db/lock-folder.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/orm.ts';
import { seedDemo } from '../db/seed-demo.ts';
import { awaitDatabase } from '../operations/await-database.ts';
import { createLogger } from '../operations/create-logger.ts';
import { addDatabaseMetrics } from '../operations/database-metrics.ts';
import type { Phase } from '../operations/health.ts';
import { createHttpServer, listen } from '../operations/http-server.ts';
import { createMetrics } from '../operations/metrics.ts';
import { openMetrics } from '../operations/metrics-server.ts';
import { openingApp } from '../operations/opening-app.ts';
import { endOnUncaught, stopOnSignals } from '../operations/stop-on-signals.ts';
import { joinsOthers, reportOpen } from '../operations/supervise.ts';
import { watchGateway } from '../operations/watch-gateway.ts';
import { realGateway } from '../payments/gateways/real-gateway.ts';
import { openSandbox } from '../payments/gateways/sandbox/open-sandbox.ts';
import { openSite } from '../site/open-site.ts';
import { openStorage } from '../uploads/open-storage.ts';
import { startApollo } from './apollo.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs.ts';
import { createSchema } from './schema.ts';
import { settingsWarnings } from './settings-warnings.ts';

/** Of one address, in production. Many people may share one. */
const CONNECTIONS = 500;

/**
 * Starts the shop in this process: database, payments, HTTP. `openCache` makes what keeps answers about the catalogue.
 * Throws an Error with one clear sentence when it cannot.
 */
export async function start(env: Env, openCache = createCache): Promise<void> {
  if (process.env.FAILPOINT) crashAt(process.env.FAILPOINT, env.production);
  const logger = createLogger(env.LOG_LEVEL);
  endOnUncaught(logger);
  if (!joinsOthers()) for (const warning of settingsWarnings(env)) logger.warn(warning);
  let phase: Phase = 'opening';
  /** What is to be closed at the end, last opened first. */
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    const wasOpen = phase === 'open';
    phase = 'draining';
    if (wasOpen) await wait(env.DRAIN_SECONDS * 1000);
    for (const close of closing.toReversed()) await close();
  };
  stopOnSignals(stop, env.DRAIN_SECONDS * 1000, logger);

  if (!env.DATABASE_URL) closing.push(lockFolder(env.DATA_DIR));
  let answer: RequestListener = openingApp();
  // Behind a proxy all connections come from its address.
  const perAddress = env.TRUST_PROXY > 0 ? Number.POSITIVE_INFINITY : CONNECTIONS * env.RATE_LIMIT_FACTOR;
  const server = createHttpServer((req, res) => answer(req, res), { perAddress });
  const openPort = () => listen(server, { port: env.PORT, host: env.HOST, setting: 'PORT' });
  // Answers come from the first moment, so that nobody waits for a server that is still preparing its data; but where
  // others serve already, nobody is to meet one that does not yet.
  if (!joinsOthers()) await openPort();
  const ownUrl = () => `http://127.0.0.1:${env.PORT}`;
  const metrics = createMetrics();
  if (env.METRICS_PORT) {
    closing.push(await openMetrics(metrics.registry, env.METRICS_PORT, env.METRICS_HOST));
  }

  const storage = await openStorage(env);
  const now = () => new Date();
  const orm = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    connections: env.DATABASE_POOL,
    log: (message) => logger.info(message),
  });
  closing.push(() => orm.close());
  const prepare = async () => {
    await migrate(orm, env.DATABASE_URL);
    if (env.isDemo) await orm.em.fork().transactional((em) => seedDemo(em, now()));
    return env.sandboxPayments
      ? openSandbox({ orm, ownUrl, logger, now, rateLimitFactor: env.RATE_LIMIT_FACTOR })
      : null;
  };
  const sandbox = await awaitDatabase(prepare, logger).catch((error) => {
    throw new Error(`The database cannot be opened: ${error.message}`);
  });
  closing.push(() => sandbox?.provider.close());
  if (!env.isDemo) await awaitDatabase(() => refuseDemoLogins(orm.em.fork()), logger);
  addDatabaseMetrics(metrics.registry, orm);

  const gateway = watchGateway(sandbox?.gateway ?? realGateway(env), metrics);
  // Other processes may edit: then nothing is kept until they are heard.
  const cache = openCache({ isOn: !env.DATABASE_URL });
  if (env.DATABASE_URL) closing.push(followInvalidations({ url: env.DATABASE_URL, orm, cache, logger }));
  const audit = (entry: AuditEntry) => logger.info(entry, 'rights changed');
  const ports = {
    gateway,
    storage,
    now,
    count: metrics.count,
    audit,
    cache,
    mutex: createKeyedMutex(),
    wait,
  };
  const settings = {
    name: env.SHOP_NAME,
    currency: env.CURRENCY,
    pageSize: env.PAGE_SIZE,
    minPasswordLength: env.MIN_PASSWORD_LENGTH,
    isDemo: env.isDemo,
    holdLimits: env.holdLimits,
    unpaidOrderDays: env.UNPAID_ORDER_DAYS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  };
  const context = { orm, ports, settings, secureCookies: env.production };
  const apollo = await startApollo({ schema: await createSchema(), httpServer: server, logger, metrics });
  const url = env.PUBLIC_URL ?? address(env);
  const shown = {
    shopName: env.SHOP_NAME,
    currency: env.CURRENCY,
    displaySymbol: env.DISPLAY_SYMBOL || undefined,
    texts: env.TEXTS,
    testPayments: env.sandboxPayments,
    origin: url.replace(/\/$/, ''),
  };
  const site = await openSite({ settings: shown, apollo, context, logger, server, development: env.WEB_DEV });
  answer = createApp({
    ...context,
    apollo,
    logger,
    metrics,
    phase: () => phase,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    sandbox: sandbox?.provider.router ?? null,
    site,
  });
  closing.push(
    startJobs({ em: orm.em, ports }, logger, { ...env, ...settings, sweepSandbox: sandbox?.provider.sweep }),
  );
  // Takes no new requests and finishes those that run, for ten seconds at most.
  closing.push(() => apollo.stop());
  if (phase === 'opening') phase = 'open';
  if (joinsOthers()) await openPort();
  else announce(env, url);
  reportOpen();
}

function address({ HOST, PORT }: Env): string {
  const host = HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST;
  return `http://${host}:${PORT}`;
}

function announce(env: Env, url: string): void {
  const lines = [`${env.SHOP_NAME} is open at ${url}`];
  if (env.isDemo) {
    for (const { email, password, isAdmin } of demoLogins) {
      lines.push(`  ${isAdmin ? 'Admin  ' : 'Shopper'}  ${email}  ${password}`);
    }
  }
  if (env.sandboxPayments) lines.push('  Payments are a sandbox: no money moves.');
  for (const warning of settingsWarnings(env)) lines.push(`  Warning: ${warning}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
