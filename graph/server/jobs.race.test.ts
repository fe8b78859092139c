import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import { dieAt } from '../proof/testing/at-failpoint.ts';
import { startCheckout } from '../proof/testing/buying.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { SandboxPayment, SandboxRefund } from '../trade/payments/gateways/sandbox/ledger.entity.ts';
import { runJobs } from './jobs.ts';
import { declared } from './modules.ts';

/** Three processes that survive, and one that dies. */
let shops: TestShop[];
let dying: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  const url = await freshDatabase();
  shops = [await testShop({ url, webhooks: false })];
  for (let more = 0; more < 2; more++) shops.push(await testShop({ url, webhooks: false }));
  dying = await testShop({ url, webhooks: false });
  await shops[0]!.admin();
  shopper = await shops[0]!.shopper();
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const jobs = (shop: TestShop) => runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);

test.each(['checkout.expiryLocked', 'reconcile.listed', 'payment.checkoutLocked', 'refund.made'] as const)(
  'background work that dies at %s is done by three other processes at once, each effect once',
  async (point) => {
    const shop = shops[0]!;
    const lamp = await shop.addProduct({ countInStock: 10 });
    await startCheckout(shopper, lamp.id, 2);
    const forgotten = await startCheckout(shopper, lamp.id);
    await shop.pay(forgotten);
    const wrong = await shop.pay(await startCheckout(shopper, lamp.id));
    await shop.em().nativeUpdate(SandboxPayment, wrong.paymentId, { amount: 777 });
    for (const { clock } of [...shops, dying]) clock.advance(20 * 60_000);

    await dieAt(dying, point, () => jobs(dying));
    // After the lease of the dead.
    for (const { clock } of shops) clock.advance(3 * 60_000);
    await Promise.all(shops.map(jobs));
    await Promise.all(shops.map(jobs));

    const orders = await shop.em().find(Order, { checkout: forgotten.id });
    expect(orders.map(({ paidAt }) => paidAt !== null)).toEqual([true]);
    expect(await shop.em().count(SandboxRefund, { paymentId: wrong.paymentId })).toBe(1);
    expect((await shop.em().findOneOrFail(Product, lamp.id)).countInStock).toBe(9);
    expect(await shop.violations()).toEqual([]);
  },
);
