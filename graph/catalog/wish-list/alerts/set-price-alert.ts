import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { requireId } from '../../../core/validation.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { addToList } from '../add-to-list.ts';
import { listIsFull } from '../save-product.ts';
import { SavedProduct } from '../saved-product.entity.ts';
import type { SetPriceAlertPayload } from './price-alerts.types.ts';

const ofPerson: RateLimit = { name: 'price alert of person', most: 60, minutes: 60, what: 'price alerts' };

/**
 * Watches the price of a product for the viewer, from what it costs now, and puts it on the wish list. Again it changes nothing. Errors:
 * UNAUTHENTICATED, RATE_LIMITED, EMAIL_NOT_CONFIRMED; NOT_FOUND for what is not sold; WISH_LIST_FULL.
 */
export async function setPriceAlert(ctx: Context, productId: string): Promise<SetPriceAlertPayload> {
  const { id: user } = requireViewer(ctx);
  const id = requireId(productId, 'Product');
  await consume(ctx, ofPerson, user);
  if ((await ctx.em.fork().count(User, { id: user, emailVerifiedAt: { $ne: null } })) === 0)
    throw new DomainError('EMAIL_NOT_CONFIRMED', 'Confirm your e-mail address on your profile first.');
  const now = ctx.ports.now();
  return inTransaction(ctx.em.fork(), async (em) => {
    const { known, leftOut } = await addToList(em, user, [id], now);
    if (known.length === 0) throw new DomainError('NOT_FOUND', 'This product is not sold any more.');
    if (leftOut > 0) throw listIsFull();
    await em.execute(
      `update saved_products set price = products.price, below = products.price, watched_at = ? from products
       where user_id = ? and product_id = ? and products.id = product_id and saved_products.price is null`,
      [now, user, id],
    );
    const { price } = await em.findOneOrFail(SavedProduct, { user, product: id });
    return { productId: id, price: price! };
  });
}
