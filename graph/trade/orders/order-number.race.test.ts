import { expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { Order } from './order.entity.ts';

const { shop } = raceShop();

test('100 orders that are placed at once, each twice, have numbers of their own without a gap', async () => {
  const lamp = await shop().addProduct({ countInStock: 100 });
  const buyers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => shop().guestBuyer(`buyer${at}@example.com`)),
  );
  const checkouts = await Promise.all(buyers.map((buyer) => startCheckout(buyer, lamp.id)));
  const placed = await Promise.all(
    checkouts.flatMap((checkout, at) => [1, 2].map(() => place(buyers[at]!, checkout))),
  );
  expect(new Set(placed.map(({ data }) => data!.placeOrder.id)).size).toBe(100);
  const orders = await shop()
    .em()
    .find(Order, {}, { orderBy: { number: 'asc' } });
  expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => 1001 + at));
});
