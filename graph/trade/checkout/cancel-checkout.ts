import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { findOwnCheckout } from './find-own-checkout.ts';
import { giveBack } from './holds.ts';
import { lockCheckout } from './lock-checkout.ts';

/** Gives the stock of the viewer's checkout back. A payment that still comes in holds it again or is refunded. */
export async function cancelCheckout(ctx: Context, id: string): Promise<boolean> {
  const checkout = await findOwnCheckout(ctx, id);
  await failpoint('checkout.cancelFound');
  await inTransaction(ctx.em, async (em) => {
    const isHeld = await giveBack(em, await lockCheckout(em, checkout.id));
    if (isHeld) await recordEvent(em, ctx, { type: 'checkout.cancelled', subject: checkout.id });
  });
  return true;
}
