import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdjustStockDocument,
  AvailabilityDocument,
  BackorderedOrderDocument,
  CancelOrderItemsDocument,
  CreateProductDocument,
  DeleteProductDocument,
  DeleteProductsDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { UpdateVariantInput } from './edit-variant.inputs.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = [await shop.admin(), await shop.shopper()];
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const update = (id: string, input: UpdateVariantInput) => admin.execute(UpdateVariantDocument, { id, input });

/** A lamp of which `sold` units were bought. */
async function soldLamp({ stock = 2, limit = 5, sold = 4 } = {}): Promise<string> {
  const { id } = await shop.addProduct({ countInStock: stock });
  await update(id, { backorderLimit: limit });
  await startCheckout(shopper, id, sold);
  return id;
}

test('shoppers see what is there and what can be bought, never a stock below zero; staff see what is owed', async () => {
  const id = await soldLamp();
  const seen = { countInStock: 0, availableQuantity: 3 };
  for (const client of [shop.guest(), shopper, await shop.staff('ORDERS')]) {
    const { product } = await client.must(AvailabilityDocument, { id });
    expect(product).toEqual({
      ...seen,
      inventoryQuantity: null,
      variants: [{ ...seen, inventoryQuantity: null, backorderLimit: null }],
    });
  }
  const { product } = await admin.must(AvailabilityDocument, { id });
  const all = { ...seen, inventoryQuantity: -2 };
  expect(product).toEqual({ ...all, variants: [{ ...all, backorderLimit: 5 }] });
});

test('more than what is there and what may be owed is refused with what can be bought', async () => {
  const id = await soldLamp();
  const other = await shop.shopper();
  const refused = await other.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 4 }]));
  expect(refused.code).toBe('OUT_OF_STOCK');
  expect(refused.errors[0]?.extensions?.lines).toMatchObject([{ reason: 'OUT_OF_STOCK', available: 3 }]);
});

test('ended while units are owed, it sells nothing more, also once some of them are there; what was owed stays', async () => {
  const id = await soldLamp();
  const { updateVariant } = (await update(id, { backorderLimit: null })).data!;
  expect(updateVariant).toMatchObject({ backorderLimit: 0, inventoryQuantity: -2, availableQuantity: 0 });
  const by = (units: number) =>
    admin.must(AdjustStockDocument, { variantId: id, by: units, reason: 'RECEIVED' });
  expect((await by(1)).adjustStock).toMatchObject({ inventoryQuantity: -1, availableQuantity: 0 });
  expect((await by(4)).adjustStock).toMatchObject({ inventoryQuantity: 3, availableQuantity: 3 });
  const { product } = await admin.must(AvailabilityDocument, { id });
  expect(product.variants).toMatchObject([{ backorderLimit: null, availableQuantity: 3 }]);
  // What the form of a product saw is no other limit than the one that is stored.
  const seen = { backorderLimit: null };
  const row = { id, options: [], price: 100, countInStock: 3, backorderLimit: 4, expectedFacts: seen };
  await admin.must(SaveVariantsDocument, { input: { productId: id, optionNames: [], variants: [row] } });
  expect((await update(id, { backorderLimit: 0 })).data!.updateVariant.backorderLimit).toBeNull();
});

test('a stock that is owed is saved as it is with the stock that was seen, may become less, and never more', async () => {
  const id = await soldLamp();
  const set = (countInStock: number, expectedCountInStock?: number) =>
    update(id, { countInStock, expectedCountInStock });
  for (const [wanted, expected] of [[-2], [-3, -2], [-1, 0]] as const)
    expect((await set(wanted, expected)).code).toBe('BAD_USER_INPUT');
  expect((await set(-3, -4)).code).toBe('CONFLICT');
  expect((await set(-2, -2)).data!.updateVariant.inventoryQuantity).toBe(-2);
  expect((await set(-1, -2)).data!.updateVariant.inventoryQuantity).toBe(-1);
  const stale = await set(5, -2);
  expect(stale.errors[0]?.extensions?.variants).toMatchObject([{ countInStock: -1, backorderLimit: 5 }]);
  const one = await admin.execute(UpdateProductDocument, {
    input: { id, countInStock: -1, expectedCountInStock: -1 },
  });
  expect(one.data?.updateProduct.countInStock).toBe(0);
  const row = { id, options: [], price: 100, countInStock: -1, expectedCountInStock: -1 };
  await admin.must(SaveVariantsDocument, { input: { productId: id, optionNames: [], variants: [row] } });
  const taken = await admin.execute(AdjustStockDocument, { variantId: id, by: -1, reason: 'LOST' });
  expect(taken).toMatchObject({ code: 'CONFLICT', errors: [{ message: expect.stringContaining('only 0') }] });
  expect((await set(5, -1)).data!.updateVariant.countInStock).toBe(5);
});

