import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { Permission } from '../../core/actor.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  MarkFulfillmentDeliveredDocument,
  PersonalDataDocument,
  RefundOrderDocument,
  UndoFulfillmentDocument,
  UpdateFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Fulfillment } from './fulfillment.entity.ts';

const MINUTE = 60_000;
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

async function ordered(lamp: Product, buyer: TestClient, isPaid = true): Promise<string> {
  const checkout = await startCheckout(buyer, lamp.id, 2);
  return (await place(buyer, checkout, isPaid ? await shop.pay(checkout) : undefined)).data!.placeOrder.id;
}
const ship = async (orderId: string, more: object = {}) => {
  const input = { orderId, idempotencyKey: randomUUID(), ...more };
  return (await clerk.must(CreateFulfillmentDocument, { input })).createFulfillment.fulfillment;
};
const undo = (id: string) => clerk.execute(UndoFulfillmentDocument, { input: { id } });
const send = () => workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
const mailOf = (key: string) => shop.em().findOne(Mail, { key });
const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Variant, id)).countInStock;

test('the buyer is mailed after ten minutes what was shipped, with carrier and link as they are then', async () => {
  const order = await ordered(await shop.addProduct({ name: 'Lamp' }), await shop.shopper());
  const { id } = await ship(order, { carrier: 'DHL', trackingNumber: '1' });
  await send();
  expect((await mailOf(id))!.sentAt).toBeNull();
  await clerk.must(UpdateFulfillmentDocument, { input: { id, carrier: 'UPS', trackingNumber: '1Z 9' } });
  shop.clock.advance(10 * MINUTE);
  await send();
  const { kept } = (await mailOf(id))!;
  expect(kept!.subject).toContain('is on its way');
  for (const said of ['UPS', '1Z 9', 'https://www.ups.com/track?tracknum=1Z9', 'Lamp', '2 items'])
    expect(kept!.text).toContain(said);
  expect(kept!.text).not.toMatch(/Total|DHL|other items/);
});

test('a guest gets the mail with a link to the order, and of a part it says that more comes', async () => {
  const guest = await shop.guestBuyer();
  const order = await ordered(await shop.addProduct(), guest);
  const [line] = await shop.em().find(OrderLine, { order });
  const { id } = await ship(order, { lines: [{ orderItemId: line!.id, quantity: 1 }] });
  shop.clock.advance(10 * MINUTE);
  await send();
  const { type, kept } = (await mailOf(id))!;
  expect([type, kept!.subject]).toEqual([
    'guest.order.shipped',
    expect.stringContaining('Part of your order'),
  ]);
  expect(kept!.text).toMatch(/order\/link#.*1 item.*/s);
});

test('without a mail nobody is told, and it can be undone for ten minutes as well', async () => {
  const order = await ordered(await shop.addProduct(), await shop.shopper());
  const first = await ship(order, { notify: false });
  expect(await mailOf(first.id)).toBeNull();
  expect((await undo(first.id)).code).toBeUndefined();
  const second = await ship(order, { notify: false });
  expect(second.undoableUntil).not.toBeNull();
  shop.clock.advance(10 * MINUTE);
  expect((await undo(second.id)).code).toBe('CONFLICT');
});

test('until its mail leaves it is undone without a trace for the buyer, and can be shipped again', async () => {
  const order = await ordered(await shop.addProduct(), await shop.shopper());
  const { id } = await ship(order);
  const { data } = await undo(id);
  expect(data!.undoFulfillment.order).toMatchObject({
    fulfillments: [],
    orderItems: [{ shippedQuantity: 0 }],
  });
  expect(await mailOf(id)).toBeNull();
  expect((await shop.em().findOneOrFail(Order, order)).shippedAt).toBeNull();
  expect((await undo(id)).code).toBe('NOT_FOUND');
  await ship(order);
  const [event] = (await shop.events('fulfillment.undone')).slice(-1);
  expect(event).toMatchObject({ orderId: order, actorId: clerk.user.id, data: { fulfillment: id } });
});

test('what is delivered is not undone, nor is what the buyer was told of', async () => {
  const order = await ordered(await shop.addProduct(), await shop.shopper());
  const { id } = await ship(order);
  await clerk.must(MarkFulfillmentDeliveredDocument, { input: { id } });
  expect((await undo(id)).code).toBe('CONFLICT');
  shop.clock.advance(10 * MINUTE);
  await send();
  // Delivered before it left: the mail of the delivery is enough.
  expect(await mailOf(id)).toBeNull();
  const early = await ship(await ordered(await shop.addProduct(), await shop.shopper()));
  await shop.em().nativeUpdate(Mail, { key: early.id }, { attempts: { nextAttemptAt: null } });
  await send();
  expect((await mailOf(early.id))!.sentAt).not.toBeNull();
  expect((await undo(early.id)).code).toBe('CONFLICT');
});

test('an unpaid order that is undone holds its items as before, and lets go of them when its time is over', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const buyer = await shop.shopper();
  const order = await ordered(lamp, buyer, false);
  await undo((await ship(order)).id);
  expect(await stockOf(lamp)).toBe(3);
  shop.clock.advance(60 * MINUTE);
  await expireHolds(shop.later());
  expect(await stockOf(lamp)).toBe(5);
  const late = await ship(order);
  expect(await stockOf(lamp)).toBe(3);
  await undo(late.id);
  await expireHolds(shop.later());
  expect(await stockOf(lamp)).toBe(5);
  await buyer.must(CancelOrderDocument, { id: order });
});

test('an order that was refunded in the dashboard gives its items back into stock when it is undone', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const buyer = await shop.shopper();
  const checkout = await startCheckout(buyer, lamp.id, 2);
  const payment = await shop.pay(checkout);
  const { id: orderId, totalPrice } = (await place(buyer, checkout, payment)).data!.placeOrder;
  const { id } = await ship(orderId);
  await shop.provider.refund(payment.paymentId, totalPrice);
  await shop.provider.idle();
  expect(await stockOf(lamp)).toBe(3);
  expect((await undo(id)).code).toBeUndefined();
  expect(await stockOf(lamp)).toBe(5);
});

test('a shipment whose units were refunded is not undone: they went back once', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const orderId = await ordered(lamp, await shop.shopper());
  const { id } = await ship(orderId);
  const [line] = await shop.em().find(OrderLine, { order: orderId });
  const input = { orderId, idempotencyKey: randomUUID(), reason: 'Never sent.' };
  const lines = [{ orderItemId: line!.id, quantity: 1, restock: true }];
  await admin.must(RefundOrderDocument, { input: { ...input, lines } });
  expect((await undo(id)).code).toBe('CONFLICT');
  expect(await stockOf(lamp)).toBe(4);
});

test('tracking numbers of an erased person are removed, and are in the export of the data', async () => {
  const buyer = await shop.shopper();
  const order = await ordered(await shop.addProduct(), buyer);
  const { id } = await ship(order, {
    carrier: 'UPS',
    trackingNumber: 'canary',
    trackingUrl: 'https://x.example/canary',
  });
  await clerk.must(MarkDeliveredDocument, { id: order });
  const { personalData } = await admin.must(PersonalDataDocument, { userId: buyer.user.id });
  expect(JSON.stringify(personalData)).toContain('https://x.example/canary');
  await admin.must(EraseUserDocument, { id: buyer.user.id });
  const kept = await shop.em().findOneOrFail(Fulfillment, id);
  expect(kept).toMatchObject({ carrier: 'UPS', trackingNumber: null, trackingUrl: null });
});
