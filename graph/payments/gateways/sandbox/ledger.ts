import type { EntityManager } from '@mikro-orm/core';
import type { Announce } from './webhook-sender.ts';

/** What the sandbox's use cases work on. */
export interface Ledger {
  /** A fresh fork of the entity manager. */
  em: () => EntityManager;
  now: () => Date;
  /** Tells the shop by webhook. Called after the change is stored. */
  announce: Announce;
}
