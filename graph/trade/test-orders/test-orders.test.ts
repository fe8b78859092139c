import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import {
  ApplyCountryPresetDocument,
  ConfirmDefaultSettingsDocument,
  OpenShopDocument,
  PageTemplatesDocument,
  PlaceTestOrderDocument,
  SaveShippingMethodDocument,
  SetupDocument,
  ShippingSettingsDocument,
  TestOrdersDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { MOST_TEST_ORDERS } from './place-test-order.ts';
import { TestOrder } from './test-order.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
beforeEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  await shop.em().nativeDelete(TestOrder, {});
  await shop.em().nativeDelete(Mail, {});
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

async function cart({ price = 20_00, qty = 2, countInStock = 5, country = 'India' } = {}) {
  const { id: productId } = await shop.addProduct({ name: 'Lamp', price, countInStock });
  const { idempotencyKey: _, ...input } = checkoutInput([{ productId, qty }]).input;
  return { productId, input: { ...input, shippingAddress: { ...input.shippingAddress, country } } };
}
const place = (input: Awaited<ReturnType<typeof cart>>['input']) =>
  admin.execute(PlaceTestOrderDocument, { input });
const listed = async () => (await admin.must(TestOrdersDocument)).testOrders;

test('a test order has the prices of an order, and is none', async () => {
  const { input, productId } = await cart();
  const { data } = await place(input);
  expect(data?.placeTestOrder.testOrder).toMatchObject({
    itemsPrice: 40_00,
    shippingPrice: 100_00,
    taxPrice: 6_00,
    totalPrice: 146_00,
    currency: 'INR',
    taxLines: [{ name: 'Tax', basisPoints: 15_00, amount: 6_00 }],
    shippingMethod: { name: 'Standard' },
    shippingAddress: { countryCode: 'IN' },
    lines: [{ name: 'Lamp', qty: 2, price: 20_00, product: productId, variantId: productId }],
  });
  expect(await listed()).toEqual([data!.placeTestOrder.testOrder]);
  expect(await shop.em().count(Order, {})).toBe(0);
  expect(await shop.em().count(Checkout, {})).toBe(0);
  expect(await shop.em().findOneOrFail(Variant, productId)).toMatchObject({ countInStock: 5 });
});

test.for([
  // Of two units of 119.00; shipping 100.00, free above 100.00. Taxes by hand.
  { preset: 'DE', country: 'Germany', total: 238_00, included: true, taxes: [['VAT', 19_00, 38_00]] },
  { preset: 'DE', country: 'France', total: 238_00, included: true, taxes: [['VAT', 19_00, 38_00]] },
  { preset: 'FR', country: 'France', total: 238_00, included: true, taxes: [['VAT', 20_00, 39_67]] },
  { preset: 'IN', country: 'India', total: 238_00, included: true, taxes: [['GST', 18_00, 36_31]] },
  { preset: 'US', country: 'United States', total: 238_00, included: false, taxes: [] },
  { preset: 'DE', country: 'United States', total: 238_00, included: true, taxes: [] },
])('by the rules of $preset, to $country', async ({ preset, country, total, included, taxes }) => {
  await admin.must(ApplyCountryPresetDocument, { input: { country: preset, destinationRates: false } });
  const { input } = await cart({ price: 119_00, country });
  const { data } = await place(input);
  const { totalPrice, pricesIncludeTax, taxLines } = data!.placeTestOrder.testOrder;
  expect([totalPrice, pricesIncludeTax]).toEqual([total, included]);
  expect(taxLines.map(({ name, basisPoints, amount }) => [name, basisPoints, amount])).toEqual(taxes);
});

test.for([
  // A lamp for 119.00 of the class standard, a book for 21.40 of the class reduced and shipping for 4.90 of the class standard; taxes by hand.
  {
    preset: 'DE',
    country: 'Germany',
    classes: ['standard', 'reduced'],
    law: 'Euro and include tax',
    taxes: [
      [19_00, 19_78],
      [7_00, 1_40],
    ],
  },
  {
    preset: 'FR',
    country: 'France',
    classes: ['standard', 'reduced'],
    law: 'Euro and include tax',
    taxes: [
      [20_00, 20_65],
      [10_00, 1_95],
    ],
  },
  {
    preset: 'IN',
    country: 'India',
    classes: ['standard', 'reduced'],
    law: 'Indian Rupee and include tax',
    taxes: [
      [18_00, 18_90],
      [5_00, 1_02],
    ],
  },
  {
    preset: 'US',
    country: 'United States',
    classes: [],
    law: 'US Dollar and do not include tax',
    taxes: [],
  },
])(
  'a cart of two tax classes by the rules of $preset, and what its terms say',
  async ({ preset, country, classes, law, taxes }) => {
    await admin.must(ApplyCountryPresetDocument, { input: { country: preset, destinationRates: false } });
    const { version, methods } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
    const { id, name } = methods[0]!;
    const [taxClass = null] = classes;
    await admin.must(SaveShippingMethodDocument, {
      input: { id, name, kind: 'DELIVERY', price: 4_90, taxClass, isActive: true, version },
    });
    const lamp = await shop.addProduct({ price: 119_00 });
    const book = await shop.addProduct({ price: 21_40, taxClass: 'reduced' });
    const lines = [lamp, book].map(({ id: productId }) => ({ productId, qty: 1 }));
    const { idempotencyKey: _, ...input } = checkoutInput(lines).input;
    const { data } = await place({ ...input, shippingAddress: { ...input.shippingAddress, country } });
    const { itemsPrice, shippingPrice, totalPrice, taxLines } = data!.placeTestOrder.testOrder;
    expect([itemsPrice, shippingPrice, totalPrice]).toEqual([140_40, 4_90, 145_30]);
    expect(taxLines.map(({ basisPoints, amount }) => [basisPoints, amount])).toEqual(taxes);
    const { pageTemplates } = await admin.must(PageTemplatesDocument);
    const terms = pageTemplates.find(({ kind }) => kind === 'TERMS')!.body;
    expect(terms).toContain(`Prices are in ${law}.`);
    expect(terms).toContain(`The law of ${country} applies.`);
  },
);

test('the caller gets the mail of a buyer, marked as a test', async () => {
  const { input } = await cart();
  const placed = (await place(input)).data!.placeTestOrder.testOrder;
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mail = await shop.em().findOneOrFail(Mail, { type: 'setup.testOrder', sentAt: { $ne: null } });
  expect(mail.toAddress).toBe(admin.user.email);
  expect(mail.kept!.subject).toContain(`Test order T${placed.number}`);
  for (const text of ['Nothing was charged', 'Lamp', '146.00', '411001', 'Chosen payment'])
    expect(mail.kept!.text).toContain(text);
});

test('what a checkout refuses is refused, and stores nothing', async () => {
  const { input } = await cart({ countInStock: 1 });
  expect((await place(input)).code).toBe('OUT_OF_STOCK');
  const other = await cart();
  expect((await place({ ...other.input, paymentMethod: 'Barter' })).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  expect(
    (await place({ ...other.input, shippingAddress: { ...input.shippingAddress, city: ' ' } })).code,
  ).toBe('BAD_USER_INPUT');
  expect(await listed()).toEqual([]);
});

test('the oldest make room for new ones', async () => {
  const { input } = await cart();
  for (let at = 0; at <= MOST_TEST_ORDERS; at++) expect((await place(input)).code).toBeUndefined();
  const numbers = (await listed()).map(({ number }) => number);
  expect(numbers).toHaveLength(MOST_TEST_ORDERS);
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
});

test('the opening erases them, and after it there are no more', async () => {
  const { input } = await cart();
  await place(input);
  await admin.must(ConfirmDefaultSettingsDocument);
  await admin.must(OpenShopDocument);
  expect(await shop.em().count(TestOrder, {})).toBe(0);
  expect((await place(input)).code).toBe('CONFLICT');
  expect(await listed()).toEqual([]);
});

test('the step is done by the first test order, and left out while payments are a sandbox', async () => {
  const step = async () =>
    (await admin.must(SetupDocument)).setup.steps.find(({ key }) => key === 'TEST_ORDER');
  expect(await step()).toBeUndefined();
  const sandbox = shop.ports.gateways;
  const real = Object.entries(sandbox).map(([name, gateway]) => [
    name,
    Object.create(gateway, { sandbox: { value: false } }),
  ]);
  shop.ports.gateways = Object.fromEntries(real);
  expect(await step()).toEqual({ key: 'TEST_ORDER', isDone: false });
  await place((await cart()).input);
  expect(await step()).toEqual({ key: 'TEST_ORDER', isDone: true });
  shop.ports.gateways = sandbox;
});
