import type { DueQueue } from '../../core/due-rows.ts';
import { sendRefund } from './send-refund.ts';
import type { SettleDeps } from './settle-deps.ts';

export const refundQueue: DueQueue<SettleDeps> = {
  name: 'refunds',
  table: 'refunds',
  // Money that no provider has is given back by a person.
  waiting:
    "row.state = 'due' and exists (select from payments p where p.id = row.payment_id and p.provider is not null)",
  pauses: [30_000, 60_000, 5 * 60_000],
  work: (deps, { id }) => sendRefund(deps, id),
};
