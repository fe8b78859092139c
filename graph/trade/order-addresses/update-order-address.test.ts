import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BlockBuyerDocument,
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  HoldOrderDocument,
  OrderAddressDocument,
  SaveTaxRateDocument,
  UpdateLinkedOrderAddressDocument,
  UpdateOrderAddressDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  clerk = await shop.staff(Permission.Orders);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function bought(): Promise<{ shopper: TestClient; id: string }> {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  return { shopper, id: data!.placeOrder.id };
}

const elsewhere = { ...address, address: '7 Oak Lane', name: 'Bea' };
const move = (client: TestClient, orderId: string, changes: object = {}) =>
  client.execute(UpdateOrderAddressDocument, { input: { orderId, shippingAddress: elsewhere, ...changes } });
const editable = async (client: TestClient, id: string) =>
  (await client.must(OrderAddressDocument, { id })).order.isAddressEditable;
const mails = (orderId: string) => shop.em().count(Mail, { orderId, type: 'order.addressChanged' });

test('the buyer and staff change recipient and bill, each change is recorded and mailed once, and prices stay', async () => {
  const { shopper, id } = await bought();
  const { data } = await move(shopper, id);
  expect(data!.updateOrderAddress.order).toMatchObject({
    isAddressEditable: true,
    shippingAddress: { name: 'Bea', address: '7 Oak Lane', countryCode: 'IN' },
    billingAddress: null,
  });
  await move(shopper, id);
  expect(await shop.events('order.address_changed')).toHaveLength(1);
  expect(await mails(id)).toBe(1);
  shop.clock.advance(1000);
  const billed = await move(clerk, id, { billingAddress: address });
  expect(billed.data!.updateOrderAddress.order.billingAddress).toEqual({ address: address.address });
  expect((await move(clerk, id)).data!.updateOrderAddress.order.billingAddress).not.toBeNull();
  const same = await move(clerk, id, { billingAddress: null });
  expect(same.data!.updateOrderAddress.order.billingAddress).toBeNull();
  expect(await shop.events('order.address_changed')).toHaveLength(3);
});

test('others, and anybody once a part is shipped or all is cancelled, cannot', async () => {
  const { shopper, id } = await bought();
  expect((await move(await shop.shopper(), id)).code).toBe('NOT_FOUND');
  await clerk.must(CreateFulfillmentDocument, { input: { orderId: id, idempotencyKey: randomUUID() } });
  for (const client of [shopper, clerk]) {
    expect((await move(client, id)).code).toBe('CONFLICT');
    expect(await editable(client, id)).toBe(false);
  }
  const { id: cancelled } = await bought();
  await admin.must(CancelOrderItemsDocument, { input: { orderId: cancelled, idempotencyKey: randomUUID() } });
  expect((await move(clerk, cancelled)).code).toBe('CONFLICT');
});

test('the buyer of an order on hold cannot redirect it, staff can', async () => {
  const { shopper, id } = await bought();
  await clerk.must(HoldOrderDocument, { input: { id, reason: 'Two names' } });
  const { code, errors } = await move(shopper, id);
  expect([code, errors[0]!.message]).toEqual([
    'CONFLICT',
    'The address of this order cannot be changed here now. Please ask the shop.',
  ]);
  expect(await editable(shopper, id)).toBe(false);
  expect((await move(clerk, id)).code).toBeUndefined();
});

test('a country with another tax is refused with the reason', async () => {
  const { shopper, id } = await bought();
  const rate = { country: 'DE', name: 'MwSt.', taxClass: 'standard', basisPoints: 1900, version: 0 };
  await admin.must(SaveTaxRateDocument, { input: rate });
  const { errors } = await move(shopper, id, { shippingAddress: { ...elsewhere, country: 'Germany' } });
  expect(errors[0]!.message).toBe('That country has another tax.');
});

test('a buyer cannot send it to a blocked house, and changes it 20 times an hour at most', async () => {
  const { shopper, id } = await bought();
  const blocked = { ...address, address: '1 Dark Alley' };
  await clerk.must(BlockBuyerDocument, { input: { address: blocked, reason: 'Fraud' } });
  expect((await move(shopper, id, { shippingAddress: blocked })).code).toBe('PURCHASE_REFUSED');
  const { rateLimitFactor } = shop.settings;
  shop.settings.rateLimitFactor = 1;
  for (let n = 0; n < 19; n++) await move(shopper, id);
  expect((await move(shopper, id)).code).toBe('RATE_LIMITED');
  shop.settings.rateLimitFactor = rateLimitFactor;
});

test('an address that is not whole is refused by its fields', async () => {
  const { shopper, id } = await bought();
  const { errors } = await move(shopper, id, { shippingAddress: { ...elsewhere, city: ' ' } });
  expect(errors[0]!.extensions?.fields).toHaveProperty(['shippingAddress.city']);
});

test('a guest changes it by the mailed link, until something is shipped; a payment link changes nothing', async () => {
  const guest = await shop.guestBuyer('moves@example.com');
  const checkout = await startCheckout(guest, (await shop.addProduct()).id);
  const id = (await place(guest, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  const token = await linkOf(shop, id);
  const moveBy = (given: string) =>
    shop.guest().execute(UpdateLinkedOrderAddressDocument, {
      input: { token: given, shippingAddress: elsewhere },
    });
  const { order } = (await moveBy(token)).data!.updateLinkedOrderAddress;
  expect(order.shippingAddress).toMatchObject({ name: 'Bea', address: '7 Oak Lane' });
  expect(await shop.em().count(Mail, { orderId: id, type: 'guest.order.addressChanged' })).toBe(1);
  expect((await moveBy(await linkOf(shop, id, 'payment'))).code).toBe('TOKEN_INVALID');
  await clerk.must(CreateFulfillmentDocument, { input: { orderId: id, idempotencyKey: randomUUID() } });
  expect((await moveBy(token)).code).toBe('CONFLICT');
});
