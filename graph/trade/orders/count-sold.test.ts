import { expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { CancelOrderDocument } from '../../proof/testing/operations.generated.ts';
import { testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';

const DAY_MS = 24 * 60 * 60_000;

test('what was bought in the last 30 days is counted once a day, without cancelled orders', async () => {
  const shop = await testShop();
  const { id } = await shop.addProduct();
  const shopper = await shop.shopper();
  const order = async (qty: number) => {
    const checkout = await startCheckout(shopper, id, qty);
    return (await place(shopper, checkout)).data!.placeOrder.id;
  };
  const soldAt = async (days: number) => {
    const ports = { ...shop.ports, now: () => new Date(shop.ports.now().getTime() + days * DAY_MS) };
    await runJobs(declared.jobs, { em: shop.em(), ports, settings: shop.settings }, shop.logger);
    return (await shop.em().findOneOrFail(Product, id)).sold30d;
  };
  await order(2);
  await (await shop.admin()).must(CancelOrderDocument, { id: await order(3) });
  expect(await soldAt(0)).toBe(2);
  await order(1);
  expect(await soldAt(0)).toBe(2);
  expect(await soldAt(1)).toBe(3);
  expect(await soldAt(31)).toBe(0);
  await shop.close();
});
