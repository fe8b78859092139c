import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountActor, Permission } from '../../core/actor.ts';
import { recordEvent } from '../../core/record-event.ts';
import {
  AdjustStockDocument,
  AuditLogDocument,
  CreateProductDocument,
  DeleteUserDocument,
  SaveCategoryDocument,
  SavePromotionDocument,
  SaveShippingMethodDocument,
  SaveShopSettingsDocument,
  SaveTaxRateDocument,
  SaveVariantsDocument,
  SetPermissionsDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
  UpdateUserDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let keeper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  keeper = await shop.staff(Permission.Staff, Permission.Orders);
  await keeper.must(SetPermissionsDocument, {
    input: { userId: (await shop.staff('ORDERS')).user.id, permissions: ['STAFF'] },
  });
  shop.clock.advance(60_000);
  const data = { changed: ['name', 'price'], old: { price: 4999 }, new: { price: 3999 } };
  await record(admin, { type: 'product.updated', subject: 'p1', data });
  await record(await shop.shopper(), { type: 'review.written', subject: 'p1', data: { rating: 4 } });
});
afterAll(() => shop?.close());

function record({ user }: TestClient, event: Parameters<typeof recordEvent>[2]): Promise<void> {
  const source = { actor: accountActor(user, 'password', shop.settings), ports: shop.ports };
  return shop.em().transactional((em) => recordEvent(em, source, event));
}

const log = async (variables = {}) => (await keeper.must(AuditLogDocument, variables)).auditLog;

test('it says who changed what, with old and new values, newest first, and leaves shoppers out', async () => {
  const own = (await log()).entries.filter(({ type }) => /^(permission|product|review)/.test(type));
  expect(own).toEqual([
    {
      actorId: admin.user.id,
      actorName: 'Ada Admin',
      type: 'product.updated',
      sentence: 'A product was edited.',
      subjectType: 'product',
      subjectId: 'p1',
      subjectName: null,
      orderId: null,
      orderNumber: null,
      changes: [
        { field: 'name', old: null, new: null, sentence: 'Name changed' },
        { field: 'price', old: '4999', new: '3999', sentence: 'Price from ₹49.99 to ₹39.99' },
      ],
    },
    expect.objectContaining({
      actorId: keeper.user.id,
      type: 'permission.changed',
      subjectName: expect.stringMatching(/./),
      changes: [
        {
          field: 'permissions',
          old: 'ORDERS',
          new: 'STAFF',
          sentence: expect.stringMatching(/^Permissions of .+ from Orders to Staff$/),
        },
      ],
    }),
  ]);
});

test('it is narrowed by who, what and when', async () => {
  const typesOf = async (variables: object) => (await log(variables)).entries.map(({ type }) => type);
  expect(await typesOf({ subject: 'p1' })).toEqual(['product.updated']);
  expect(await typesOf({ actor: keeper.user.id })).toContain('permission.changed');
  expect(await typesOf({ actor: keeper.user.id })).not.toContain('product.updated');
  expect(await typesOf({ actor: 'nobody' })).toEqual([]);
  expect(await typesOf({ subjectType: 'product' })).toEqual(['product.updated']);
  expect(await typesOf({ subjectType: 'order' })).toEqual([]);
  expect((await keeper.execute(AuditLogDocument, { subjectType: 'people' })).code).toBe('BAD_USER_INPUT');
  const middle = new Date(shop.ports.now().getTime() - 30_000).toISOString();
  expect(await typesOf({ from: middle })).toContain('product.updated');
  expect(await typesOf({ to: middle })).not.toContain('product.updated');
});

test('it is read by pages', async () => {
  const { total, pages } = await log({ pageSize: 1 });
  expect(pages).toBe(total);
  const { entries } = await log({ pageSize: 1, page: total });
  expect(entries).toHaveLength(1);
  expect((await log({ pageSize: 1, page: total + 1 })).entries).toEqual([]);
});

