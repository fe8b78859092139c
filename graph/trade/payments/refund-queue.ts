import type { DueQueue } from '../../core/due-rows.ts';
import { sendRefund } from './send-refund.ts';
import type { SettleDeps } from './settle-deps.ts';

export const refundQueue: DueQueue<SettleDeps> = {
  name: 'refunds',
  table: 'refunds',
  waiting: "row.state = 'due'",
  pauses: [30_000, 60_000, 5 * 60_000],
  work: (deps, { id }) => sendRefund(deps, id),
};
