import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { DEFAULT_PROVIDER } from '../../../../core/default-provider.ts';
import type { PaymentGateway } from '../../../../core/payment-gateway.ts';
import { razorpayGateway } from '../razorpay/razorpay-gateway.ts';
import { openSandboxAccount } from './sandbox-account.ts';
import { type SandboxProvider, type SandboxSettings, sandboxProvider } from './sandbox-provider.ts';

export interface SandboxOptions
  extends Pick<SandboxSettings, 'fault' | 'retryAfterMs' | 'now' | 'rateLimitFactor' | 'capturesParts'> {
  orm: { em: SqlEntityManager };
  /** Returns the server's own address; called for each request. */
  ownUrl: () => string;
  /** Returns the address for events. Default: the shop's own webhook. */
  webhookUrl?: () => string;
  logger: Logger;
  /** Timeout of a request of the gateway in milliseconds. */
  timeoutMs?: number;
}

/** The test payment provider, and a gateway that calls it like the real one: over HTTP, with its own keys. */
export async function openSandbox({
  orm,
  ownUrl,
  webhookUrl = () => `${ownUrl()}/webhooks/${DEFAULT_PROVIDER}`,
  logger,
  timeoutMs,
  ...rest
}: SandboxOptions): Promise<{ provider: SandboxProvider; gateway: PaymentGateway }> {
  const account = await openSandboxAccount(orm.em.fork());
  const provider = sandboxProvider({
    account,
    em: () => orm.em.fork(),
    webhookUrl,
    log: logger,
    ...rest,
  });
  const gateway = razorpayGateway({
    keyId: account.keyId,
    keySecret: account.keySecret,
    webhookSecret: account.webhookSecret,
    baseUrl: () => `${ownUrl()}/sandbox`,
    scriptUrl: '/sandbox/checkout.js',
    sandbox: true,
    capturesParts: rest.capturesParts,
    timeoutMs,
  });
  return { provider, gateway };
}
