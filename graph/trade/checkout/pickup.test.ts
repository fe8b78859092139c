import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import type { MailDeps, QueuedMail } from '../../core/mailer.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  AddressesDocument,
  AuditLogDocument,
  CreateFulfillmentDocument,
  CreateStaffOrderDocument,
  MarkDeliveredDocument,
  SaveShippingMethodDocument,
  SaveTaxRateDocument,
  SaveTaxSettingsDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { orderDelivered } from '../payments/mails/delivered.ts';
import { readOrder } from '../payments/mails/mailed-order.ts';
import { orderParts } from '../payments/mails/order-mail.tsx';

const nowhere = { address: '', city: ' ', postalCode: '', country: '' };
const PLACE = 'At the shop, 12 High Street, Monday to Friday 9 to 18, Ready in 2 days';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let productId: string;
let delivery: string;
let pickup: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  shopper = await shop.shopper();
  admin = await shop.admin();
  productId = (await shop.addProduct({ price: 4999, countInStock: 100 })).id;
  const { saveShippingMethod } = await admin.must(SaveShippingMethodDocument, {
    input: {
      name: 'At the shop',
      kind: 'PICKUP',
      description: '12 High Street, Monday to Friday 9 to 18',
      price: 0,
      daysMax: 2,
      isActive: true,
      version: 0,
    },
  });
  [delivery, pickup] = saveShippingMethod.methods.map(({ id }) => id) as [string, string];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const start = (changes: object) => {
  const { input } = checkoutInput([{ productId, qty: 1 }]);
  return shopper.execute(StartCheckoutDocument, { input: { ...input, ...changes } });
};
const order = (cart: object) =>
  rest(shopper, 'POST', '/order', { cartItems: [{ _id: productId, qty: 1 }], ...cart });
const stored = (id: string) => shop.em().findOneOrFail(Order, id);

test('an order that is fetched needs no address, and stores where and when it is fetched', async () => {
  expect((await start({ shippingAddress: nowhere, shippingMethodId: pickup })).errors).toEqual([]);
  const { status, body } = await order({
    shippingAddress: { recipient: 'Ada' },
    shippingMethodId: pickup,
  });
  expect([status, body.shippingPrice]).toEqual([201, 0]);
  const { shippingAddress, shippingMethod } = await stored(body._id as string);
  expect(shippingAddress).toMatchObject({ address: '', city: '', postalCode: '', name: 'Ada' });
  expect(shippingMethod).toMatchObject({
    kind: 'pickup',
    description: '12 High Street, Monday to Friday 9 to 18',
  });
  // It is no address for the next order.
  expect((await shopper.must(AddressesDocument, {})).addresses).toEqual([]);
});

test('a whole address of an order that is fetched is kept, as by earlier clients', async () => {
  const { body } = await order({ shippingAddress: address, shippingMethodId: pickup });
  expect((await stored(body._id as string)).shippingAddress).toMatchObject(address);
});

test('an order that is brought needs a whole address, as does every bill', async () => {
  const told = 'City is needed: 1 to 200 characters, without control characters.';
  for (const shippingMethodId of [undefined, delivery]) {
    const { errors } = await start({ shippingAddress: { ...address, city: ' ' }, shippingMethodId });
    expect(errors[0]).toMatchObject({
      message: told,
      extensions: { code: 'BAD_USER_INPUT', fields: { 'shippingAddress.city': told } },
    });
    const { status, body } = await order({ shippingAddress: { ...address, city: '' }, shippingMethodId });
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  }
  const bill = { shippingAddress: nowhere, billingAddress: nowhere, shippingMethodId: pickup };
  expect((await start(bill)).errors[0]!.extensions?.fields).toHaveProperty(['billingAddress.address']);
});

