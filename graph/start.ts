import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { startApollo } from './apollo.ts';
import { createApp } from './app.ts';
import { lockFolder } from './cli/lock.ts';
import { openDatabase } from './db/orm.ts';
import { demoLogins, seedDemo } from './db/seed-demo.ts';
import { type Env, readEnv } from './env.ts';
import { startJobs } from './jobs.ts';
import { openSandbox } from './open-sandbox.ts';
import { razorpayGateway } from './payments/gateways/razorpay-gateway.ts';
import { createSchema } from './schema.ts';
import { openSite } from './site/open-site.ts';
import { bucketStorage, folderStorage } from './uploads/file-storage.ts';

/** Starts the shop: settings, database, payments, HTTP. Throws an Error with one clear sentence when it cannot. */
export async function start(): Promise<void> {
  const env = readEnv();
  const logger = pino({ level: env.LOG_LEVEL }, pino.destination(2));
  const unlock = env.DATABASE_URL ? () => {} : lockFolder(env.DATA_DIR);
  // Answers come from the first moment, so that nobody waits for a server that is still preparing its data.
  let answer: RequestListener = (_req, res) => void res.writeHead(503, { 'retry-after': '1' }).end('Opening…');
  const server = createServer((req, res) => answer(req, res));
  await listen(server, env);
  const ownUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const storage = await openStorage(env);
  const orm = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: (message) => logger.info(message),
  }).catch((error) => {
    throw new Error(`The database cannot be opened: ${error.message}`);
  });
  await orm.migrator.up();
  const now = () => new Date();
  if (!env.production) await orm.em.fork().transactional((em) => seedDemo(em, now()));

  const sandbox = env.sandboxPayments ? await openSandbox({ orm, ownUrl, logger, now }) : null;
  const gateway = sandbox?.gateway ?? realGateway(env);
  const ports = { gateway, storage, now };
  const settings = {
    name: env.SHOP_NAME,
    currency: env.CURRENCY,
    pageSize: env.PAGE_SIZE,
    minPasswordLength: env.MIN_PASSWORD_LENGTH,
  };
  const context = { orm, ports, settings, secureCookies: env.production };
  const apollo = await startApollo(await createSchema(), server, logger);
  const url = env.PUBLIC_URL ?? address(env, server);
  const shown = {
    shopName: env.SHOP_NAME,
    currency: env.CURRENCY,
    displaySymbol: env.DISPLAY_SYMBOL,
    testPayments: env.sandboxPayments,
    origin: url.replace(/\/$/, ''),
  };
  const site = await openSite({ settings: shown, apollo, context, logger, server, development: env.WEB_DEV });
  answer = createApp({
    ...context,
    apollo,
    logger,
    trustProxy: env.TRUST_PROXY,
    sandbox: sandbox?.provider.router ?? null,
    site,
  });
  const stopJobs = startJobs({ em: orm.em, ports }, logger);
  announce(env, url);

  const stop = async () => {
    stopJobs();
    // Takes no new requests and finishes those that run, for ten seconds at most.
    await apollo.stop();
    await sandbox?.provider.close();
    await orm.close();
    unlock();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const advice = 'Stop the other program, or set PORT to another number.';
      reject(
        new Error(
          taken ? `Port ${PORT} is taken. ${advice}` : `Cannot listen on ${HOST}:${PORT}: ${error.message}`,
        ),
      );
    });
    server.listen(PORT, HOST, resolve);
  });
}

function realGateway(env: Env) {
  return razorpayGateway({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    sandbox: false,
  });
}

function openStorage(env: Env) {
  if (!env.S3_BUCKET) return folderStorage(join(env.DATA_DIR, 'uploads'));
  const accessKeyId = env.S3_ACCESS_KEY_ID;
  return bucketStorage({
    name: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId ? { accessKeyId, secretAccessKey: env.S3_SECRET_ACCESS_KEY } : undefined,
  });
}

function address(env: Env, server: Server): string {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST;
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function announce(env: Env, url: string): void {
  const lines = [`${env.SHOP_NAME} is open at ${url}`];
  if (!env.production) {
    for (const { email, password, isAdmin } of demoLogins) {
      lines.push(`  ${isAdmin ? 'Admin  ' : 'Shopper'}  ${email}  ${password}`);
    }
  }
  if (env.sandboxPayments) lines.push('  Payments are a sandbox: no money moves.');
  process.stdout.write(`${lines.join('\n')}\n`);
}
