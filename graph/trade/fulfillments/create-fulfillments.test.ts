import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CreateFulfillmentsDocument,
  MarkDeliveredDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { Fulfillment } from './fulfillment.entity.ts';

let shop: TestShop;
let clerk: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  clerk = await shop.staff(Permission.Orders);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function paidOrder(): Promise<Order> {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id, 2);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  return shop.em().findOneOrFail(Order, data!.placeOrder.id);
}

test('of many orders each is shipped or refused by itself, and the same key ships nothing twice', async () => {
  const [first, delivered, last] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await clerk.must(MarkDeliveredDocument, { id: delivered.id });
  const parcel = { carrier: 'dhl', trackingNumber: '1' };
  const numbers = [first.number, delivered.number, 999_999_999, last.number, first.number];
  const input = {
    rows: numbers.map((number) => ({ ...parcel, number })),
    idempotencyKey: randomUUID(),
    notify: false,
  };
  const send = async () =>
    (await clerk.must(CreateFulfillmentsDocument, { input })).createFulfillments.results;
  const results = await send();
  expect(results.map(({ number, code }) => [number, code])).toEqual([
    [first.number, null],
    [delivered.number, 'CONFLICT'],
    [999_999_999, 'NOT_FOUND'],
    [last.number, null],
    [first.number, 'CONFLICT'],
  ]);
  expect(results[0]!.fulfillment).toMatchObject({ carrier: 'DHL', lines: [{ quantity: 2 }] });
  expect(results[1]!.message).toBe('Nothing of this order is open.');
  expect(await send()).toEqual(results);
  const others = { ...input, rows: [{ ...parcel, number: last.number }] };
  expect((await clerk.execute(CreateFulfillmentsDocument, { input: others })).code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  const em = shop.em();
  expect(await em.count(Fulfillment, { order: [first.id, last.id] })).toBe(2);
  expect(await em.count(Mail, { type: 'order.shipped' })).toBe(0);
});

test('no row and more than 200 are refused, and so is a link that is none', async () => {
  const row = { number: 1001 };
  for (const rows of [[], Array(201).fill(row), [{ ...row, trackingUrl: 'javascript:1' }]]) {
    const input = { rows, idempotencyKey: randomUUID() };
    expect((await clerk.execute(CreateFulfillmentsDocument, { input })).code).toBe('BAD_USER_INPUT');
  }
});
