import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import {
  approvedReturn,
  exchanged,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import {
  CancelOrderItemsDocument,
  CloseReturnDocument,
  CreateFulfillmentDocument,
  MarkDeliveredDocument,
  ReturnsOfOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = await Promise.all([shop.admin(), shop.confirmedShopper()]);
});
beforeEach(() => shop.em().nativeDelete(Mail, {}));
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const close = (returnId: string) =>
  admin.execute(CloseReturnDocument, { input: { returnId, reason: 'Nothing came.' } });
const returnOf = async (id: string) => (await admin.must(ReturnsOfOrderDocument, { id })).order.returns[0]!;
const cancel = (orderId: string) =>
  admin.must(CancelOrderItemsDocument, { input: { orderId, idempotencyKey: crypto.randomUUID() } });

async function mailOf(orderId: string, type: string): Promise<string> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return (await shop.em().findOneOrFail(Mail, { orderId, type })).kept!.text;
}

test('a cancelled exchange says so, and what comes back is refunded', async () => {
  const returned = await approvedReturn(shop, shopper);
  const newId = await exchanged(admin, returned);
  expect(await returnOf(returned.orderId)).toMatchObject({
    exchange: { orderId: newId, isCancelled: false },
  });
  await cancel(newId);
  expect(await returnOf(returned.orderId)).toMatchObject({
    exchange: { orderId: newId, isCancelled: true, due: null },
  });
  expect(await mailOf(newId, 'order.cancelled')).toContain(
    'Your items are not exchanged. What you send back is refunded as usual, as long as your return is open.',
  );
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  expect((await refund(admin, returned)).data!.refundOrder.order.refunds).toMatchObject([
    { amount: { amount: 46_00 } },
  ]);
});

test('a return that is closed without a refund cancels the new order of its exchange', async () => {
  const returned = await approvedReturn(shop, shopper);
  const newId = await exchanged(admin, returned);
  expect(await stockOfVariant(shop, returned.medium)).toBe(8);
  expect((await close(returned.returnId)).errors).toEqual([]);
  expect(await readExchanged(admin, newId)).toMatchObject({ state: 'CANCELLED', isPaid: false });
  expect(await stockOfVariant(shop, returned.medium)).toBe(10);
  expect(await mailOf(returned.orderId, 'order.returnClosed')).toContain('Nothing came.');
  expect(await mailOf(newId, 'order.cancelled')).toContain('we cancelled your order');
});

test('the new order of an exchange is not shipped before returned items have paid it, and then it is', async () => {
  const returned = await approvedReturn(shop, shopper);
  const newId = await exchanged(admin, returned);
  const ship = () =>
    admin.execute(CreateFulfillmentDocument, {
      input: { orderId: newId, idempotencyKey: crypto.randomUUID() },
    });
  expect((await ship()).code).toBe('CONFLICT');
  expect((await admin.execute(MarkDeliveredDocument, { id: newId })).code).toBe('CONFLICT');
  await receive(admin, returned.returnId, returned.line, { quantity: 2 });
  await refund(admin, returned);
  expect(await readExchanged(admin, newId)).toMatchObject({ isPaid: true });
  expect((await ship()).code).toBeUndefined();
});
