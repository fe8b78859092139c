import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Announce } from './webhook-sender.ts';

/** What the sandbox's use cases work on. */
export interface Ledger {
  /** A fresh fork of the entity manager. */
  em: () => SqlEntityManager;
  now: () => Date;
  /** Multiplies how many payments a network address may make. */
  rateLimitFactor: number;
  /** Tells the shop by webhook. Called after the change is stored. */
  announce: Announce;
}
