import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failpoint } from '../core/failpoint.ts';
import type { Checkout } from './checkout.entity.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';

/**
 * The order of a locked checkout: the one it has, or a new unpaid one with a copy of its lines and prices. Call it
 * in the transaction that holds the lock.
 */
export async function placeOrder(em: SqlEntityManager, checkout: Checkout, now: Date): Promise<Order> {
  const placed = await em.findOne(Order, { checkout }, { populate: ['orderItems'] });
  if (placed) return placed;
  const buyer = await em.refreshOrFail(checkout.user);
  await failpoint('order.buyerRead');
  const order = em.create(Order, {
    owner: buyer,
    checkout,
    customerName: buyer.name,
    customerEmail: buyer.email,
    shippingAddress: { ...checkout.shippingAddress },
    paymentMethod: checkout.paymentMethod,
    itemsPrice: checkout.itemsPrice,
    shippingPrice: checkout.shippingPrice,
    taxPrice: checkout.taxPrice,
    totalPrice: checkout.totalPrice,
    createdAt: now,
  });
  checkout.lines.forEach((line, position) => {
    em.create(OrderLine, { order, position, ...line });
  });
  return order;
}
