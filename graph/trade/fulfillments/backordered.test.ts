import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  AdjustStockDocument,
  BackorderedOrderDocument,
  BackorderedOrdersDocument,
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  CreateFulfillmentsDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = [await shop.admin(), await shop.shopper()];
  await offerAllWaysToPay(shop);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function lampOn(countInStock: number): Promise<string> {
  const { id } = await shop.addProduct({ name: 'Lamp', countInStock });
  await admin.must(UpdateVariantDocument, { id, input: { backorderLimit: 100 } });
  return id;
}

/** A paid order of a product. Returns its id. */
async function bought(product: string, qty: number, buyer = shopper): Promise<string> {
  const checkout = await startCheckout(buyer, product, qty);
  return (await place(buyer, checkout, await shop.pay(checkout))).data!.placeOrder.id;
}

const linesOf = async (id: string) => (await admin.must(BackorderedOrderDocument, { id })).order.orderItems;
const owedBy = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await linesOf(id))[0]!.backorderedQuantity));
const receive = (variantId: string, by: number) =>
  admin.must(AdjustStockDocument, { variantId, by, reason: 'RECEIVED' });
const ship = (orderId: string, lines?: { orderItemId: string; quantity: number }[]) =>
  admin.must(CreateFulfillmentDocument, { input: { orderId, lines, idempotencyKey: randomUUID() } });

test('an order says what of it is on backorder, and what comes in goes to the oldest orders', async () => {
  const lamp = await lampOn(3);
  const orders = [await bought(lamp, 2), await bought(lamp, 3), await orderLater(shopper, lamp, 'cod', 4)];
  expect(await owedBy(orders)).toEqual([0, 2, 4]);
  await receive(lamp, 1);
  expect(await owedBy(orders)).toEqual([0, 1, 4]);
  await receive(lamp, 2);
  expect(await owedBy(orders)).toEqual([0, 0, 3]);
  await receive(lamp, 9);
  expect(await owedBy(orders)).toEqual([0, 0, 0]);
});

test('units that are shipped are on backorder no more, and those of a cancelled order go to the next one', async () => {
  const lamp = await lampOn(2);
  const [first, second, third] = [await bought(lamp, 2), await bought(lamp, 2), await bought(lamp, 2)];
  await ship(first);
  expect(await owedBy([first, second, third])).toEqual([0, 2, 2]);
  const [line] = await linesOf(second);
  const cancelled = { orderItemId: line!.id, quantity: 1 };
  await admin.must(CancelOrderItemsDocument, {
    input: { orderId: second, lines: [cancelled], idempotencyKey: randomUUID() },
  });
  expect(await owedBy([first, second, third])).toEqual([0, 1, 2]);
  await receive(lamp, 2);
  expect(await owedBy([first, second, third])).toEqual([0, 0, 1]);
  const [half] = await linesOf(third);
  await ship(third, [{ orderItemId: half!.id, quantity: 1 }]);
  expect(await owedBy([third])).toEqual([1]);
});

test('orders with units on backorder are listed and exported apart from those that can be packed', async () => {
  const before = await admin.must(BackorderedOrdersDocument, { backordered: true });
  const lamp = await lampOn(2);
  const [first, second] = [await bought(lamp, 2), await bought(lamp, 1)];
  const listed = async (backordered: boolean | null) =>
    (await admin.must(BackorderedOrdersDocument, { backordered })).orders;
  const idsOf = async (backordered: boolean) => (await listed(backordered)).orders.map(({ id }) => id);
  expect((await listed(true)).total).toBe(before.orders.total + 1);
  expect(await idsOf(true)).toContain(second);
  expect(await idsOf(true)).not.toContain(first);
  expect(await idsOf(false)).toContain(first);
  expect(await idsOf(false)).not.toContain(second);
  const { number } = await shop.em().findOneOrFail(Order, second);
  const file = await (await admin.fetch('/files/orders.csv?backordered=true')).text();
  expect(file.split('\n')[1]).toMatch(new RegExp(`^#${number},`));
  await receive(lamp, 1);
  expect(await idsOf(true)).not.toContain(second);
  expect(await idsOf(false)).toContain(second);
  expect((await listed(null)).total).toBe((await listed(true)).total + (await listed(false)).total);
});

