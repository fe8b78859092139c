import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { ownerOf } from '../../trade/guests/order-links.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import type { TestShop } from './test-shop.ts';

/** The token of a mailed link that shows an order, pays it, or asks for reviews of it. */
export async function linkOf(
  shop: TestShop,
  orderId: string,
  purpose: 'order' | 'payment' | 'review' = 'order',
) {
  const em = shop.em();
  return issueToken(em, purpose, ownerOf(await em.findOneOrFail(Order, orderId)), shop.ports.now());
}
