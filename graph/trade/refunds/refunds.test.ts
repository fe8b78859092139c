import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AfterSaleDocument,
  CancelOrderItemsDocument,
  type CancelOrderItemsInput,
  ConfirmRefundDocument,
  CreateFulfillmentDocument,
  MarkDeliveredDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** 3 units at 20.00, 9.00 tax and 100.00 shipping: 169.00. */
async function paidOrder() {
  const lamp = await shop.addProduct({ price: 20_00, countInStock: 10 });
  const checkout = await startCheckout(shopper, lamp.id, 3);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  const { id } = data!.placeOrder;
  const [line] = (await read(id)).orderItems;
  const stock = async () => (await shop.em().findOneOrFail(Variant, line!.variantId)).countInStock;
  return { orderId: id, line: line!.id, stock };
}
const read = async (id: string) => (await admin.must(AfterSaleDocument, { id })).order;
const key = () => randomUUID();
const cancel = (client: TestClient, orderId: string, more: Partial<CancelOrderItemsInput> = {}) =>
  client.execute(CancelOrderItemsDocument, {
    input: { orderId, idempotencyKey: key(), ...more },
  });
const refund = (orderId: string, more: object) =>
  admin.execute(RefundOrderDocument, {
    input: { orderId, idempotencyKey: key(), reason: 'A scratch.', ...more },
  });
const ship = (id: string) => admin.must(MarkDeliveredDocument, { id });
async function mailsOf(orderId: string, type: string) {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type, orderId }, { orderBy: { id: 'asc' } });
  return mails.map(({ kept }) => kept!);
}

test('a buyer cancels a paid order: all of it goes back, its items into stock, with one mail each', async () => {
  const { orderId, stock } = await paidOrder();
  expect(await stock()).toBe(7);
  const { data } = await cancel(shopper, orderId, { reason: 'See evil.example' });
  const { order } = data!.cancelOrderItems;
  expect(order).toMatchObject({
    isPaid: true,
    cancelledAt: expect.any(String),
    isCancellable: false,
    credits: [
      {
        kind: 'CANCELLATION',
        amount: { amount: 169_00, currency: 'INR' },
        shippingAmount: { amount: 100_00 },
      },
    ],
    refunds: [{ state: 'MADE', amount: { amount: 169_00 }, isManual: false }],
    refundable: { amount: { amount: 0 } },
    orderItems: [{ cancelledQuantity: 3, creditedQuantity: 3 }],
  });
  expect(await stock()).toBe(10);
  const [mail, ...others] = await mailsOf(orderId, 'order.itemsCancelled');
  expect(others).toEqual([]);
  expect(mail!.text).toContain('you cancelled your order');
  expect(mail!.text).toContain('169.00 goes back to you');
  const [refunded, ...more] = await mailsOf(orderId, 'payment.refunded');
  expect(more).toEqual([]);
  // Whoever buys can give the address of somebody else.
  expect(mail!.text + refunded!.text).not.toContain('evil.example');
  expect(await mailsOf(orderId, 'order.cancelled')).toEqual([]);
});

test('units that staff cancel give back their share; the rest is sold, and the shipping stays', async () => {
  const { orderId, line, stock } = await paidOrder();
  const lines = [{ orderItemId: line, quantity: 1, restock: false }];
  const { data } = await cancel(admin, orderId, { lines, reason: 'One is broken.' });
  expect(data!.cancelOrderItems.order).toMatchObject({
    cancelledAt: null,
    isCancellable: true,
    credits: [
      { amount: { amount: 23_00 }, reason: 'One is broken.', lines: [{ quantity: 1, isRestocked: false }] },
    ],
    refunds: [{ state: 'MADE', amount: { amount: 23_00 } }],
    refundable: { amount: { amount: 146_00 }, shippingAmount: { amount: 100_00 } },
  });
  // What is broken is written off.
  expect(await stock()).toBe(7);
  const [cancelled] = await mailsOf(orderId, 'order.itemsCancelled');
  expect(cancelled!.subject).toMatch(/^Items of your order #\d+ at .* were cancelled$/);
  expect(cancelled!.text).toContain('One is broken.');
  expect(cancelled!.text).toContain('1 item');
  expect(cancelled!.text).not.toContain('3 items');
  await ship(orderId);
  const [delivered] = await mailsOf(orderId, 'order.delivered');
  expect(delivered!.text).toContain('2 items');
  expect(delivered!.text).not.toContain('3 items');
  expect((await read(orderId)).deliveredAt).not.toBeNull();
  expect(await stock()).toBe(7);
});

test('one cancellation says of each line whether its units can be sold again, in one mail', async () => {
  const products = [await shop.addProduct({ countInStock: 5 }), await shop.addProduct({ countInStock: 5 })];
  const cart = checkoutInput(products.map(({ id }) => ({ productId: id, qty: 2 })));
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, cart);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  const { id } = data!.placeOrder;
  const items = (await read(id)).orderItems;
  const lines = items.map((item, n) => ({ orderItemId: item.id, quantity: 2, restock: n === 0 }));
  await cancel(admin, id, { lines });
  const { credits, cancelledAt } = await read(id);
  expect(credits).toHaveLength(1);
  expect(cancelledAt).not.toBeNull();
  expect(await mailsOf(id, 'order.itemsCancelled')).toHaveLength(1);
  const stocks = items.map(({ variantId }) => shop.em().findOneOrFail(Variant, variantId));
  expect((await Promise.all(stocks)).map(({ countInStock }) => countInStock)).toEqual([5, 3]);
});

