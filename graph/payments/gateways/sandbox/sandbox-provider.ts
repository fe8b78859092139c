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

/** How a test breaks one API call: answered with a page of a dead server, or done without an answer. */
export type Fault = 'dead' | 'answer-lost';

export interface SandboxSettings {
  account: SandboxAccount;
  /** A fresh fork of the entity manager. */
  em: () => SqlEntityManager;
  /** The shop's webhook address, asked at each delivery. */
  webhookUrl: () => string;
  now: () => Date;
  /** Multiplies how many payments a network address may make. */
  rateLimitFactor: number;
  log: SandboxLog;
  /** Milliseconds before each further delivery of a webhook that the shop did not take. */
  retryAfterMs?: readonly number[];
  /** For tests: asked at each API call. */
  fault?: (req: Request) => Fault | undefined;
}

export interface SandboxProvider {
  /** To be mounted at "/sandbox". */
  router: Router;
  /** Pays as the widget would; can also leave a payment authorized only. */
  pay(attempt: PaymentAttempt): Promise<SandboxPayment>;
  /** Gives money back as its dashboard would: an amount in minor units, or all that is left. */
  refund(paymentId: string, amount?: number): Promise<SandboxRefund>;
  /** Resolves when every webhook is delivered or given up. */
  idle(): Promise<void>;
  /** Forgets what is old and moved no money. To be called now and again. */
  sweep(): Promise<void>;
  /** Stops the webhooks. */
  close(): Promise<void>;
}

/** A payment provider inside the shop, with Razorpay's API, widget and webhooks. No money moves. */
export function sandboxProvider(settings: SandboxSettings): SandboxProvider {
  const {
    account,
    em,
    now,
    rateLimitFactor,
    webhookUrl,
    log,
    fault,
    retryAfterMs = [500, 3_000, 15_000, 60_000],
  } = settings;
  const webhooks = webhookSender({ url: webhookUrl, secret: account.webhookSecret, now, log, retryAfterMs });
  const ledger = { em, now, rateLimitFactor, announce: webhooks.announce };

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
    refund: (paymentId, amount) => refundPayment(ledger, { paymentId, amount, idempotencyKey: null }),
    sweep: () => sweepLedger(ledger),
    idle: webhooks.idle,
    close: webhooks.close,
  };
}

function inject(fault: (req: Request) => Fault | undefined) {
  return (req: Request, res: Response, next: NextFunction) => {
    const kind = fault(req);
    if (kind === 'dead') return res.status(502).type('html').send('<h1>Bad Gateway</h1>');
    if (kind === 'answer-lost') {
      res.json = () => {
        res.destroy();
        return res;
      };
    }
    next();
  };
}
