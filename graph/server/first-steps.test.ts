import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import type { PaymentProvider } from '../core/payment-provider.ts';
import { enterSeller } from '../proof/testing/invoicing.ts';
import { openForShoppers } from '../proof/testing/open-for-shoppers.ts';
import {
  DeleteShippingMethodDocument,
  ShippingSettingsDocument,
} from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { firstSteps } from './first-steps.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await enterSeller(shop);
});
afterAll(() => shop?.close());

const open = () => {
  throw new Error('Not opened here.');
};
const providers: PaymentProvider[] = [
  { name: 'a', variables: { A_KEY: 'Key.', A_SECRET: 'Secret.' }, open },
  { name: 'b', variables: { B_TOKEN: 'Token.' }, open },
];
const steps = (sandboxPayments = false, CURRENCY = 'EUR') =>
  firstSteps(shop.em(), { CURRENCY, sandboxPayments }, providers);

test('the owner of a new shop reads what is missing until somebody can buy, and no more', async () => {
  expect((await steps()).at(-1)).toMatchObject({ code: 'CLOSED' });
  await openForShoppers(shop);
  const [currency, product, ...others] = await steps();
  expect(currency).toMatchObject({
    code: 'CURRENCY',
    sentence: expect.stringContaining('prices are in EUR. Set CURRENCY'),
    variables: ['CURRENCY'],
  });
  expect((await steps(false, ''))[0]?.sentence).toContain('prices are in INR. Choose another currency on');
  expect(product).toMatchObject({ code: 'NO_PRODUCT' });
  expect(others).toEqual([]);
  const { id } = await shop.addProduct({ isDraft: true });
  expect(await steps()).toMatchObject([{ code: 'ONLY_DRAFTS' }]);
  await shop.em().nativeUpdate(Product, id, { isDraft: false });
  expect(await steps()).toEqual([]);
  expect(await steps(true)).toMatchObject([
    { code: 'TEST_PAYMENTS', variables: ['A_KEY, A_SECRET', 'B_TOKEN'] },
  ]);
  const admin = await shop.admin();
  const { methods, version } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
  await admin.must(DeleteShippingMethodDocument, { id: methods[0]!.id, version });
  expect(await steps()).toMatchObject([{ code: 'NO_SHIPPING_METHOD' }]);
  await enterSeller(shop, { taxNumber: null });
  expect(await steps()).toMatchObject([{ code: 'NO_SHIPPING_METHOD' }, { code: 'NO_SELLER' }]);
});
