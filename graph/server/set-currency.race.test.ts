import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint } from '../proof/testing/at-failpoint.ts';
import { checkoutInput, place, startCheckout } from '../proof/testing/buying.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { StartCheckoutDocument, WayPaidDocument } from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { requireCurrency } from './require-currency.ts';
import { setCurrency } from './set-currency.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.admin();
  await requireCurrency(shop.em(), 'INR', new Date());
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const change = (currency: string, rate: number) =>
  setCurrency({ em: shop.em(), ports: shop.ports }, currency, rate);

test('a process that was started with CURRENCY before sells nothing at the prices of another currency', async () => {
  const { id } = await shop.addProduct({ price: 100_00 });
  const shopper = await shop.shopper();
  const before = await startCheckout(shopper, id);
  const { locked } = shop.ports.settings;
  shop.ports.settings.locked = { ...locked, currency: { code: 'INR' } };
  const answer = await atFailpoint(
    'checkout.priced',
    () => change('EUR', 0.01),
    () => shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1 }])),
  );
  expect(answer.code).toBe('CONFLICT');
  expect(
    (await shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1 }]))).code,
  ).toBe('CONFLICT');
  // What was started before costs what it did, in its own currency.
  const { data } = await place(shopper, before, await shop.pay(before));
  const { order } = await shopper.must(WayPaidDocument, { id: data!.placeOrder.id });
  expect(order).toMatchObject({ isPaid: true, currency: 'INR', totalPrice: before.totalPrice });
  // As one that was started without it, or with the new one.
  shop.ports.settings.locked = locked;
  const after = await startCheckout(shopper, id);
  expect(after).toMatchObject({ totalPrice: 2_15, payment: { currency: 'EUR' } });
});