test('mails of an order that is fetched say where and when, instead of where it goes', async () => {
  const { body } = await order({ shippingAddress: nowhere, shippingMethodId: pickup });
  const read = await readOrder(
    { em: shop.em(), settings: await mailSettingsOf(shop) },
    { orderId: body._id as string },
  );
  const { text } = orderParts(await mailSettingsOf(shop), read, { place: 'Goes to' }).more;
  expect(text).toContain('Where to fetch it');
  for (const line of PLACE.split(/, (?=\d|Ready)/)) expect(text).toContain(line);
  expect(text).not.toContain('Goes to');
  await admin.must(MarkDeliveredDocument, { id: body._id as string });
  const picked = await orderDelivered.prepare(
    { em: shop.em(), ports: shop.ports, settings: await mailSettingsOf(shop) } as MailDeps,
    { orderId: body._id, toName: 'Ada', data: {} } as unknown as QueuedMail,
  );
  expect(picked!.text).toMatch(/\nPicked up on .+\nAt the shop\n12 High Street/);
  expect(picked!.text).not.toMatch(/fetch|Ready|elivered/);
  const { auditLog } = await admin.must(AuditLogDocument, { subject: body._id as string });
  expect(auditLog.entries[0]).toMatchObject({ sentence: 'An order was picked up.', changes: [] });
});

test('when an order that is fetched is ready, the buyer is mailed where', async () => {
  const { body } = await order({ shippingAddress: nowhere, shippingMethodId: pickup });
  const orderId = body._id as string;
  const input = { orderId, idempotencyKey: randomUUID() };
  const { createFulfillment } = await admin.must(CreateFulfillmentDocument, { input });
  shop.clock.advance(10 * 60_000);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { kept } = await shop.em().findOneOrFail(Mail, { key: createFulfillment.fulfillment.id });
  expect(kept!.subject).toMatch(/^Your order #\d+ .*ready to be/);
  expect(kept!.text).toContain('12 High Street');
  expect(kept!.text).not.toMatch(/on its way|left the shop/);
});

test('an order that is fetched is taxed where it is fetched, whatever country its buyer types', async () => {
  const rate = (country: string, basisPoints: number, version: number) =>
    admin.must(SaveTaxRateDocument, {
      input: { name: `Tax ${country}`, country, basisPoints, taxClass: 'standard', version },
    });
  const { saveTaxSettings } = await admin.must(SaveTaxSettingsDocument, {
    input: { version: 0, pricesIncludeTax: false, homeCountry: 'IN' },
  });
  const { saveTaxRate } = await rate('IN', 18_00, saveTaxSettings.version);
  await rate('DE', 0, saveTaxRate.version);
  const taxOf = async (country: string, shippingMethodId: string) => {
    const { body } = await order({ shippingAddress: { ...address, country }, shippingMethodId });
    return body.taxPrice;
  };
  expect([await taxOf('India', pickup), await taxOf('Germany', pickup)]).toEqual([9, 9]);
  expect([await taxOf('India', delivery), await taxOf('Germany', delivery)]).toEqual([9, 0]);
  const started = await start({
    shippingAddress: { ...address, country: 'Germany' },
    shippingMethodId: pickup,
  });
  const checkout = started.data!.startCheckout;
  expect((await place(shopper, checkout, await shop.pay(checkout))).data?.placeOrder.isPaid).toBe(true);
});

test('staff take an order that is fetched without an address', async () => {
  const input = {
    idempotencyKey: randomUUID(),
    lines: [{ productId, qty: 1 }],
    paymentMethod: 'PayPal',
    customer: { email: 'gil@example.com', name: 'Gil' },
    shippingAddress: nowhere,
  };
  const refused = await admin.execute(CreateStaffOrderDocument, { input });
  expect(refused.errors[0]!.extensions?.fields).toHaveProperty(['shippingAddress.address']);
  const { createStaffOrder } = await admin.must(CreateStaffOrderDocument, {
    input: { ...input, shippingMethodId: pickup },
  });
  expect((await stored(createStaffOrder.id)).shippingAddress.city).toBe('');
});
