import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import {
  AfterSaleDocument,
  CancelLinkedReturnDocument,
  CancelReturnDocument,
  CloseReturnDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
  PersonalDataDocument,
  RefundOrderDocument,
  RefuseReturnDocument,
  RequestLinkedReturnDocument,
  ReturnsDocument,
  ReturnsOfOrderDocument,
  SaveSettingGroupDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import {
  approve,
  boughtOrder,
  newReturn,
  receive,
  returnUnits,
  setReturnDays,
} from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
const DAY_MS = 86_400_000;
beforeAll(async () => {
  shop = await testShop();
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  await setReturnDays(shop, 14);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const bought = (...more: [qty?: number, isDelivered?: boolean]) => boughtOrder(shop, shopper, ...more);
const read = async (client: TestClient, id: string) =>
  (await client.must(ReturnsOfOrderDocument, { id })).order;
const stockOf = async ({ id }: { id: string }) =>
  (await shop.em().findOneOrFail(Variant, { product: id })).countInStock;
const refund = (orderId: string, more: object) =>
  admin.execute(RefundOrderDocument, {
    input: { orderId, reason: 'It came back.', idempotencyKey: randomUUID(), ...more },
  });
/** Makes what was shipped and delivered of an order earlier. */
async function passed(orderId: string, ms: number) {
  const earlier = (column: string) => `${column} = ${column} - interval '${ms} ms'`;
  for (const [table, id, columns] of [
    ['fulfillments', 'order_id', ['created_at', 'delivered_at']],
    ['orders', 'id', ['shipped_at', 'delivered_at']],
  ] as const)
    await shop.em().execute(`update ${table} set ${columns.map(earlier)} where ${id} = ?`, [orderId]);
}
async function mailsOf(orderId: string) {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { orderId }, { orderBy: { id: 'asc' } });
  return mails.filter(({ type }) => type.includes('.return')).map(({ type, kept }) => ({ type, ...kept! }));
}

test('units come back: requested, approved, received and refunded, with a mail at each step and one change of stock', async () => {
  const order = await bought();
  const returnId = await newReturn(shopper, order, 2, { comment: 'See evil.example' });
  expect((await read(shopper, order.orderId)).returns).toMatchObject([
    {
      id: returnId,
      kind: 'RETURN',
      state: 'REQUESTED',
      comment: 'See evil.example',
      refundable: null,
      lines: [{ orderItemId: order.line, quantity: 2, reason: 'SIZE', receivedQuantity: null }],
    },
  ]);
  expect((await read(shopper, order.orderId)).orderItems[0]!.returnableQuantity).toBe(1);
  expect((await approve(admin, returnId)).code).toBeUndefined();
  const { data } = await receive(admin, returnId, order.line, { quantity: 2 });
  expect(await stockOf(order.lamp)).toBe(9);
  const [received] = data!.receiveReturn.order.returns;
  expect(received).toMatchObject({
    state: 'RECEIVED',
    answer: 'Send it to Lane 1.',
    lines: [{ receivedQuantity: 2, isRestocked: true, creditedQuantity: 0 }],
    refundable: { amount: { amount: 46_00, currency: 'INR' }, shippingAmount: { amount: 0 } },
  });
  const lines = [{ orderItemId: order.line, quantity: 2, restock: false }];
  expect((await refund(order.orderId, { returnId, lines })).code).toBeUndefined();
  const { credits, refunds } = (await admin.must(AfterSaleDocument, { id: order.orderId })).order;
  expect(refunds).toMatchObject([{ state: 'MADE', amount: { amount: 46_00 } }]);
  // What was recorded of them, whatever the refund says; they are in stock already.
  expect(credits[0]!.lines).toMatchObject([{ quantity: 2, isRestocked: true }]);
  expect(await stockOf(order.lamp)).toBe(9);
  const [closed] = (await read(shopper, order.orderId)).returns;
  expect(closed).toMatchObject({ state: 'CLOSED', closedAt: expect.any(String), closingReason: null });
  const mails = await mailsOf(order.orderId);
  expect(mails.map(({ type }) => type)).toEqual([
    'order.returnRequested',
    'order.returnApproved',
    'order.returnReceived',
  ]);
  expect(mails[1]!.text).toContain('Send it to Lane 1.');
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('what came back broken is written off, and what did not come can be returned later', async () => {
  const order = await bought();
  const returnId = await newReturn(shopper, order, 3);
  await approve(admin, returnId);
  const idempotencyKey = randomUUID();
  const broken = { quantity: 1, restock: false, idempotencyKey };
  for (const _ of [1, 2]) expect((await receive(admin, returnId, order.line, broken)).code).toBeUndefined();
  expect((await receive(admin, returnId, order.line, { ...broken, quantity: 2 })).code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  expect((await receive(admin, returnId, order.line)).code).toBe('CONFLICT');
  expect(await stockOf(order.lamp)).toBe(7);
  expect((await read(shopper, order.orderId)).orderItems[0]!.returnableQuantity).toBe(2);
});

test('the shop is mailed what a buyer asks for, and the buyer why a return is closed without a refund', async () => {
  const values = [{ name: 'messageAddress', value: 'staff@example.com' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'messages', version: 0, values } });
  const order = await bought();
  const returnId = await newReturn(shopper, order, 2, { comment: 'See evil.example' });
  await approve(admin, returnId);
  await admin.must(CloseReturnDocument, { input: { returnId, reason: 'Nothing came back.' } });
  await newReturn(admin, order, 1);
  const mails = await mailsOf(order.orderId);
  const toShop = mails.filter(({ type }) => type === 'shop.return');
  expect(toShop).toHaveLength(1);
  expect(toShop[0]!.text).toMatch(/2 × Lamp/);
  expect(toShop[0]!.text).toContain(`/admin/orders/${order.orderId}`);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  const closed = mails.filter(({ type }) => type === 'order.returnClosed');
  expect(closed.map(({ text }) => text)).toEqual([expect.stringContaining('Nothing came back.')]);
  await admin.must(SaveSettingGroupDocument, {
    input: { name: 'messages', version: 1, values: [{ name: 'messageAddress', value: null }] },
  });
});

test('a key that refunded items without their return does not refund the return, nor the other way round', async () => {
  const order = await bought();
  const returnId = await newReturn(shopper, order, 1);
  await approve(admin, returnId);
  await receive(admin, returnId, order.line, { quantity: 1, restock: false });
  const wanted = { lines: [{ orderItemId: order.line, quantity: 1, restock: false }] };
  const [plain, ofReturn] = [randomUUID(), randomUUID()];
  expect((await refund(order.orderId, { ...wanted, idempotencyKey: plain })).code).toBeUndefined();
  const reused = 'IDEMPOTENCY_KEY_REUSED';
  expect((await refund(order.orderId, { ...wanted, returnId, idempotencyKey: plain })).code).toBe(reused);
  for (const _ of [1, 2])
    expect(
      (await refund(order.orderId, { ...wanted, returnId, idempotencyKey: ofReturn })).code,
    ).toBeUndefined();
  expect((await refund(order.orderId, { ...wanted, idempotencyKey: ofReturn })).code).toBe(reused);
});

test('what a return brought back into stock is not added once more by a refund after it was closed', async () => {
  const order = await bought();
  const returnId = await newReturn(shopper, order, 2);
  await approve(admin, returnId);
  await receive(admin, returnId, order.line, { quantity: 2 });
  await admin.must(CloseReturnDocument, { input: { returnId, reason: 'Goodwill instead.' } });
  const lines = (quantity: number, restock: boolean) => [{ orderItemId: order.line, quantity, restock }];
  expect((await refund(order.orderId, { lines: lines(3, true) })).code).toBe('CONFLICT');
  expect((await refund(order.orderId, { lines: lines(2, false) })).code).toBeUndefined();
  expect((await refund(order.orderId, { lines: lines(1, true) })).code).toBeUndefined();
  expect(await stockOf(order.lamp)).toBe(10);
});

test('units that came back are refunded by what is left after goodwill, also by nothing', async () => {
  const order = await bought();
  await refund(order.orderId, { goodwillAmount: 160_00 });
  const idempotencyKey = randomUUID();
  for (const left of [9_00, 0]) {
    const returnId = await newReturn(shopper, order, 1);
    await approve(admin, returnId);
    await receive(admin, returnId, order.line);
    const lines = [{ orderItemId: order.line, quantity: 1, restock: true }];
    const key = `${idempotencyKey}-${left}`;
    for (const _ of [1, 2])
      expect((await refund(order.orderId, { returnId, lines, idempotencyKey: key })).code).toBeUndefined();
    expect((await read(shopper, order.orderId)).returns.at(-1)!.state).toBe('CLOSED');
    const { credits } = (await admin.must(AfterSaleDocument, { id: order.orderId })).order;
    expect(credits.at(-1)!.amount.amount).toBe(left);
  }
});

test('more than was shipped, and not returned, refunded or cancelled, cannot come back', async () => {
  const order = await bought(3, false);
  expect((await returnUnits(shopper, order)).errors[0]!.message).toContain('were not shipped');
  await admin.must(CreateFulfillmentDocument, {
    input: {
      orderId: order.orderId,
      idempotencyKey: randomUUID(),
      lines: [{ orderItemId: order.line, quantity: 2 }],
    },
  });
  // On its way: the days have not begun.
  await passed(order.orderId, 30 * DAY_MS);
  expect((await returnUnits(shopper, order, 3)).errors[0]!.message).toContain('Only 2 of these units');
  await newReturn(shopper, order);
  expect((await returnUnits(shopper, order, 2)).code).toBe('CONFLICT');
  expect((await read(shopper, order.orderId)).orderItems[0]!.refundableQuantity).toBe(1);
  await refund(order.orderId, { lines: [{ orderItemId: order.line, quantity: 1, restock: false }] });
  expect((await returnUnits(shopper, order)).code).toBe('CONFLICT');
  // The other one belongs to the return.
  expect((await read(shopper, order.orderId)).orderItems[0]!.refundableQuantity).toBe(0);
  const more = await refund(order.orderId, {
    lines: [{ orderItemId: order.line, quantity: 1, restock: false }],
  });
  expect(more.errors[0]!.message).toContain('in no return');
});

test('that items were shipped is not taken back once their buyer returns them', async () => {
  const order = await bought(1, false);
  const { createFulfillment } = await admin.must(CreateFulfillmentDocument, {
    input: { orderId: order.orderId, idempotencyKey: randomUUID() },
  });
  const returnId = await newReturn(shopper, order);
  const undo = () =>
    admin.execute(UndoFulfillmentDocument, { input: { id: createFulfillment.fulfillment.id } });
  expect((await undo()).errors[0]!.message).toContain('returns them already');
  await shopper.must(CancelReturnDocument, { input: { returnId } });
  expect((await undo()).code).toBeUndefined();
});

test('buyers return within the days after the delivery, staff for them at any time', async () => {
  const order = await bought();
  await passed(order.orderId, 14 * DAY_MS - 60_000);
  await newReturn(shopper, order);
  await passed(order.orderId, 60_000);
  const late = await returnUnits(shopper, order);
  expect(late.code).toBe('CONFLICT');
  expect(late.errors[0]!.message).toContain('for 14 days after their delivery');
  expect((await read(shopper, order.orderId)).orderItems[0]!.returnableQuantity).toBe(0);
  expect((await read(admin, order.orderId)).orderItems[0]!.returnableQuantity).toBe(2);
  await newReturn(admin, order);
  expect((await mailsOf(order.orderId)).at(-1)!.text).toContain('we noted that these items come back');
});

test('where no days are set, staff alone open returns', async () => {
  const order = await bought();
  await setReturnDays(shop, null);
  expect((await returnUnits(shopper, order)).errors[0]!.message).toContain('takes nothing back by itself');
  expect((await read(shopper, order.orderId)).orderItems[0]!.returnableQuantity).toBe(0);
  await newReturn(admin, order);
  await setReturnDays(shop, 14);
});

test('a return that is refused or cancelled frees its units, and is answered once', async () => {
  const order = await bought(1);
  const first = await newReturn(shopper, order);
  const refuse = (returnId: string) =>
    admin.execute(RefuseReturnDocument, { input: { returnId, answer: 'It is worn.' } });
  expect((await refuse(first)).data!.refuseReturn.order.returns[0]).toMatchObject({
    state: 'REFUSED',
    answer: 'It is worn.',
  });
  expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({
    type: 'order.returnRefused',
    text: expect.stringContaining('It is worn.'),
  });
  expect((await approve(admin, first)).code).toBe('CONFLICT');
  const second = await newReturn(shopper, order);
  for (const _ of [1, 2]) await shopper.must(CancelReturnDocument, { input: { returnId: second } });
  expect((await refuse(second)).code).toBe('CONFLICT');
  const third = await newReturn(shopper, order);
  await approve(admin, third);
  expect((await shopper.execute(CancelReturnDocument, { input: { returnId: third } })).code).toBe('CONFLICT');
  const reason = 'It never came.';
  await admin.must(CloseReturnDocument, { input: { returnId: third, reason } });
  expect((await read(shopper, order.orderId)).returns.at(-1)).toMatchObject({ closingReason: reason });
  await newReturn(shopper, order);
});

test('only the buyer and staff with ORDERS return items, and a payment link returns nothing', async () => {
  const guest = await shop.guestBuyer('returns@mailbox.example');
  const order = await boughtOrder(shop, guest);
  for (const stranger of [await shop.shopper(), await shop.staff('REFUNDS')])
    expect((await returnUnits(stranger, order)).code).toBe('NOT_FOUND');
  const lines = [{ orderItemId: order.line, quantity: 1, reason: 'OTHER' as const }];
  const linked = (token: string) =>
    shop.guest().execute(RequestLinkedReturnDocument, {
      input: { token, lines, idempotencyKey: randomUUID() },
    });
  expect((await linked(await linkOf(shop, order.orderId, 'payment'))).code).toBe('TOKEN_INVALID');
  const token = await linkOf(shop, order.orderId);
  const [opened] = (await linked(token)).data!.requestLinkedReturn.order.returns;
  expect((await mailsOf(order.orderId))[0]!.type).toBe('guest.order.returnRequested');
  const input = { returnId: opened!.id };
  expect((await (await shop.shopper()).execute(CancelReturnDocument, { input })).code).toBe('NOT_FOUND');
  expect((await admin.execute(CancelReturnDocument, { input })).code).toBe('NOT_FOUND');
  const other = await linkOf(shop, (await boughtOrder(shop, await shop.guestBuyer())).orderId);
  const cancel = (by: string) =>
    shop.guest().execute(CancelLinkedReturnDocument, { input: { ...input, token: by } });
  expect((await cancel(other)).code).toBe('NOT_FOUND');
  expect((await cancel(token)).data!.cancelLinkedReturn.order.returns[0]!.state).toBe('CANCELLED');
});

test('a buyer asks ten times an hour, whatever the order, and once for a key', async () => {
  const order = await bought();
  const again = { idempotencyKey: randomUUID() };
  for (const _ of [1, 2]) await newReturn(shopper, order, 1, again);
  expect((await read(shopper, order.orderId)).returns).toHaveLength(1);
  expect((await returnUnits(shopper, order, 2, again)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  shop.settings.rateLimitFactor = 1;
  const eager = await shop.shopper();
  const none = { orderId: (await boughtOrder(shop, eager)).orderId, line: order.line };
  const codes = [];
  for (let n = 0; n < 11; n++) codes.push((await returnUnits(eager, none)).code);
  shop.settings.rateLimitFactor = 100;
  expect(codes.slice(9)).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED']);
});

test('staff list returns by state, newest first', async () => {
  const order = await bought();
  const ids = [];
  for (let n = 0; n < 3; n++) ids.unshift(await newReturn(shopper, order));
  const page = (await admin.must(ReturnsDocument, { state: 'REQUESTED', first: 2 })).returns;
  expect(page.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.nodes[0]).toMatchObject({ orderId: order.orderId, customerName: shopper.user.name });
  const after = page.pageInfo.endCursor;
  const next = (await admin.must(ReturnsDocument, { state: 'REQUESTED', after })).returns;
  expect(next.nodes[0]!.id).toBe(ids[2]);
  await approve(admin, ids[2]!);
  const approved = (await admin.must(ReturnsDocument, { state: 'APPROVED' })).returns;
  expect(approved.nodes[0]!.id).toBe(ids[2]);
  await admin.must(RefuseReturnDocument, { input: { returnId: ids[0]!, answer: 'Too old.' } });
  const idsOf = async (filter: { open: boolean; state?: 'REFUSED' }) =>
    (await admin.must(ReturnsDocument, filter)).returns.nodes.map(({ id }) => id);
  expect((await idsOf({ open: true })).slice(0, 2)).toEqual([ids[1], ids[2]]);
  expect((await idsOf({ open: false }))[0]).toBe(ids[0]);
  expect(await idsOf({ open: true, state: 'REFUSED' })).toEqual([]);
});

test('what was written about returns is exported with the data of a person, and erased with it', async () => {
  const person = await shop.shopper();
  const order = await boughtOrder(shop, person);
  await approve(admin, await newReturn(person, order, 1, { comment: 'My own words' }), 'Dear canary');
  const exported = JSON.stringify(await admin.must(PersonalDataDocument, { userId: person.user.id }));
  expect(exported).toContain('My own words');
  expect(exported).toContain('Dear canary');
  await admin.must(EraseUserDocument, { id: person.user.id });
  const rows = JSON.stringify(await shop.em().execute('select * from returns'));
  expect(rows).not.toMatch(/My own words|Dear canary/);
});