test('staff who ship a newer order first leave the units of an older one to be waited for', async () => {
  const lamp = await lampOn(1);
  const [older, newer] = [await bought(lamp, 1), await bought(lamp, 1)];
  expect(await owedBy([older, newer])).toEqual([0, 1]);
  await ship(newer);
  expect(await owedBy([older, newer])).toEqual([1, 0]);
});

test('of an unpaid order that was shipped in part the rest is on the shelf, or on backorder', async () => {
  const [lamp, sofa] = [await lampOn(1), (await shop.addProduct({ name: 'Sofa', countInStock: 10 })).id];
  const input = checkoutInput([
    { productId: lamp, qty: 4 },
    { productId: sofa, qty: 4 },
  ]);
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, input);
  const order = (await place(shopper, checkout)).data!.placeOrder.id;
  const lines = await linesOf(order);
  await ship(
    order,
    lines.map(({ id }) => ({ orderItemId: id, quantity: 2 })),
  );
  expect((await linesOf(order)).map(({ backorderedQuantity }) => backorderedQuantity)).toEqual([2, 0]);
  const [shelf] = await shop
    .em()
    .execute<object[]>(
      `with wanted as (select ?::uuid as variant_id, null::uuid as since) ${shop.ports.shelfUnits}`,
      [sofa],
    );
  expect(shelf).toMatchObject({ reserved: 2 });
  const rest = { orderId: order, reason: 'None came in', idempotencyKey: randomUUID() };
  const refused = await admin.execute(CancelOrderItemsDocument, { input: rest });
  expect(refused).toMatchObject({
    code: 'CONFLICT',
    errors: [{ message: expect.stringContaining('Record its payment first') }],
  });
});

test('an open checkout is owed as well, and gives place to others when its time is up', async () => {
  const lamp = await lampOn(1);
  const open = await startCheckout(await shop.shopper(), lamp, 2);
  const later = await bought(lamp, 2);
  expect(await owedBy([later])).toEqual([2]);
  await shop.em().nativeUpdate(Checkout, open.id, { expiresAt: new Date(0) });
  await expireHolds({ em: shop.em(), ports: shop.ports });
  expect(await owedBy([later])).toEqual([1]);
  await startCheckout(await shop.shopper(), lamp, 1);
  expect(await owedBy([later])).toEqual([1]);
});

test('an unpaid order is as late as its last payment, which took its units again', async () => {
  const lamp = await lampOn(1);
  const checkout = await startCheckout(shopper, lamp, 1);
  const unpaid = (await place(shopper, checkout)).data!.placeOrder.id;
  expect(await owedBy([unpaid])).toEqual([0]);
  await shop.em().nativeUpdate(Checkout, checkout.id, { expiresAt: new Date(0) });
  await expireHolds({ em: shop.em(), ports: shop.ports });
  const other = await bought(lamp, 1, await shop.shopper());
  expect(await owedBy([unpaid, other])).toEqual([0, 0]);
  await shopper.must(StartPaymentDocument, { orderId: unpaid });
  expect(await owedBy([unpaid, other])).toEqual([1, 0]);
});

test('an unpaid order whose units went back takes those of another one when it is shipped: they are owed', async () => {
  const lamp = await lampOn(1);
  const checkout = await startCheckout(shopper, lamp, 1);
  const unpaid = (await place(shopper, checkout)).data!.placeOrder.id;
  await shop.em().nativeUpdate(Checkout, checkout.id, { expiresAt: new Date(0) });
  await expireHolds({ em: shop.em(), ports: shop.ports });
  const other = await bought(lamp, 3, await shop.shopper());
  expect(await owedBy([other])).toEqual([2]);
  await ship(unpaid);
  expect(await owedBy([other])).toEqual([3]);
  await receive(lamp, 3);
  expect(await owedBy([other])).toEqual([0]);
});

