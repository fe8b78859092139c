import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { BookTransfersDocument } from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Payment } from '../payments/payment.entity.ts';

const TOTAL = 157_50;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ price: 50_00, countInStock: 1000 });
});
afterAll(() => shop?.close());

test('a transfer that is booked many times at once, for two orders, pays one of them once', async () => {
  for (let round = 0; round < 5; round++) {
    const orders = [
      await orderLater(shopper, lamp.id, 'transfer'),
      await orderLater(shopper, lamp.id, 'transfer'),
    ];
    const entry = { reference: `entry ${round}`, amount: TOTAL, currency: 'INR' };
    const results = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const transfers = [{ ...entry, orderId: orders[n % 2]! }];
        const { bookTransfers } = await admin.must(BookTransfersDocument, { input: { transfers } });
        return bookTransfers.results[0]!;
      }),
    );
    expect(await shop.em().count(Payment, { order: orders })).toBe(1);
    expect(results.filter(({ code }) => code === null).length).toBeGreaterThan(0);
    for (const { code } of results) expect([null, 'CONFLICT']).toContain(code);
  }
  expect(await shop.violations()).toEqual([]);
});