test('every mutation leaves old and new values, and of people only the names of fields', async () => {
  const person = (await shop.staff('ORDERS')).user.id;
  const { createProduct: lamp } = await admin.must(CreateProductDocument, {
    input: { name: 'Kettle', price: 2990, countInStock: 10, taxClass: 'books' },
  });
  const input = { id: lamp.id, name: 'Tea kettle', price: 3289, countInStock: 8 };
  await admin.must(UpdateProductDocument, { input });
  await admin.must(UpdateUserDocument, { input: { id: person, name: 'Secret name' } });
  await admin.must(DeleteUserDocument, { id: person });
  const sentencesOf = async (subject: string) =>
    (await log({ subject })).entries.map(({ type, changes }) => [
      type,
      ...changes.map(({ sentence }) => sentence),
    ]);
  expect(await sentencesOf(lamp.id)).toEqual([
    [
      'product.updated',
      'Price of Tea kettle from ₹29.90 to ₹32.89',
      'Stock of Tea kettle from 10 to 8',
      'Name of Tea kettle from Kettle to Tea kettle',
      'Slug of Tea kettle from kettle to tea-kettle',
    ],
    ['product.created', 'With price ₹29.90; stock 10; tax class books'],
  ]);
  expect(await sentencesOf(person)).toEqual([
    ['account.deleted', 'Permissions of Deleted user from Orders to none'],
    ['account.updated', 'Name of Deleted user changed'],
    ['session.started'],
  ]);
  const everything = await shop.em().execute('select data from events');
  expect(JSON.stringify(everything)).not.toContain('Secret');
});

test('changes of variants, settings, promotions and categories are sentences with both values', async () => {
  const latest = async () => (await log()).entries[0]!.changes.map(({ sentence }) => sentence);
  const { product, variants } = await shop.addVariants({ name: 'Boot', price: 1000, optionNames: ['Size'] }, [
    { options: ['S'], countInStock: 5 },
    { options: ['M'], countInStock: 5 },
  ]);
  shop.clock.advance(1000);
  await admin.must(UpdateVariantDocument, { id: variants[1]!.id, input: { price: 900, sku: 'BOOT-M' } });
  expect(await latest()).toEqual([
    'SKU of Boot (M) from none to BOOT-M',
    'Price of Boot (M) from ₹10.00 to ₹9.00',
  ]);
  shop.clock.advance(1000);
  await admin.must(AdjustStockDocument, { variantId: variants[1]!.id, by: -2, reason: 'DAMAGED' });
  expect(await latest()).toEqual(['Reason of Boot: damaged', 'Stock of Boot (M) from 5 to 3']);
  shop.clock.advance(1000);
  const row = { options: ['L'], price: 1100, countInStock: 1 };
  await admin.must(SaveVariantsDocument, {
    input: { productId: product.id, optionNames: ['Size'], variants: [row] },
  });
  expect(await latest()).toEqual([
    'Boot (L) was added, at ₹11.00, 1 in stock',
    'Boot (S) was removed, at ₹10.00, 5 in stock',
    'Boot (M) was removed, at ₹9.00, 3 in stock',
  ]);
  shop.clock.advance(1000);
  const rate = { name: 'Tax', taxClass: 'standard', basisPoints: 1900 };
  await admin.must(SaveTaxRateDocument, { input: { ...rate, version: 0 } });
  expect(await latest()).toEqual(['Rate of Tax from 15 % to 19 %']);
  shop.clock.advance(1000);
  await admin.must(SaveShopSettingsDocument, { input: { version: 0, name: 'Kettles & Co' } });
  expect(await latest()).toEqual(['Name of the shop from Citron to Kettles & Co']);
  shop.clock.advance(1000);
  const { saveCategory: category } = await admin.must(SaveCategoryDocument, { input: { name: 'Tea' } });
  shop.clock.advance(1000);
  await admin.must(SaveCategoryDocument, { input: { id: category.id, name: 'Tea & Coffee' } });
  expect((await latest())[0]).toBe('Name of Tea & Coffee from Tea to Tea & Coffee');
});

