import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PromotionInput } from '../../../web/schema.generated.ts';
import type { Product } from '../../catalog/products/product.entity.ts';
import { createCache } from '../../core/cache.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  CartOfferDocument,
  DeleteProductDocument,
  DeletePromotionDocument,
  DiscountedCartDocument,
  ProductsToPickDocument,
  PromotionsDocument,
  SaveCategoryDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';
import { Promotion } from './promotion.entity.ts';

let shop: TestShop;
let admin: TestClient;
let lamp: Product;
let shoe: Product;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1, cache: createCache({ now: () => 1_000_000 }) });
  admin = await shop.admin();
  [lamp, shoe] = await Promise.all([
    shop.addProduct({ price: 50_00, countInStock: 100, name: 'Lamp' }),
    shop.addProduct({ price: 30_00, countInStock: 100, name: 'Shoe' }),
  ]);
});
afterEach(async () => {
  const all = await shop.em().find(Promotion, { deletedAt: null });
  for (const { id } of all) await admin.must(DeletePromotionDocument, { id });
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const save = (terms: Partial<PromotionInput>) =>
  admin.execute(SavePromotionDocument, {
    input: { title: 'Ten percent', kind: 'PERCENT', value: 1000, ...terms },
  });
async function offer(terms: Partial<PromotionInput> = {}): Promise<string> {
  const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  expect((await save({ code, ...terms })).errors).toEqual([]);
  return code;
}
const cart = async (codes: string[], lines = [{ productId: lamp.id, qty: 1 }]) =>
  (await shop.guest().must(DiscountedCartDocument, { lines, codes })).cart;

test.each([
  ['title', { title: 'Ten\npercent' }],
  ['title', { title: 'Ten\u202e percent' }],
  ['value', { value: 10_001 }],
  ['value', { kind: 'AMOUNT', value: 0 }],
  ['buyQty', { kind: 'BUY_X_GET_Y', value: 10_000, buyQty: 0, getQty: 1 }],
  ['endsAt', { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }],
  ['code', { code: 'A' }],
  ['code', { code: 'AUTO', isAutomatic: true }],
  ['categoryIds', { categoryIds: [randomUUID()] }],
  ['productIds', { productIds: ['lamp'] }],
  ['productIds', { productIds: Array.from({ length: 101 }, () => randomUUID()) }],
  ['maxUses', { maxUses: 0 }],
] as [string, Partial<PromotionInput>][])('a wrong %s is refused at its field (%#)', async (field, terms) => {
  const { code, errors } = await save(terms);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty(field);
});

test('a date that the database cannot store is refused', async () => {
  expect((await save({ startsAt: '0000-01-01T00:00:00Z' })).code).toBe('BAD_USER_INPUT');
  expect((await save({ startsAt: '9999-12-31T23:59:59-01:00' })).code).toBe('BAD_USER_INPUT');
});

test('all fields that contradict others are reported at once', async () => {
  const dates = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' };
  const { errors } = await save({
    kind: 'AMOUNT',
    value: 0,
    code: 'A',
    categoryIds: [randomUUID()],
    ...dates,
  });
  const { fields } = errors[0]!.extensions as { fields: object };
  expect(Object.keys(fields).sort()).toEqual(['categoryIds', 'code', 'endsAt', 'value']);
});

test('a code is taken once in the shop, in any case', async () => {
  const code = await offer();
  const { errors } = await save({ code: code.toLowerCase() });
  expect(errors[0]?.extensions?.fields).toHaveProperty('code');
});

test('an edit of a version that is not the latest is refused', async () => {
  const { data } = await save({});
  const { id, version } = data!.savePromotion;
  expect((await save({ id, version, title: 'Eleven' })).errors).toEqual([]);
  expect((await save({ id, version, title: 'Twelve' })).code).toBe('CONFLICT');
});

test('a promotion of a category is for the products below it, and one of a product for that alone', async () => {
  const { saveCategory: above } = await admin.must(SaveCategoryDocument, { input: { name: 'Footwear' } });
  const input = { name: 'Trainers', parentId: above.id };
  const { saveCategory: below } = await admin.must(SaveCategoryDocument, { input });
  await admin.must(UpdateProductDocument, { input: { id: shoe.id, categoryId: below.id } });
  const both = [lamp, shoe].map(({ id }) => ({ productId: id, qty: 1 }));

  const ofCategory = await cart([await offer({ categoryIds: [above.id] })], both);
  expect(ofCategory.discountPrice).toBe(3_00);
  const ofProduct = await cart([await offer({ productIds: [lamp.id] })], both);
  expect(ofProduct.discountPrice).toBe(5_00);
  const none = await cart([await offer({ categoryIds: [above.id] })]);
  expect(none.codeProblems).toMatchObject([{ reason: 'NOTHING_ELIGIBLE' }]);
});

test('the products of a promotion are named in their order, drafts and deleted ones too', async () => {
  const draft = await shop.addProduct({ name: 'Chair', isDraft: true });
  const gone = await shop.addProduct({ name: 'Sofa' });
  const productIds = [shoe, draft, gone].map(({ id }) => id);
  const { data } = await save({ productIds: [...productIds, shoe.id.toUpperCase()] });
  await admin.must(DeleteProductDocument, { id: gone.id });
  const names = async () => {
    const { promotions } = await (await shop.staff('PROMOTIONS')).must(PromotionsDocument);
    return promotions.promotions.map(({ products }) => products.map(({ name }) => name));
  };
  expect(await names()).toEqual([['Shoe', 'Chair', 'Sofa']]);
  // The form sends all that it shows.
  const { id, version } = data!.savePromotion;
  const again = await save({ id, version, title: 'Eleven', productIds });
  expect(again.data!.savePromotion.products).toMatchObject([
    { id: shoe.id, isDraft: false, isDeleted: false },
    { name: 'Chair', isDraft: true, isDeleted: false },
    { name: 'Sofa', isDeleted: true },
  ]);
});

test('staff find products to name in a promotion; drafts only if they may edit products', async () => {
  await shop.addProduct({ name: 'Wardrobe' });
  await shop.addProduct({ name: 'Wardrobe of tomorrow', isDraft: true });
  const found = async (client: TestClient) => {
    const { products } = await client.must(ProductsToPickDocument, { keyword: 'wardrobe' });
    return products.products.map(({ name }) => name).sort();
  };
  expect(await found(await shop.staff('PROMOTIONS'))).toEqual(['Wardrobe']);
  expect(await found(await shop.staff('PROMOTIONS', 'PRODUCTS'))).toEqual([
    'Wardrobe',
    'Wardrobe of tomorrow',
  ]);
});

test('the products of a list of promotions are read by one statement', async () => {
  const list = () => countStatements(() => admin.must(PromotionsDocument));
  await offer({ productIds: [lamp.id] });
  const before = await list();
  await offer({ productIds: [lamp.id, shoe.id] });
  await offer({ productIds: [shoe.id] });
  expect(await list()).toBe(before);
});

test('an order over REST takes codes, and says what was taken off; its mail adds up', async () => {
  const codes = [await offer(), await offer({ kind: 'FREE_SHIPPING', value: null, stacks: true })];
  const body = {
    cartItems: [{ _id: lamp.id, qty: 1 }],
    shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
    codes,
  };
  const shopper = await shop.shopper();
  const { status, body: order } = await rest(shopper, 'POST', '/order', body);
  expect(status).toBe(201);
  // 10 % of 50.00, and the shipping of 100.00; 15 % tax on 45.00.
  expect(order).toMatchObject({ itemsPrice: 50, discountPrice: 105, taxPrice: 6.75, totalPrice: 51.75 });

  const { codes: _codes, ...plain } = body;
  const { body: usual } = await rest(shopper, 'POST', '/order', plain);
  expect(usual).not.toHaveProperty('discountPrice');
  expect((await rest(shopper, 'POST', '/order', { ...body, codes: ['NO-SUCH'] })).body.code).toBe(
    'CODE_INVALID',
  );

  const read = await readOrder(
    { em: shop.em(), settings: await mailSettingsOf(shop) },
    { orderId: order._id },
  );
  const { text } = orderParts(await mailSettingsOf(shop), read).more;
  expect(text).toMatch(
    /Items: \S*50\.00\nTen percent \(\S+\): -\S*5\.00\nTen percent \(\S+\): -\S*100\.00\n/,
  );
});

test('an automatic promotion of the cache counts its uses as they are now, and an edit is seen at once', async () => {
  const discount = async () => (await cart([])).discountPrice;
  expect(await discount()).toBe(0);
  const { data } = await save({ isAutomatic: true, maxUses: 1 });
  expect(await discount()).toBe(5_00);
  await (await shop.shopper()).must(StartCheckoutDocument, checkoutInput([{ productId: lamp.id, qty: 1 }]));
  expect(await discount()).toBe(0);
  const { id, version } = data!.savePromotion;
  await save({ id, version, isAutomatic: true, maxUses: 2 });
  expect(await discount()).toBe(5_00);
});

test('a cart and its checkout have at most five codes', async () => {
  const lines = [{ productId: lamp.id, qty: 1 }];
  const codes = ['1', '2', '3', '4', '5', '6'];
  const { input } = checkoutInput(lines);
  for (const { code, errors } of [
    await shop.guest().execute(DiscountedCartDocument, { lines, codes }),
    await shop.guest().execute(StartCheckoutDocument, { input: { ...input, codes } }),
  ])
    expect([code, errors[0]?.message]).toEqual(['BAD_USER_INPUT', 'A cart has at most 5 codes.']);
});

test('after 20 unknown codes nobody without a session can try more from there', async () => {
  const code = await offer();
  const guess = () =>
    shop.guest().execute(DiscountedCartDocument, {
      lines: [{ productId: lamp.id, qty: 1 }],
      codes: ['WRONG-1', 'WRONG-2', 'WRONG-3', 'WRONG-4'],
    });
  const codes = [];
  for (let turn = 0; turn < 6; turn += 1) codes.push((await guess()).code);
  expect(codes.filter((each) => each === undefined).length).toBeLessThanOrEqual(5);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  // A right one neither: else guessing could go on.
  const { code: right } = await shop
    .guest()
    .execute(DiscountedCartDocument, { lines: [{ productId: lamp.id, qty: 1 }], codes: [code] });
  expect(right).toBe('RATE_LIMITED');
});

test('a product says what an automatic promotion takes off, and what a code takes off it does not say', async () => {
  const offerOf = async (id: string) => (await admin.must(CartOfferDocument, { id })).product.cartOffer;
  await offer();
  expect(await offerOf(lamp.id)).toBeNull();
  await save({ isAutomatic: true, productIds: [lamp.id] });
  expect([await offerOf(lamp.id), await offerOf(shoe.id)]).toEqual(['-10 % in the cart', null]);
  await save({ isAutomatic: true, title: 'Eight off', kind: 'AMOUNT', value: 8_00 });
  expect([await offerOf(lamp.id), await offerOf(shoe.id)]).toEqual([
    '-₹8.00 in the cart',
    '-₹8.00 in the cart',
  ]);
});
