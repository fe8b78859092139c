import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  CancelOrderDocument,
  MarkDeliveredDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';
import { Order } from './order.entity.ts';
import { type OrderFacts, OrderState, orderState, stateCondition } from './order-state.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const both = [false, true];
const amounts = [0, 1, 2, 3];

/** Every combination of facts, of amounts as far as they are compared. */
const combinations: OrderFacts[] = [
  [false, false],
  [false, true],
  [true, false],
].flatMap(([isPaid, isAuthorized]) =>
  both.flatMap((isCancelled) =>
    both.flatMap((isShipped) =>
      both.flatMap((isDelivered) =>
        [0, 1, 2].flatMap((open) =>
          amounts.flatMap((captured) =>
            amounts.map((refunded) => ({
              isPaid: isPaid!,
              isAuthorized: isAuthorized!,
              isCancelled,
              isShipped,
              isDelivered,
              open,
              captured,
              refunded,
            })),
          ),
        ),
      ),
    ),
  ),
);

const facts = {
  isPaid: '"isPaid"',
  isAuthorized: '"isAuthorized"',
  isCancelled: '"isCancelled"',
  isShipped: '"isShipped"',
  isDelivered: '"isDelivered"',
  open: 'open',
  captured: 'captured',
  refunded: 'refunded',
  hasRefund: 'refunded > 0',
};

test('each combination of facts has one state, the same in SQL, and each state has a combination', async () => {
  const rows = combinations.map((each, at) => {
    const flags = Object.entries(each).filter(([, value]) => value !== false);
    return { at, ...Object.fromEntries(flags.map(([name, value]) => [name, Number(value)])) };
  });
  const found: OrderState[][] = combinations.map(() => []);
  for (const state of Object.values(OrderState)) {
    const matching = await shop.em().execute<{ at: number }[]>(
      `select at from jsonb_to_recordset(?::jsonb) as facts
         (at int, "isPaid" int, "isAuthorized" int, "isCancelled" int, "isShipped" int, "isDelivered" int, open int, captured int, refunded int)
       where ${stateCondition(state, facts)}`,
      [JSON.stringify(rows)],
    );
    for (const { at } of matching) found[at]!.push(state);
  }
  expect(found).toEqual(combinations.map((each) => [orderState(each)]));
  expect(new Set(found.flat())).toEqual(new Set(Object.values(OrderState)));
});

const facts0 = {
  isPaid: true,
  isAuthorized: false,
  isCancelled: false,
  isShipped: false,
  isDelivered: false,
};
const money = { captured: 100, refunded: 0 };
test.each<[OrderState, Partial<OrderFacts>]>([
  ['PAID', {}],
  ['PAID', { refunded: 99 }],
  ['AUTHORIZED', { isPaid: false, isAuthorized: true, captured: 0 }],
  ['PARTLY_FULFILLED', { isPaid: false, isAuthorized: true, captured: 0, isShipped: true }],
  ['PARTLY_FULFILLED', { isShipped: true }],
  ['PARTLY_FULFILLED', { isShipped: true, refunded: 99 }],
  ['PARTLY_FULFILLED', { isPaid: false, isAuthorized: true, isShipped: true }],
  ['PARTLY_PAID', { isPaid: false, isAuthorized: true, isShipped: true, open: 0 }],
  ['PARTLY_PAID', { isPaid: false, isAuthorized: true, isShipped: true, open: 0, refunded: 100 }],
  ['PARTLY_PAID', { isPaid: false }],
  ['FULFILLED', { isShipped: true, open: 0 }],
  ['CANCELLED', { open: 0, captured: 0 }],
  ['DELIVERED', { isShipped: true, isDelivered: true, open: 0, isPaid: false, captured: 0 }],
  ['PARTLY_REFUNDED', { isShipped: true, isDelivered: true, open: 0, refunded: 1 }],
  ['REFUNDED', { isShipped: true, refunded: 100 }],
])('an order is %s with %j', (state, changed) => {
  expect(orderState({ ...facts0, ...money, open: 2, ...changed })).toBe(state);
});

test('an order has its state in the API, and is found by it alone', async () => {
  const lamp = await shop.addProduct({ countInStock: 99 });
  const client = await shop.shopper();
  const make = async (isPaid = true) => {
    const checkout = await startCheckout(client, lamp.id, 2);
    const { data } = await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined);
    return data!.placeOrder.id;
  };
  const refund = async (order: string, share: number) => {
    const payment = await shop.em().findOneOrFail(Payment, { order });
    const em = shop.em();
    const amount = payment.amount * share;
    em.create(Refund, {
      payment: payment.id,
      order,
      amount,
      currency: payment.currency,
      state: 'made',
      createdAt: new Date(),
      madeAt: new Date(),
    });
    await em.flush();
  };
  /** Ships one unit of two, or both. */
  const ship = async (order: string, qty: number) => {
    await shop.em().nativeUpdate(Order, order, { shippedAt: new Date() });
    await shop.em().execute(
      `with sent as (insert into fulfillments (id, order_id, state, created_at) values (gen_random_uuid(), ?, 'shipped', now()) returning id)
       insert into fulfillment_lines (fulfillment_id, order_line_id, qty) select sent.id, line.id, ? from sent, order_lines line where line.order_id = ?`,
      [order, qty, order],
    );
  };
  const deliver = (id: string) => admin.must(MarkDeliveredDocument, { id });
  const orders: Record<OrderState, string> = {
    PLACED: await make(false),
    AUTHORIZED: await make(false),
    PAID: await make(),
    PARTLY_FULFILLED: await make(),
    PARTLY_PAID: await make(),
    FULFILLED: await make(),
    DELIVERED: await make(),
    CANCELLED: await make(false),
    PARTLY_REFUNDED: await make(),
    REFUNDED: await make(),
  };
  await shop.em().nativeUpdate(Order, orders.AUTHORIZED, { authorizedUntil: new Date() });
  await shop.em().nativeUpdate(Order, orders.PARTLY_PAID, { paidAt: null, authorizedUntil: new Date() });
  await ship(orders.PARTLY_PAID, 2);
  await ship(orders.PARTLY_FULFILLED, 1);
  await ship(orders.FULFILLED, 2);
  await deliver(orders.DELIVERED);
  await admin.must(CancelOrderDocument, { id: orders.CANCELLED });
  await deliver(orders.PARTLY_REFUNDED);
  await refund(orders.PARTLY_REFUNDED, 0.5);
  await refund(orders.REFUNDED, 1);
  for (const [state, id] of Object.entries(orders)) {
    const { orders } = await admin.must(AdminOrdersDocument, { state: state as OrderState });
    expect(orders.orders.map((order) => [order.id, order.state])).toEqual([[id, state]]);
    expect(orders.total).toBe(1);
  }
});
