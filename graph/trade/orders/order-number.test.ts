import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  AuditLogDocument,
  MailDocument,
  MarkDeliveredDocument,
  MoneyCheckDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from './order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let ids: string[];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  shopper = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 9 });
  ids = [];
  for (let n = 0; n < 3; n++) {
    const { data } = await place(shopper, await startCheckout(shopper, lamp.id));
    ids.push(data!.placeOrder.id);
  }
});
afterAll(() => shop?.close());

const listed = async (keyword: string) =>
  (await admin.must(AdminOrdersDocument, { keyword })).orders.orders.map(({ number }) => number);

test('orders are numbered from 1001, and found by exactly their number, with and without its sign', async () => {
  expect(await listed('')).toEqual([1003, 1002, 1001]);
  for (const keyword of ['1002', '#1002', ' #1002 ']) expect(await listed(keyword)).toEqual([1002]);
  for (const keyword of ['#100', '1004', '##1002', '99999999999']) expect(await listed(keyword)).toEqual([]);
});

test('programs read it from the REST API', async () => {
  const { body } = await rest(shopper, 'GET', `/order/${ids[1]}`);
  expect(body).toMatchObject({ _id: ids[1], number: 1002 });
  const mine = await rest(shopper, 'GET', '/order/mine');
  expect(mine.body.map(({ number }: { number: number }) => number)).toEqual([1003, 1002, 1001]);
});

test('staff read it in the log, in the money check and beside a mail', async () => {
  await admin.must(MarkDeliveredDocument, { id: ids[2]! });
  const { auditLog } = await admin.must(AuditLogDocument);
  expect(auditLog.entries.find(({ orderId }) => orderId === ids[2])?.orderNumber).toBe(1003);
  const { moneyCheck } = await admin.must(MoneyCheckDocument);
  expect(moneyCheck.unpaid.map(({ orderNumber }) => orderNumber)).toEqual([1003, 1002, 1001]);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { id, subject } = await shop.em().findOneOrFail(Mail, { orderId: ids[2] });
  expect(subject).toBe('Your order #1003 at Citron was delivered');
  expect((await admin.must(MailDocument, { id })).mail.mail.orderNumber).toBe(1003);
});

test('a number is kept when the row is changed', async () => {
  const order = await shop.em().findOneOrFail(Order, ids[0]!);
  order.customerName = 'Renamed';
  await shop.em().persist(order).flush();
  expect(await listed('Renamed')).toEqual([1001]);
});
