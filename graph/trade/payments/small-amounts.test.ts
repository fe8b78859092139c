import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { approvedReturn, exchange } from '../../proof/testing/exchanging.ts';
import {
  AfterSaleDocument,
  CancelOrderItemsDocument,
  CloseReturnDocument,
  MarkDeliveredDocument,
  PaymentOffersDocument,
  RefundOrderDocument,
  SaveShippingMethodDocument,
  ShippingSettingsDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import { approve, newReturn, receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';
import { refundQueue } from './refund-queue.ts';

/** The smallest amount of the provider. */
const minAmount = 1_00;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let shippingMethodId: string;
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  const { version } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
  const input = { name: 'Free post', kind: 'DELIVERY' as const, price: 0, isActive: true, version };
  await admin.must(SaveShippingMethodDocument, { input });
  const { methods } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
  shippingMethodId = methods.find(({ name }) => name === 'Free post')!.id;
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

/** How a product is paid that costs this with 15 % tax and free shipping, and whether a checkout starts that is paid online. */
async function offered(price: number) {
  const { id: productId } = await shop.addProduct({ price });
  const lines = [{ productId, qty: 1 }];
  const { cart } = await shopper.must(PaymentOffersDocument, { lines, shippingMethodId });
  const input = { ...checkoutInput(lines).input, shippingMethodId };
  const { data, code } = await shopper.execute(StartCheckoutDocument, { input });
  return {
    methods: cart.paymentMethods.map(({ id }) => id),
    amount: data?.startCheckout.payment.amount,
    code,
  };
}

test('an order that costs less than the provider charges is paid otherwise; one that costs nothing is not charged', async () => {
  const later = ['cod', 'transfer'];
  expect(await offered(86)).toEqual({ methods: later, code: 'PAYMENT_METHOD_UNAVAILABLE' });
  expect(await offered(87)).toEqual({ methods: ['PayPal', ...later], amount: minAmount });
  expect(await offered(0)).toEqual({ methods: ['PayPal', ...later], amount: 0 });
});

/** An order of three units of a price, with 15 % tax and 100.00 shipping, that is paid online. */
async function paidOrder(price = 1_00, buyer = shopper) {
  const checkout = await startCheckout(buyer, (await shop.addProduct({ price })).id, 3);
  const { data } = await place(buyer, checkout, await shop.pay(checkout));
  const { id: orderId } = data!.placeOrder;
  return { orderId, line: (await read(orderId)).orderItems[0]!.id };
}
const read = async (id: string) => (await admin.must(AfterSaleDocument, { id })).order;
const refund = (orderId: string, parts: object) =>
  admin.execute(RefundOrderDocument, {
    input: { orderId, idempotencyKey: randomUUID(), reason: 'A scratch.', ...parts },
  });

test('a refund that the provider would refuse for ever is refused by the shop, unless it is the rest of the payment', async () => {
  const { orderId } = await paidOrder();
  const small = await refund(orderId, { goodwillAmount: minAmount - 1 });
  expect(small.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT', minAmount } });
  expect(small.errors[0]!.message).toContain('₹1.00 at least');
  expect((await read(orderId)).refunds).toEqual([]);

  const left = (await read(orderId)).refundable.amount.amount;
  for (const goodwillAmount of [minAmount, left - minAmount - 58, 58])
    expect((await refund(orderId, { goodwillAmount })).errors).toEqual([]);
  expect((await read(orderId)).refunds.map(({ state, amount }) => [state, amount.amount])).toEqual([
    ['MADE', minAmount],
    ['MADE', left - minAmount - 58],
    ['MADE', 58],
  ]);
});

test('so is the cancellation of items that cost too little', async () => {
  const { orderId, line } = await paidOrder(50);
  const cancel = (quantity: number) =>
    shopper.execute(CancelOrderItemsDocument, {
      input: {
        orderId,
        idempotencyKey: randomUUID(),
        lines: [{ orderItemId: line, quantity, restock: true }],
      },
    });
  const small = await cancel(1);
  expect(small.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT', minAmount } });
  expect(small.errors[0]!.message).toContain('Cancel more at once.');
  expect((await cancel(2)).errors).toEqual([]);
});

test('a return of them is closed, and the order refunded as goodwill', async () => {
  const { orderId, line } = await paidOrder(50);
  await admin.must(MarkDeliveredDocument, { id: orderId });
  const returnId = await newReturn(admin, { orderId, line }, 1);
  await approve(admin, returnId);
  await receive(admin, returnId, line, { quantity: 1 });
  const lines = [{ orderItemId: line, quantity: 1, restock: true }];
  const small = await refund(orderId, { returnId, lines });
  expect(small.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT', minAmount } });
  expect(small.errors[0]!.message).toContain('Close the return, and refund the order that much as goodwill.');
  await admin.must(CloseReturnDocument, { input: { returnId, reason: 'Refunded as goodwill.' } });
  expect((await refund(orderId, { goodwillAmount: minAmount })).errors).toEqual([]);
});

test('a withdrawal of them is accepted, and refunded as the rest of the payment', async () => {
  await setWithdrawalDays(shop, 14);
  const buyer = await shop.confirmedShopper();
  const { orderId, line } = await paidOrder(50, buyer);
  const lines = [{ orderItemId: line, quantity: 1 }];
  expect((await withdraw(buyer, orderId, { lines })).errors).toEqual([]);
  const states = async () => (await read(orderId)).refunds.map(({ state, amount }) => [state, amount.amount]);
  expect(await states()).toEqual([['DUE', 57]]);
  const { amount: left } = (await read(orderId)).refundable.amount;
  expect((await refund(orderId, { goodwillAmount: left })).errors).toEqual([]);
  shop.clock.advance(24 * 60 * 60_000);
  await workDueRows({ ...shop, em: shop.em() }, refundQueue, shop);
  expect(await states()).toEqual([
    ['MADE', 57],
    ['MADE', left],
  ]);
});

test('an exchange that leaves the buyer less to pay than the provider charges is refused', async () => {
  // Two shirts at 20.20 for two at 20.00, with 15 % tax.
  const returned = await approvedReturn(shop, shopper, 20_20);
  const small = await exchange(admin, returned, 2, randomUUID(), 46);
  expect(small.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT', minAmount } });
  const enough = await approvedReturn(shop, shopper, 20_44);
  expect((await exchange(admin, enough, 2, randomUUID(), 1_01)).errors).toEqual([]);
});
