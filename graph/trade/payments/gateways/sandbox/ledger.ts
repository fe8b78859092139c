import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Announce } from './webhook-sender.ts';

/** The dependencies of the sandbox's use cases. */
export interface Ledger {
  /** A fresh fork of the entity manager. */
  em: () => SqlEntityManager;
  now: () => Date;
  /** Multiplies the number of payments that a network address may make. */
  rateLimitFactor: number;
  /** Whether the shop may capture what it reserves in parts, or in whole alone as at Razorpay. */
  capturesParts: boolean;
  /** Sends a webhook to the shop. Called after the change is committed. */
  announce: Announce;
}
