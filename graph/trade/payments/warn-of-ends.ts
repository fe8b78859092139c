import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { SettleDeps } from './settle-deps.ts';

/** How long before reserved money is released staff are warned, unless it is captured. */
const WARNED_BEFORE_MS = 36 * 60 * 60_000;

/** Records once for each order whose reserved money ends soon that it does. */
export async function warnOfEnds(deps: SettleDeps): Promise<void> {
  const now = deps.ports.now();
  await inTransaction(deps.em.fork(), async (em) => {
    const ending = await em.execute<{ payment: string; order: string; amount: number; currency: string }[]>(
      `update authorizations set warned_at = ? where warned_at is null and state in ('open', 'capturing') and expires_at <= ?
       returning id as payment, order_id as "order", amount, currency`,
      [now, new Date(now.getTime() + WARNED_BEFORE_MS)],
    );
    for (const { order, ...data } of ending)
      await recordEvent(em, deps, { type: 'payment.expiring', subject: order, order, data });
  });
}
