import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelCheckoutDocument,
  ChooseCurrencyDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let lamp: string;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  admin = await shop.admin();
  lamp = (await shop.addProduct({ price: 10_00 })).id;
});
afterAll(() => shop?.close());

const start = async (buyer: TestClient) =>
  buyer.execute(StartCheckoutDocument, checkoutInput([{ productId: lamp, qty: 1 }]));

test('a currency that is chosen while a checkout starts waits for it, and is refused', async () => {
  const buyer = await shop.shopper();
  let choice: Promise<{ code?: string | undefined }> | undefined;
  const started = await atFailpoint(
    'checkout.keyTaken',
    async () => {
      choice = admin.execute(ChooseCurrencyDocument, { input: { code: 'EUR' } });
      await untilBlocked(shop);
    },
    () => start(buyer),
  );
  expect(started.data?.startCheckout.payment?.currency).toBe('INR');
  expect((await choice)?.code).toBe('CONFLICT');
  await buyer.must(CancelCheckoutDocument, { id: started.data!.startCheckout.id });
});

test('a checkout that starts while a currency is chosen waits for it, and is not held in the old one', async () => {
  const buyer = await shop.shopper();
  let started: ReturnType<typeof start> | undefined;
  await atFailpoint(
    'currency.chosen',
    async () => {
      started = start(buyer);
      await untilBlocked(shop);
    },
    () => admin.must(ChooseCurrencyDocument, { input: { code: 'EUR' } }),
  );
  expect((await started)?.code).toBe('CONFLICT');
  expect((await start(buyer)).data?.startCheckout.payment?.currency).toBe('EUR');
});
