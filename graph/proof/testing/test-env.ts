import type { HoldLimits } from '../../core/context.ts';
import { type Env, readEnv } from '../../server/env.ts';

export interface TestEnvOptions {
  /** Origins of other sites whose pages may call the API; none by default. */
  corsOrigins?: string[];
  /** 1 for the limits of production. */
  rateLimitFactor?: number;
  /** False: neither a mail server nor an open mailbox, so that mails wait. */
  mailbox?: boolean;
  /** Proxies in front of the shop: with 1 a client is where its `from` says. */
  trustProxy?: number;
  /** False: the sandbox captures reserved money in whole alone, as Razorpay does. */
  capturesParts?: boolean;
}

/** Tests buy a lot from one address. */
const UNLIMITED: HoldLimits = {
  units: 1e6,
  unpaidOfPerson: 1e6,
  unpaidOfGuest: 1e6,
  openOfGuests: 1e6,
  openAtAddress: 1e6,
  unitsAtAddress: 1e6,
  unpaidAtAddress: 1e6,
};

/** The default settings, without demo data. */
export function testEnv(port: number, options: TestEnvOptions): Env {
  const {
    corsOrigins = [],
    rateLimitFactor = 100,
    mailbox = true,
    trustProxy = 0,
    capturesParts = true,
  } = options;
  return {
    ...readEnv({}),
    PORT: port,
    CORS_ORIGINS: corsOrigins,
    TRUST_PROXY: trustProxy,
    SANDBOX_PARTIAL_CAPTURES: capturesParts,
    RATE_LIMIT_FACTOR: rateLimitFactor,
    holdLimits: { ...UNLIMITED },
    isDemo: false,
    // Tests settle payments that nobody has ordered with yet.
    refundUnordered: false,
    mails: mailbox ? 'mailbox' : 'waiting',
  };
}
