import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { PromotionCode } from './promotion-code.entity.ts';
import { findForEdit } from './save-promotion.ts';

/**
 * Deletes a promotion: it applies no more, and its code is free for another one. Orders, and checkouts that are started, keep
 * their discounts. Errors: NOT_FOUND.
 */
export async function deletePromotion(ctx: Context, id: string): Promise<boolean> {
  await inInvalidatingTransaction(ctx, async (em) => {
    const promotion = await findForEdit(em, id);
    promotion.deletedAt = ctx.ports.now();
    await em.nativeDelete(PromotionCode, { promotion, maxUses: null });
    await em.flush();
    await recordEvent(em, ctx, {
      type: 'promotion.deleted',
      subject: promotion.id,
      data: { name: promotion.title },
    });
  });
  return true;
}
