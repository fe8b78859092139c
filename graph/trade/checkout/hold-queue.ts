import type { DueQueue } from '../../core/due-rows.ts';
import type { EventDeps } from '../../core/record-event.ts';
import { expireCheckout } from './expire-checkout.ts';

/** Checkouts that hold items and whose time is up. */
export const holdQueue: DueQueue<EventDeps> = {
  name: 'holds',
  table: 'checkouts',
  waiting: `row.stock = 'held' and row.expires_at < clock.now`,
  pauses: [30_000, 60_000, 5 * 60_000],
  work: (deps, { id }) => expireCheckout(deps, id),
};