test('something new is one sentence with what was set, in words of shopkeepers', async () => {
  shop.clock.advance(1000);
  const input = {
    title: 'Winter 10',
    kind: 'PERCENT' as const,
    value: 1000,
    code: 'WINTER10',
    maxPerPerson: 1,
  };
  const promotion = await admin.must(SavePromotionDocument, {
    input: { ...input, categoryIds: [], productIds: [] },
  });
  const [entry] = (await log({ subject: promotion.savePromotion.id })).entries;
  expect(entry).toMatchObject({ sentence: 'A promotion was created.', subjectName: 'Winter 10' });
  expect(entry!.changes).toEqual([
    expect.objectContaining({
      field: 'created',
      sentence: 'With percent off; discount 10 %; code WINTER10; uses of one customer 1',
    }),
  ]);
  shop.clock.advance(1000);
  await admin.must(SaveShippingMethodDocument, {
    input: {
      version: 0,
      name: 'Counter',
      kind: 'PICKUP',
      price: 0,
      description: '12 High Street',
      daysMin: 1,
      daysMax: 2,
      isActive: true,
    },
  });
  const [setting] = (await log({ subjectType: 'settings' })).entries;
  expect(setting).toMatchObject({ subjectName: 'Shipping methods' });
  expect(setting!.changes.map(({ sentence }) => sentence)).toEqual([
    'Counter was added, with pick up; price ₹0.00; description 12 High Street; days at least 1; days at most 2',
  ]);
});

test('a change of many products and its undo are told as such', async () => {
  shop.clock.advance(1000);
  const products = await Promise.all([4000, 5000].map((price) => shop.addProduct({ price })));
  const ids = products.map(({ id }) => id);
  await admin.must(UpdateProductsDocument, {
    products: products.map(({ id, price }) => ({ id, expectedPrice: price, expectedHighestPrice: price })),
    changes: { price: { basisPoints: -1000 } },
  });
  const latest = async () => (await log({ subject: ids[0]! })).entries[0]!;
  expect((await latest()).sentence).toBe('A product was edited, in a change of 2 products at once.');
  shop.clock.advance(1000);
  await admin.must(UndoUpdateProductsDocument, { ids });
  expect(await latest()).toMatchObject({
    sentence: 'A change of 2 products at once was undone.',
    changes: [{ sentence: expect.stringMatching(/^Price of .+ from ₹36\.00 to ₹40\.00$/) }],
  });
});

test('an order of staff is one entry, with its total and without what programs call it', async () => {
  shop.clock.advance(1000);
  const data = { checkout: v7(), totalPrice: 5000, currency: 'INR' };
  const order = v7();
  await record(keeper, { type: 'checkout.started', subject: data.checkout, data });
  await record(keeper, { type: 'order.placed', subject: order, data });
  expect((await log()).entries.map(({ type }) => type)).not.toContain('checkout.started');
  const ofCheckouts = (await log({ subjectType: 'checkout' })).entries;
  expect(ofCheckouts.map(({ type }) => type)).toEqual(['checkout.started']);
  const [placed] = (await log({ subject: order })).entries;
  expect(placed!.changes.map(({ sentence }) => sentence)).toEqual(['Total: ₹50.00']);
});

test('shipped lines are counted, ids and empty lists left out, and the days of an export are no price', async () => {
  const sentences = async (type: string, data: object) => {
    const subject = v7();
    await record(keeper, { type, subject, data } as Parameters<typeof recordEvent>[2]);
    const [entry] = (await log({ subject })).entries;
    return [entry!.sentence, ...entry!.changes.map(({ sentence }) => sentence)];
  };
  const lines = [1, 2].map((quantity) => ({ orderItemId: v7(), quantity }));
  expect(await sentences('fulfillment.created', { fulfillment: v7(), lines, isMailed: true })).toEqual([
    'Items of an order were shipped.',
    'With 3 items; mailed',
  ]);
  expect(await sentences('fulfillment.undone', { fulfillment: v7(), lines: lines.slice(0, 1) })).toEqual([
    'Items of an order were not shipped after all.',
    'Contents: 1 item',
  ]);
  expect(await sentences('orders.exported', { orders: null, fields: [], isByLine: true })).toEqual([
    'Orders were exported, of a filter.',
    'By line: yes',
  ]);
  const days = { from: '2026-11-01', to: '2026-11-26' };
  const exported = { file: 'credit-notes', format: 'xlsx', ...days, currency: 'INR' };
  expect(await sentences('bookkeeping.exported', exported)).toEqual([
    'The file of credit notes from 2026-11-01 to 2026-11-26 in INR was exported as XLSX.',
  ]);
  expect(await sentences('bookkeeping.exported', { ...exported, isWhole: false })).toEqual([
    'The file of credit notes from 2026-11-01 to 2026-11-26 in INR was exported as XLSX, and cut off.',
  ]);
});
