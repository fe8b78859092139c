import type { DueQueue } from '../../core/due-rows.ts';
import { sendRefund } from './send-refund.ts';
import type { SettleDeps } from './settle-deps.ts';

/** Payments that pay no order and are not refunded yet. */
export const refundQueue: DueQueue<SettleDeps> = {
  name: 'refunds',
  table: 'payments',
  waiting: 'row.order_id is null and row.refunded_at is null',
  pauses: [30_000, 60_000, 5 * 60_000],
  work: (deps, { id }) => sendRefund(deps, id),
};
