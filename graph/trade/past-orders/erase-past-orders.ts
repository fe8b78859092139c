import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { deletePast } from './personal-data.ts';

/** For staff: deletes the past customers and orders with an e-mail address, also of somebody whom this shop does not know. Errors: NOT_FOUND. */
export async function erasePastOrders(
  ctx: Context,
  email: string,
): Promise<{ customers: number; orders: number }> {
  const { id } = requireViewer(ctx);
  return inTransaction(ctx.em.fork(), async (em) => {
    const gone = await deletePast(em, normaliseEmail(email.trim()));
    if (gone.customers + gone.orders === 0)
      throw new DomainError('NOT_FOUND', 'There is no past customer or order with this e-mail address.');
    await recordEvent(em, ctx, { type: 'past_orders.erased', subject: id, data: gone });
    return gone;
  });
}
