import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import express from 'express';
import type { NewPayment } from '../../core/payment-gateway.ts';
import { RateLimitCount } from '../../core/rate-limit.entity.ts';
import { razorpayGateway } from '../../trade/payments/gateways/razorpay/razorpay-gateway.ts';
import {
  SandboxAccount,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from '../../trade/payments/gateways/sandbox/ledger.entity.ts';
import { openSandboxAccount } from '../../trade/payments/gateways/sandbox/sandbox-account.ts';
import { type Fault, sandboxProvider } from '../../trade/payments/gateways/sandbox/sandbox-provider.ts';
import type { PaymentAttempt } from '../../trade/payments/gateways/sandbox/take-payment.ts';
import { emptyDatabase } from './empty-database.ts';

/** A webhook as the shop received it. */
export interface TakenWebhook {
  eventId: string;
  signature: string;
  body: Buffer;
  event: { event: string; contains: string[]; payload: Record<string, { entity: Record<string, unknown> }> };
}

/** An empty ledger: in the PGlite of the tests, or in the empty PostgreSQL database at `url`. */
export async function emptyLedger(
  url?: string,
): Promise<{ em: () => SqlEntityManager; close: () => Promise<void> }> {
  const orm = url ? await postgresLedger(url) : await emptyDatabase(undefined);
  return { em: () => orm.em.fork(), close: () => orm.close() };
}

async function postgresLedger(clientUrl: string): Promise<MikroORM> {
  const orm = await MikroORM.init({
    clientUrl,
    entities: [SandboxAccount, SandboxOrder, SandboxPayment, SandboxRefund, RateLimitCount],
    metadataProvider: ReflectMetadataProvider,
  });
  await orm.schema.create();
  return orm;
}

/** A sandbox on a free port, the gateway that talks to it over HTTP, and a shop that takes its webhooks. */
export async function runningSandbox(url?: string) {
  const ledger = await emptyLedger(url);
  const account = await openSandboxAccount(ledger.em());
  const webhooks: TakenWebhook[] = [];
  /** Set by tests: how API calls fail, and the status of the shop's responses to webhooks. */
  const knobs: { fault?: Fault; webhookStatus: () => number } = { webhookStatus: () => 200 };
  const warnings: string[] = [];

  const app = express().set('trust proxy', 1);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = sandboxProvider({
    account,
    em: ledger.em,
    webhookUrl: () => `${origin}/webhooks/razorpay`,
    now: () => new Date(),
    rateLimitFactor: 1,
    capturesParts: false,
    log: { warn: (_details, message) => warnings.push(message) },
    retryAfterMs: [5, 5, 5],
    fault: () => knobs.fault,
  });
  app.use('/sandbox', provider.router);
  app.post('/webhooks/razorpay', express.raw({ type: '*/*' }), (req, res) => {
    const status = knobs.webhookStatus();
    webhooks.push({
      eventId: req.get('x-razorpay-event-id') ?? '',
      signature: req.get('x-razorpay-signature') ?? '',
      body: req.body,
      event: JSON.parse(req.body.toString()),
    });
    res.sendStatus(status);
  });
  const gateway = razorpayGateway({
    ...account,
    scriptUrl: '/sandbox/checkout.js',
    sandbox: true,
    baseUrl: () => `${origin}/sandbox`,
  });
  return {
    account,
    em: ledger.em,
    gateway,
    /** Returns the id of the provider order. */
    createOrder: async (order: Omit<NewPayment, 'returnUrl'>) =>
      (await gateway.start({ ...order, returnUrl: '' })).providerOrderId,
    knobs,
    origin,
    provider,
    warnings,
    webhooks,
    async close() {
      await provider.close();
      server.close();
      server.closeAllConnections();
      await ledger.close();
    },
  };
}

/** A captured payment by card of 227.69 for the order; `changes` override it. */
export function attempt(orderId: string | null, changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return { orderId, amount: 22_769, currency: 'INR', method: 'card', outcome: 'captured', ...changes };
}