test('the first mail says what is on backorder instead of that the order is packed next, and promises no day', async () => {
  const [lamp, sofa] = [await lampOn(1), await shop.addProduct({ name: 'Sofa', countInStock: 9 })];
  const input = checkoutInput([
    { productId: lamp, qty: 3 },
    { productId: sofa.id, qty: 1 },
  ]);
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, input);
  const orderId = (await place(shopper, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  const { shippingMethod } = await shop.em().findOneOrFail(Order, orderId);
  // As if the last unit was sold while it was priced.
  const delivery = { from: '2030-01-01', to: '2030-01-02' };
  await shop.em().nativeUpdate(Order, orderId, { shippingMethod: { ...shippingMethod!, delivery } });
  const mailOf = async (type: string) => {
    const mail = { id: '', userId: null, orderId, toAddress: 'a@b.example', toName: 'Ada', data: {} };
    const deps = { ...shop, em: shop.em(), settings: await mailSettingsOf(shop) };
    return (await shop.ports.mailTypes[type]!.prepare(deps, mail))!;
  };
  const { text, html } = await mailOf('order.confirmed');
  expect(text).toContain('We have your payment.\n\n2 of 4 items are on backorder');
  expect(text).toMatch(
    /^Lamp, 3 items, .+\n {2}2 on backorder: they ship when they are back in stock\nSofa/m,
  );
  expect(text).toContain('1. It is back in stock. Items of your order are on backorder.\n2. We pack it.');
  expect(html).toContain('2 on backorder: they ship when they are back in stock');
  expect((await mailOf('order.accepted')).text).toContain('2 of 4 items are on backorder');
  for (const said of [text, html]) {
    expect(said).not.toContain('pack your order next');
    expect(said).not.toContain('Arrives');
  }
  await receive(lamp, 5);
  const later = (await mailOf('order.confirmed')).text;
  expect(later).toContain('pack your order next');
  expect(later).toContain('Arrives');
  expect(later).not.toContain('backorder');
});

test('a pick list has what is there, and packing slips name what is on backorder', async () => {
  const lamp = await lampOn(3);
  const orders = [await bought(lamp, 2), await bought(lamp, 2)];
  const page = async (path: string) =>
    (await (await admin.fetch(`/documents/${path}?orders=${orders}`)).text()).replaceAll('<!-- -->', '');
  const list = await page('pick-list');
  expect(list).toContain('<td class="n">3</td>');
  const { number } = await shop.em().findOneOrFail(Order, orders[1]!);
  expect(list).toContain(`#${number} × 1, #${number}: 1 on backorder`);
  expect((await page('packing-slips')).match(/1 on backorder/g)).toHaveLength(1);
});

test('orders that are shipped together leave out what is on backorder, and are refused when nothing else is open', async () => {
  const lamp = await lampOn(1);
  const [first, second] = [await bought(lamp, 2), await bought(lamp, 1)];
  const numbers = await Promise.all(
    [first, second].map(async (id) => (await shop.em().findOneOrFail(Order, id)).number),
  );
  const input = {
    rows: numbers.map((number) => ({ number })),
    leaveOutBackordered: true,
    notify: false,
    idempotencyKey: randomUUID(),
  };
  const send = async () =>
    (await admin.must(CreateFulfillmentsDocument, { input })).createFulfillments.results;
  const results = await send();
  expect(results).toMatchObject([{ code: null }, { code: 'BACKORDERED' }]);
  expect(results[0]!.fulfillment?.lines).toMatchObject([{ quantity: 1 }]);
  expect(await owedBy([first, second])).toEqual([1, 1]);
  await receive(lamp, 1);
  expect(await send()).toEqual(results);
  expect(await owedBy([first, second])).toEqual([0, 1]);
});
