import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { requireId } from '../../../core/validation.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { addToList } from '../add-to-list.ts';
import { listIsFull } from '../save-product.ts';
import type { SetPriceAlertPayload } from './price-alerts.types.ts';

const ofPerson: RateLimit = { name: 'price alert of person', most: 60, minutes: 60, what: 'price alerts' };

/**
 * Watches the price of a product for the viewer, from what it costs now, and puts it on the wish list. Again it changes nothing. Errors:
 * UNAUTHENTICATED, RATE_LIMITED, EMAIL_NOT_CONFIRMED; NOT_FOUND for what is not sold; WISH_LIST_FULL; CONFLICT when the product is taken off the list at the same time.
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
    const [watched] = await em.execute<{ price: number }[]>(
      `update saved_products saved set price = coalesce(saved.price, products.price), below = coalesce(saved.below, products.price),
         watched_at = coalesce(saved.watched_at, ?) from products
       where user_id = ? and product_id = ? and products.id = product_id returning saved.price`,
      [now, user, id],
    );
    // It was there before, and another request has taken it off meanwhile.
    if (!watched)
      throw new DomainError('CONFLICT', 'The product was taken off the list meanwhile. Try again.');
    return { productId: id, price: watched.price };
  });
}
