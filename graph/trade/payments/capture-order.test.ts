import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { captureOnShipment, reserved, work } from '../../proof/testing/captured-on-shipment.ts';
import {
  CaptureOrderDocument,
  CreateFulfillmentDocument,
  ReservedOrderDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import type { Fault } from './gateways/sandbox/sandbox-provider.ts';

const HOUR = 60 * 60_000;
let fault: Fault | undefined;
let shop: TestShop;
let clerk: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  shop = await testShop({ fault: () => fault });
  await captureOnShipment(shop);
  await shop.admin();
  [clerk, buyer] = [await shop.staff(Permission.Orders), await shop.shopper()];
});
afterEach(async () => {
  fault = undefined;
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const order = async (client: TestClient, id: string) =>
  (await client.must(ReservedOrderDocument, { id })).order;
const ship = async (orderId: string) =>
  (
    await clerk.must(CreateFulfillmentDocument, {
      input: { orderId, idempotencyKey: randomUUID(), notify: false },
    })
  ).createFulfillment.fulfillment.id;

test('what staff capture while the provider is away stays due when the shipment is undone, and staff see it', async () => {
  const { id } = await reserved(shop, buyer, 2);
  const fulfillment = await ship(id);
  fault = 'dead';
  expect((await clerk.execute(CaptureOrderDocument, { id })).code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  await clerk.must(UndoFulfillmentDocument, { input: { id: fulfillment } });
  expect((await order(clerk, id)).isCaptureDue).toBe(true);
  expect((await order(buyer, id)).isCaptureDue).toBe(false);
  fault = undefined;
  await work(shop);
  expect(await order(clerk, id)).toMatchObject({ state: 'PAID', isPaid: true, isCaptureDue: false });
});

test('so does what the bank of the buyer refuses', async () => {
  const { id, payment } = await reserved(shop, buyer, 2);
  const fulfillment = await ship(id);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { isRefusing: true });
  expect((await clerk.execute(CaptureOrderDocument, { id })).code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  await clerk.must(UndoFulfillmentDocument, { input: { id: fulfillment } });
  await work(shop);
  expect(await order(clerk, id)).toMatchObject({ isPaid: false, isCaptureDue: true });
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { isRefusing: false });
  await work(shop, HOUR);
  expect(await order(clerk, id)).toMatchObject({ state: 'PAID', isPaid: true });
});