test('cancelling what is left of an order ends it, with its shipping', async () => {
  const { orderId, line, stock } = await paidOrder();
  await cancel(admin, orderId, { lines: [{ orderItemId: line, quantity: 2 }] });
  const { data } = await cancel(shopper, orderId);
  const { order } = data!.cancelOrderItems;
  expect(order.credits.map(({ amount }) => amount.amount)).toEqual([46_00, 123_00]);
  expect(order.cancelledAt).not.toBeNull();
  expect(await stock()).toBe(10);
  expect((await cancel(admin, orderId)).code).toBe('CONFLICT');
});

test('the same key cancels once, more units than are left are refused', async () => {
  const { orderId, line } = await paidOrder();
  const lines = [{ orderItemId: line, quantity: 2 }];
  const once = { lines, idempotencyKey: key() };
  await cancel(admin, orderId, once);
  const again = await cancel(admin, orderId, once);
  expect(again.data!.cancelOrderItems.order.credits).toHaveLength(1);
  expect((await cancel(admin, orderId, { lines })).code).toBe('CONFLICT');
  expect((await cancel(admin, orderId, { lines: [...lines, ...lines] })).code).toBe('BAD_USER_INPUT');
  expect((await cancel(admin, orderId, { lines: [{ orderItemId: key(), quantity: 1 }] })).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('a key that was used for something else of an order is refused, and changes nothing', async () => {
  const { orderId, line } = await paidOrder();
  const lines = [{ orderItemId: line, quantity: 1 }];
  const cancelled = { lines, reason: 'Broken.', idempotencyKey: key() };
  await cancel(admin, orderId, cancelled);
  const all = [{ orderItemId: line, quantity: 2, restock: true }];
  await ship(orderId);
  const back = { lines: all, shippingAmount: 1_00, goodwillAmount: 2_00, idempotencyKey: key() };
  await refund(orderId, back);
  const { idempotencyKey } = cancelled;
  const others = [
    cancel(admin, orderId, { ...cancelled, lines: [{ orderItemId: line, quantity: 2 }] }),
    cancel(admin, orderId, { ...cancelled, reason: 'Lost.' }),
    cancel(admin, orderId, { ...cancelled, lines: [{ ...lines[0]!, restock: false }] }),
    cancel(admin, orderId, { ...cancelled, idempotencyKey: back.idempotencyKey }),
    refund(orderId, { ...back, idempotencyKey }),
    refund(orderId, { ...back, lines: [] }),
    refund(orderId, { ...back, lines: [{ ...all[0], restock: false }] }),
    refund(orderId, { ...back, shippingAmount: 2_00, goodwillAmount: 1_00 }),
    refund(orderId, { ...back, goodwillAmount: 3_00 }),
    refund(orderId, { ...back, reason: 'A dent.' }),
  ];
  const codes = (await Promise.all(others)).map(({ code }) => code);
  expect(codes).toEqual(others.map(() => 'IDEMPOTENCY_KEY_REUSED'));
  expect((await cancel(admin, orderId, cancelled)).code).toBeUndefined();
  expect((await cancel(admin, orderId, { ...cancelled, lines: null })).code).toBeUndefined();
  expect((await refund(orderId, back)).code).toBeUndefined();
  expect((await read(orderId)).credits).toHaveLength(2);
});

test('a buyer cannot cancel what is on its way, nor anybody the order of another', async () => {
  const { orderId, line } = await paidOrder();
  expect((await cancel(await shop.shopper(), orderId)).code).toBe('NOT_FOUND');
  const packer = await shop.staff('ORDERS');
  expect((await cancel(packer, orderId)).code).toBe('FORBIDDEN');
  const input = { orderId, lines: [{ orderItemId: line, quantity: 1 }], idempotencyKey: key(), notify: true };
  await admin.must(CreateFulfillmentDocument, { input });
  expect((await cancel(shopper, orderId)).code).toBe('CONFLICT');
  expect((await shopper.must(AfterSaleDocument, { id: orderId })).order.isCancellable).toBe(false);
  // Staff cancel what is left; the shipping was needed.
  const { data } = await cancel(admin, orderId);
  expect(data!.cancelOrderItems.order).toMatchObject({ cancelledAt: null, isCancellable: false });
  expect(data!.cancelOrderItems.order.credits).toMatchObject([{ amount: { amount: 46_00 } }]);
});

test('shipped units are refunded with their tax, back into stock where the shop has them', async () => {
  const { orderId, line, stock } = await paidOrder();
  const lines = [{ orderItemId: line, quantity: 2, restock: true }];
  const lost = [{ ...lines[0]!, restock: false }];
  for (const units of [lines, lost]) expect((await refund(orderId, { lines: units })).code).toBe('CONFLICT');
  await ship(orderId);
  const { data } = await refund(orderId, { lines, shippingAmount: 50_00, goodwillAmount: 1_00 });
  expect(data!.refundOrder.order).toMatchObject({
    credits: [
      { kind: 'REFUND', amount: { amount: 97_00 }, shippingAmount: { amount: 50_00 }, reason: 'A scratch.' },
    ],
    refunds: [{ state: 'MADE', amount: { amount: 97_00 } }],
    refundable: { amount: { amount: 72_00 }, shippingAmount: { amount: 50_00 } },
  });
  expect(await stock()).toBe(9);
  const [mail] = await mailsOf(orderId, 'payment.refunded');
  expect(mail!.text).toContain('A scratch.');
  expect(mail!.text).toMatch(
    /, 2 items: ₹46\.00\n\nShipping: ₹50\.00\nGoodwill: ₹1\.00\nRefunded: ₹97\.00 \(.*, Visa ending/,
  );
  expect(mail!.text).not.toContain('3 items');
  for (const units of [lines, lost]) expect((await refund(orderId, { lines: units })).code).toBe('CONFLICT');
});

test('more than is left of an order is refused with what can be given back', async () => {
  const { orderId } = await paidOrder();
  const tooMuch = await refund(orderId, { goodwillAmount: 169_01 });
  expect(tooMuch.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', refundable: 169_00 });
  expect((await refund(orderId, { shippingAmount: 100_01 })).code).toBe('CONFLICT');
  expect((await refund(orderId, {})).code).toBe('BAD_USER_INPUT');
  for (const goodwillAmount of [-1, 2 ** 40])
    expect((await refund(orderId, { goodwillAmount })).code).toBe('BAD_USER_INPUT');
});

test('goodwill that was given before is not given twice', async () => {
  const { orderId } = await paidOrder();
  await refund(orderId, { goodwillAmount: 19_00 });
  const { data } = await cancel(admin, orderId);
  expect(data!.cancelOrderItems.order.refunds.map(({ amount }) => amount.amount)).toEqual([19_00, 150_00]);
});

test('money that no provider has is due until staff confirm that they gave it back', async () => {
  const lamp = await shop.addProduct({ price: 50_00, countInStock: 10 });
  const id = await orderLater(shopper, lamp.id, 'transfer');
  const input = { orderId: id, amount: 157_50, reference: 'Line 4' };
  await admin.must(RecordManualPaymentDocument, { input });
  const { data } = await cancel(shopper, id);
  const [due] = data!.cancelOrderItems.order.refunds;
  expect(due).toMatchObject({ state: 'DUE', isManual: true, amount: { amount: 157_50 } });
  expect(await mailsOf(id, 'payment.refunded')).toEqual([]);
  const confirm = () => admin.execute(ConfirmRefundDocument, { input: { refundId: due!.id } });
  expect((await confirm()).data!.confirmRefund.order.refunds).toMatchObject([{ state: 'MADE' }]);
  expect((await confirm()).code).toBeUndefined();
  expect(await mailsOf(id, 'payment.refunded')).toHaveLength(1);
  const paid = await paidOrder();
  await refund(paid.orderId, { goodwillAmount: 1_00 });
  const [made] = (await read(paid.orderId)).refunds;
  const { code } = await admin.execute(ConfirmRefundDocument, { input: { refundId: made!.id } });
  expect(code).toBe('CONFLICT');
});

test('an unpaid order is cancelled as a whole', async () => {
  const lamp = await shop.addProduct({ countInStock: 10 });
  const id = await orderLater(shopper, lamp.id);
  const [line] = (await read(id)).orderItems;
  expect((await cancel(shopper, id, { lines: [{ orderItemId: line!.id, quantity: 1 }] })).code).toBe(
    'CONFLICT',
  );
  const { data } = await cancel(shopper, id);
  expect(data!.cancelOrderItems.order).toMatchObject({
    cancelledAt: expect.any(String),
    credits: [],
    refunds: [],
  });
});
