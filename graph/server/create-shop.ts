import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { openSite } from '../api/site/open-site.ts';
import type { FixedSettings } from '../api/site/page-settings.ts';
import type { ShopSettings } from '../core/context.ts';
import type { Provided } from '../core/declarations.ts';
import { DEFAULT_PROVIDER } from '../core/default-provider.ts';
import { createGuestReads } from '../core/guest-reads.ts';
import type { MergedModules } from '../core/merge-modules.ts';
import type { Gateways } from '../core/payment-gateway.ts';
import { openGateways } from '../core/payment-provider.ts';
import type { Ports } from '../core/ports.ts';
import { publicHttp } from '../core/public-http.ts';
import { openCalculators } from '../core/shipping-calculator.ts';
import { createWorkBudget } from '../core/work-budget.ts';
import type { Database } from '../db/orm.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { sandboxMailbox } from '../platform/mail/sandbox-mailbox.tsx';
import type { Phase } from '../platform/operations/health.ts';
import type { Metrics } from '../platform/operations/metrics.ts';
import { watchProxy } from '../platform/operations/notice-proxy.ts';
import { watchGateway } from '../platform/operations/watch-gateway.ts';
import { openSandbox, type SandboxOptions } from '../trade/payments/gateways/sandbox/open-sandbox.ts';
import { viesClient } from '../trade/tax/vies/vies-client.ts';
import { viesEmulator } from '../trade/tax/vies/vies-emulator.ts';
import { startApollo } from './apollo.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { firstSteps } from './first-steps.ts';
import { lockedSettings } from './locked-settings.ts';
import { settingIssues } from './setting-issues.ts';
import { settingsWarnings } from './settings-warnings.ts';
import { untaxedClasses } from './untaxed-classes.ts';

/** What the process, or a test, opens for the shop. */
export interface ShopPorts
  extends Omit<
    Ports,
    | 'gateways'
    | 'budget'
    | 'events'
    | 'guestReads'
    | 'mailer'
    | 'mailTypes'
    | 'httpStatus'
    | 'personalData'
    | 'queues'
    | 'searches'
    | 'settings'
    | 'setupIssues'
    | 'shippingCalculators'
    | 'publicHttp'
    | 'vatIds'
    | keyof Provided
  > {
  /** Migrated. */
  orm: Database;
  /** Drained when Apollo stops. The caller passes its requests to `app`. */
  server: Server;
  logger: Logger;
  metrics: Metrics;
  /** What the process is doing, read at each request. */
  phase: () => Phase;
}

export interface ShopOptions {
  env: Env;
  /** What the modules of the shop bring. */
  modules: MergedModules;
  /** Of the resolvers of these modules, see `createSchema`. */
  schema: GraphQLSchema;
  /** Whether the web app is served. Tests of the API go without. */
  site: boolean;
  /** Faults and times of the sandbox, for tests. */
  sandbox?: Pick<SandboxOptions, 'webhookUrl' | 'fault' | 'retryAfterMs' | 'timeoutMs'>;
}

/** Builds the shop on what is open already: ports, GraphQL and the Express app. Rejects when the database is away. */
export async function createShop(given: ShopPorts, options: ShopOptions) {
  const { orm, server, logger, metrics, phase, ...outside } = given;
  const { env, modules } = options;
  const { events, httpStatus, mailTypes, personalData, queues, provides } = modules;
  const settings = settingsOf(env);
  // First, because it reads the database: a caller can try again without anything half open.
  const sandbox = env.sandboxPayments
    ? await openSandbox({
        orm,
        ownUrl: () => `http://127.0.0.1:${env.PORT}`,
        logger,
        now: outside.now,
        rateLimitFactor: settings.rateLimitFactor,
        capturesParts: env.SANDBOX_PARTIAL_CAPTURES,
        ...options.sandbox,
      })
    : null;
  const gateways = sandbox
    ? { [DEFAULT_PROVIDER]: sandbox.gateway }
    : openGateways(modules.paymentProviders, env.paymentAccounts);
  const proxyWatch = watchProxy(logger);
  const budget = createWorkBudget({ factor: settings.rateLimitFactor });
  const ports: Ports = {
    ...outside,
    ...provides,
    budget,
    guestReads: createGuestReads(guestReadsAtOnce(env), budget, { factor: settings.rateLimitFactor }),
    mailer: openMailer(env),
    events,
    httpStatus,
    personalData,
    mailTypes,
    setupIssues: async () => [
      ...(env.production ? await firstSteps(orm.em.fork(), env, modules.paymentProviders) : []),
      ...settingsWarnings(env),
      ...(await untaxedClasses(orm.em.fork(), outside.cache)),
      ...(await settingIssues({ em: orm.em.fork(), ports })),
      ...proxyWatch.issues(),
    ],
    gateways: Object.fromEntries(
      Object.entries(gateways).map(([name, gateway]) => [name, watchGateway(gateway, metrics)]),
    ) as Gateways,
    shippingCalculators: openCalculators(modules.shippingCalculators, logger),
    publicHttp: publicHttp(),
    vatIds: env.sandboxPayments ? viesEmulator() : viesClient(),
    queues,
    searches: new Map(),
    settings: { groups: modules.settings, locked: lockedSettings(modules.settings, env) },
  };
  const context = { orm, ports, settings, secureCookies: env.production };
  const apollo = await startApollo({
    schema: options.schema,
    httpServer: server,
    logger,
    metrics,
  });
  const pages = { settings: siteSettingsOf(env), apollo, context, logger, server, development: env.WEB_DEV };
  const app = createApp({
    ...context,
    apollo,
    logger,
    metrics,
    phase,
    trustProxy: env.TRUST_PROXY,
    proxyWatch,
    corsOrigins: env.CORS_ORIGINS,
    sandbox: sandbox?.provider.router ?? null,
    mailbox: ports.mailer.sandbox ? sandboxMailbox(() => orm.em.fork(), ports.mailTypes) : null,
    site: options.site ? await openSite(pages) : null,
  });
  return { app, apollo, ports, settings, provider: sandbox?.provider };
}

/** Half of the processors and half of the connections are left to checkouts. */
function guestReadsAtOnce({ DATABASE_POOL, WORKERS }: Env): number {
  return Math.max(1, Math.floor(Math.min(availableParallelism() / WORKERS, DATABASE_POOL) / 2));
}

function settingsOf(env: Env): ShopSettings {
  return {
    url: originOf(env),
    pageSize: env.PAGE_SIZE,
    minPasswordLength: env.MIN_PASSWORD_LENGTH,
    refundUnordered: env.refundUnordered,
    staffGiftLimit: env.STAFF_GIFT_LIMIT,
    sendsMails: env.mails === 'sent',
    isDemo: env.isDemo,
    holdLimits: env.holdLimits,
    strongStaff: env.STRONG_STAFF,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  };
}

/** The public address of the shop, without a trailing slash. */
const originOf = (env: Env) => env.url.replace(/\/$/, '');

function siteSettingsOf(env: Env): FixedSettings {
  return {
    texts: env.TEXTS,
    testPayments: env.sandboxPayments,
    mails: env.mails,
    origin: originOf(env),
  };
}
