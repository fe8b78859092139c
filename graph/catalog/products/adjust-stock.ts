import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import type { AdjustStockArgs } from './adjust-stock.inputs.ts';
import { findEditedVariant } from './find-variant.ts';
import type { VariantRow } from './find-variants.ts';
import { lockVariant } from './lock-variant.ts';
import { attemptOf, productsOfAttempt } from './products-of-attempt.ts';
import { isTooLow, setStock } from './stock.ts';
import { MAX_STOCK } from './variant.entity.ts';
import { valuesOfVariants, variantChanges } from './variant-changes.ts';

/**
 * Adds units to the stock of a variant, or takes some out, whatever it is by now. Within a day, the same change with the
 * same idempotency key counts once. Errors: NOT_FOUND; BAD_USER_INPUT for no
 * units, for damaged and lost ones that are added, received and returned ones that are taken out, and for more than a stock can have; CONFLICT with the stock when there are too few. Then nothing has changed.
 */
export async function adjustStock(
  ctx: Context,
  { variantId, by, reason, idempotencyKey }: AdjustStockArgs,
): Promise<VariantRow> {
  const id = requireId(variantId, 'Variant');
  if (by === 0) throw wrong('Say how many units are added, or taken out as a number below zero.');
  if ((reason === 'damaged' || reason === 'lost') && by > 0)
    throw wrong(`Units that are ${reason} are taken out: give a number below zero, such as -2.`);
  if ((reason === 'received' || reason === 'returned') && by < 0)
    throw wrong(`Units that are ${reason} are added: give a number above zero, such as 2.`);
  await inInvalidatingTransaction(ctx, async (em) => {
    const { product, variant } = await lockVariant(em, id);
    const attempt = attemptOf(idempotencyKey, [id, by, reason]);
    if ((await productsOfAttempt(ctx, em, [{ product }], attempt)).size > 0) return;
    const values = valuesOfVariants([variant]);
    const before = variant.countInStock;
    const after = before + by;
    if (after > MAX_STOCK) throw wrong(`The stock can be at most ${MAX_STOCK}: there are ${before} now.`);
    if (isTooLow(after, variant)) {
      const message = `There are only ${Math.max(0, before)} units: ${-by} cannot be taken out. Nothing was changed.`;
      throw new DomainError('CONFLICT', message, { countInStock: before });
    }
    setStock({ em, actor: ctx.actor }, variant, after, reason);
    await em.flush();
    const variants = variantChanges(values, [variant]);
    const data = { changed: ['variants'], name: product.name, variants, reason, attempt };
    await recordEvent(em, ctx, { type: 'product.updated', subject: product.id, data });
  });
  return findEditedVariant(ctx, id);
}

const wrong = (message: string) => fieldError('by', message);
