import type { SqlEntityManager } from '@mikro-orm/postgresql';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { checkoutPage } from './checkout-page.ts';
import type { SandboxAccount, SandboxPayment, SandboxRefund } from './ledger.entity.ts';
import { providerApi } from './provider-api.ts';
import { ProviderError, refusalOf } from './provider-error.ts';
import { refundPayment } from './refund-payment.ts';
import { sweepLedger } from './sweep-ledger.ts';
import { type PaymentAttempt, takePayment } from './take-payment.ts';
import { type SandboxLog, webhookSender } from './webhook-sender.ts';

/** How a test breaks one API request: a proxy's 502 page, or the request is carried out and its response lost. */
export type Fault = 'dead' | 'response-lost';

export interface SandboxSettings {
  account: SandboxAccount;
  /** A fresh fork of the entity manager. */
  em: () => SqlEntityManager;
  /** Returns the shop's webhook address; called for each delivery. */
  webhookUrl: () => string;
  now: () => Date;
  /** Multiplies the number of payments that a network address may make. */
  rateLimitFactor: number;
  /** Whether it captures parts of authorised payments, which Razorpay does not. */
  capturesParts: boolean;
  log: SandboxLog;
  /** Delays in milliseconds before each retry of a webhook that the shop did not accept. */
  retryAfterMs?: readonly number[];
  /** For tests: called for each API request. */
  fault?: (req: Request) => Fault | undefined;
}

export interface SandboxProvider {
  /** To be mounted at "/sandbox". */
  router: Router;
  /** Pays as the widget does; can also leave a payment authorized but not captured. */
  pay(attempt: PaymentAttempt): Promise<SandboxPayment>;
  /** Refunds a payment as the provider's dashboard does: an amount in minor units, or the rest. */
  refund(paymentId: string, amount?: number): Promise<SandboxRefund>;
  /** Resolves when every webhook is delivered or abandoned. */
  idle(): Promise<void>;
  /** Deletes old records that moved no money. To be called periodically. */
  sweep(): Promise<void>;
  /** Stops sending webhooks. */
  close(): Promise<void>;
}

/** A payment provider inside the shop, with Razorpay's API, widget and webhooks. No money moves. */
export function sandboxProvider(settings: SandboxSettings): SandboxProvider {
  const {
    account,
    em,
    now,
    rateLimitFactor,
    capturesParts,
    webhookUrl,
    log,
    fault,
    retryAfterMs = [500, 3_000, 15_000, 60_000],
  } = settings;
  const webhooks = webhookSender({ url: webhookUrl, secret: account.webhookSecret, now, log, retryAfterMs });
  const ledger = { em, now, rateLimitFactor, capturesParts, announce: webhooks.announce };

  const router = Router();
  router.use(express.json({ limit: '10kb' }));
  if (fault) router.use('/v1', inject(fault));
  router.use('/v1', providerApi(ledger, account));
  router.use(checkoutPage(ledger, account));
  router.use((thrown: unknown, _req: Request, res: Response, next: NextFunction) => {
    const error = refusalOf(thrown);
    if (!(error instanceof ProviderError)) return next(error);
    if (error.retryAfter) res.set('Retry-After', String(error.retryAfter));
    res.status(error.status).json({ error: error.error });
  });
  return {
    router,
    pay: (attempt) => takePayment(ledger, attempt),
    refund: (paymentId, amount) =>
      refundPayment(ledger, { paymentId, amount, receipt: null, idempotencyKey: null }),
    sweep: () => sweepLedger(ledger),
    idle: webhooks.idle,
    close: webhooks.close,
  };
}

function inject(fault: (req: Request) => Fault | undefined) {
  return (req: Request, res: Response, next: NextFunction) => {
    const kind = fault(req);
    if (kind === 'dead') return res.status(502).type('html').send('<h1>Bad Gateway</h1>');
    if (kind === 'response-lost') {
      res.json = () => {
        res.destroy();
        return res;
      };
    }
    next();
  };
}
