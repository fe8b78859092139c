import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { defineModule } from '../../core/define-module.ts';
import type { ShippingCalculator, ShippingRequest } from '../../core/shipping-calculator.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CartDocument,
  SaveShippingMethodDocument,
  ShippingCalculatorsDocument,
  ShippingSettingsDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

let price: ShippingCalculator['price'];
const asked: ShippingRequest[] = [];
const parcels = defineModule({
  name: 'parcels',
  uses: [],
  shippingCalculators: [
    {
      name: 'parcels',
      title: 'By parcels',
      price(request) {
        asked.push(request);
        return price(request);
      },
    },
  ],
});

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop({ modules: [parcels] });
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  lamp = await shop.addProduct({ price: 20_00, countInStock: 100 });
});
beforeEach(() => {
  price = async ({ lines, method }) => method.price + 1_50 * lines.reduce((sum, { qty }) => sum + qty, 0);
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Setting, {});
  asked.length = 0;
});
afterAll(() => shop?.close());

/** Adds a method that the module prices. Returns its id. */
async function addMethod(input: object = {}) {
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  const { data } = await admin.execute(SaveShippingMethodDocument, {
    input: {
      name: 'Parcels',
      kind: 'DELIVERY',
      price: 3_00,
      calculator: 'parcels',
      isActive: true,
      version: shippingSettings.version,
      ...input,
    },
  });
  return data!.saveShippingMethod.methods.at(-1)!.id;
}
const lines = (qty = 2) => [{ productId: lamp.id, qty }];
const start = (shippingMethodId?: string) =>
  shopper.execute(StartCheckoutDocument, {
    input: { ...checkoutInput(lines()).input, shippingMethodId },
  });
const offered = async () => {
  const { cart } = await shop.guest().must(CartDocument, { lines: lines(), country: 'DE' });
  return cart.shippingMethods.map(({ name, price }) => `${name} ${price}`);
};

test('a module prices the methods that name its calculator, by what a cart has; the table prices the others', async () => {
  const { shippingCalculators } = await admin.must(ShippingCalculatorsDocument);
  expect(shippingCalculators.map(({ name }) => name)).toEqual(['table', 'parcels']);
  await addMethod();
  expect(await offered()).toEqual(['Standard 10000', 'Parcels 600']);
  expect(asked).toMatchObject([
    {
      country: 'DE',
      itemsPrice: 40_00,
      currency: 'INR',
      lines: [{ item: lamp.id, qty: 2, price: 20_00 }],
    },
  ]);
  // What the shop says of all methods counts for these as well.
  await addMethod({ name: 'Free', freeAbove: 39_99 });
  await addMethod({ name: 'Only to India', countries: ['IN'] });
  expect(await offered()).toEqual(['Standard 10000', 'Parcels 600', 'Free 0']);
});

test('a calculator that fails leaves its method out: others are offered, and who chose it is told before anything is held', async () => {
  const shippingMethodId = await addMethod();
  price = async () => {
    throw new Error('The carrier does not respond.');
  };
  expect(await offered()).toEqual(['Standard 10000']);
  const { code, errors } = await start(shippingMethodId);
  expect(code).toBe('SHIPPING_UNAVAILABLE');
  expect(errors[0]?.message).toContain('Nothing was charged.');
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  await addMethod({ id: shippingSettings.methods[0]!.id });
  const alone = await start();
  expect(alone.code).toBe('SHIPPING_UNAVAILABLE');
  expect(alone.errors[0]?.message).toContain('There is no price for shipping this order now.');
});

test('the price that was agreed stays, also when it is paid after the hold has ended; the calculator is not asked again', async () => {
  const shippingMethodId = await addMethod();
  const { data } = await start(shippingMethodId);
  const checkout = data!.startCheckout;
  const payment = await shop.pay(checkout);
  price = () => 99_00;
  asked.length = 0;
  shop.clock.advance(16 * 60_000);
  await expireHolds({ em: shop.em(), ports: shop.ports });
  const { data: placed, errors } = await place(shopper, checkout, payment);
  expect(errors).toEqual([]);
  const order = await shop.em().findOneOrFail(Order, placed!.placeOrder.id);
  expect(order).toMatchObject({ shippingPrice: 6_00, shippingMethod: { id: shippingMethodId } });
  expect(asked).toEqual([]);
});

test('a calculator that no module brings is refused', async () => {
  const { shippingSettings } = await admin.must(ShippingSettingsDocument);
  const input = { name: 'Drone', kind: 'DELIVERY' as const, price: 1, isActive: true };
  const refused = await admin.execute(SaveShippingMethodDocument, {
    input: { ...input, calculator: 'drone', version: shippingSettings.version },
  });
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(refused.errors[0]?.extensions?.fields).toHaveProperty('calculator');
});