test('a client that writes back the stock that it read leaves what is owed', async () => {
  const id = await soldLamp();
  const set = (input: object) => admin.must(UpdateProductDocument, { input: { id, ...input } });
  const stock = async () =>
    (await admin.must(AvailabilityDocument, { id })).product.variants[0]?.inventoryQuantity;
  await set({ name: 'Lamp', countInStock: 0 });
  expect(await stock()).toBe(-2);
  await set({ countInStock: 0, expectedCountInStock: -2 });
  expect(await stock()).toBe(0);
});

test('of units that are cancelled and cannot be sold, those that were owed or are missing are not written off', async () => {
  const { id } = await shop.addProduct({ countInStock: 2 });
  await update(id, { backorderLimit: 9 });
  const checkout = await startCheckout(shopper, id, 5);
  const orderId = (await place(shopper, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  const [line] = await shop.em().execute('select id from order_lines where order_id = ?', [orderId]);
  const lines = [{ orderItemId: line!.id, quantity: 5, restock: false }];
  const input = { orderId, lines, reason: 'Broken', idempotencyKey: randomUUID() };
  await admin.must(CancelOrderItemsDocument, { input });
  const { product } = await admin.must(AvailabilityDocument, { id });
  expect(product.variants).toMatchObject([{ inventoryQuantity: 0, availableQuantity: 9 }]);
});

test('a broken unit that is cancelled is missing to the order that was to get the next one', async () => {
  const { id } = await shop.addProduct({ countInStock: 1 });
  await update(id, { backorderLimit: 9 });
  const buy = async () => {
    const checkout = await startCheckout(shopper, id, 1);
    return (await place(shopper, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  };
  const orders = [await buy(), await buy()];
  const lineOf = async (order: string) =>
    (await admin.must(BackorderedOrderDocument, { id: order })).order.orderItems[0]!;
  expect(await Promise.all(orders.map(lineOf))).toMatchObject([
    { backorderedQuantity: 0 },
    { backorderedQuantity: 1 },
  ]);
  const broken = { orderItemId: (await lineOf(orders[0]!)).id, quantity: 1, restock: false };
  const input = { orderId: orders[0]!, lines: [broken], reason: 'Broken', idempotencyKey: randomUUID() };
  await admin.must(CancelOrderItemsDocument, { input });
  const { product } = await admin.must(AvailabilityDocument, { id });
  expect(product.variants).toMatchObject([{ inventoryQuantity: -1, availableQuantity: 8 }]);
  expect(await lineOf(orders[1]!)).toMatchObject({ backorderedQuantity: 1 });
});

test.each(['updateVariant', 'saveVariants'] as const)(
  'a client that writes back the stock that it read by %s leaves what is owed',
  async (mutation) => {
    const id = await soldLamp();
    const set = (input: { countInStock: number; expectedCountInStock?: number }) => {
      if (mutation === 'updateVariant')
        return admin.must(UpdateVariantDocument, { id, input: { price: 77_00, ...input } });
      const row = { id, options: [], price: 77_00, ...input };
      return admin.must(SaveVariantsDocument, { input: { productId: id, optionNames: [], variants: [row] } });
    };
    const stock = async () =>
      (await admin.must(AvailabilityDocument, { id })).product.variants[0]?.inventoryQuantity;
    await set({ countInStock: 0 });
    expect(await stock()).toBe(-2);
    await set({ countInStock: 0, expectedCountInStock: -2 });
    expect(await stock()).toBe(0);
  },
);

test('what is owed is removed only once the debt is paid', async () => {
  const id = await soldLamp();
  const variants = [{ options: ['M'], price: 77_00, countInStock: 1 }];
  const without = { input: { productId: id, optionNames: ['Size'], variants } };
  const refused = await admin.execute(SaveVariantsDocument, without);
  expect(refused).toMatchObject({
    code: 'BACKORDERED',
    errors: [
      { message: expect.stringContaining(': 2 units are on backorder. Ship or cancel these orders first') },
    ],
  });
  expect((await admin.execute(DeleteProductDocument, { id })).code).toBe('BACKORDERED');
  const sofa = (await shop.addProduct({})).id;
  const { deleteProducts } = await admin.must(DeleteProductsDocument, { ids: [id, sofa] });
  expect(deleteProducts).toMatchObject([
    { id, ok: false, code: 'BACKORDERED' },
    { id: sofa, ok: true },
  ]);
  await admin.must(AdjustStockDocument, { variantId: id, by: 2, reason: 'RECEIVED' });
  await admin.must(SaveVariantsDocument, without);
  await admin.must(DeleteProductDocument, { id });
});

test('an edit of many products that added units which were owed can be undone, with what was sold since taken off', async () => {
  const id = await soldLamp();
  const edit = (changes: object, expectedCountInStock?: number) =>
    admin.must(UpdateProductsDocument, { products: [{ id, expectedCountInStock }], changes });
  const undo = async () => (await admin.must(UndoUpdateProductsDocument, { ids: [id] })).undoUpdateProducts;
  const stored = async () => (await admin.must(AvailabilityDocument, { id })).product.variants[0];
  await edit({ stock: { countInStock: 7 } });
  await startCheckout(await shop.shopper(), id, 1);
  expect(await undo()).toMatchObject([{ ok: true }]);
  expect(await stored()).toMatchObject({ inventoryQuantity: -3, backorderLimit: 5 });
  await edit({ stock: { countInStock: 0 } });
  expect(await stored()).toMatchObject({ inventoryQuantity: -3 });
  await edit({ stock: { countInStock: 0 }, backorderLimit: null }, -3);
  expect(await stored()).toMatchObject({ inventoryQuantity: 0 });
  expect(await undo()).toMatchObject([{ ok: true }]);
  expect(await stored()).toMatchObject({ inventoryQuantity: -3, backorderLimit: 5 });
});

test('no new variant begins with units that are owed', async () => {
  const owed = { options: ['M'], price: 100, countInStock: -2, expectedCountInStock: -5, backorderLimit: 9 };
  const variants = { optionNames: ['Size'], variants: [owed] };
  const { id } = await shop.addProduct();
  const saved = await admin.execute(SaveVariantsDocument, { input: { productId: id, ...variants } });
  expect(saved.code).toBe('BAD_USER_INPUT');
  const created = await admin.execute(CreateProductDocument, { input: { name: 'Shirt', variants } });
  expect(created.code).toBe('BAD_USER_INPUT');
});

test('many products are sold on backorder with one edit, which can be undone, and their stock is compared with its sign', async () => {
  const id = await soldLamp({ limit: 5 });
  const edit = (changes: object, seen: object = {}) =>
    admin.must(UpdateProductsDocument, { products: [{ id, ...seen }], changes });
  const variant = async () => {
    const { product } = await admin.must(AvailabilityDocument, { id });
    return product.variants[0];
  };
  expect((await edit({ backorderLimit: 9 })).updateProducts).toMatchObject([{ ok: true }]);
  expect(await variant()).toMatchObject({ backorderLimit: 9 });
  expect((await admin.must(UndoUpdateProductsDocument, { ids: [id] })).undoUpdateProducts).toMatchObject([
    { ok: true },
  ]);
  expect(await variant()).toMatchObject({ backorderLimit: 5 });
  const stale = await edit({ stock: { add: 1 } }, { expectedCountInStock: 0 });
  expect(stale.updateProducts).toMatchObject([{ ok: false }]);
  const added = await edit({ stock: { add: 1 } }, { expectedCountInStock: -2 });
  expect(added.updateProducts).toMatchObject([{ ok: true }]);
  const lower = await edit({ stock: { add: -1 } }, { expectedCountInStock: -1 });
  expect(lower.updateProducts).toMatchObject([{ ok: false }]);
});
