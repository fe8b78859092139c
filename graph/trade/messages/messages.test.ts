import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  CancelLinkedOrderDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  MarkMessagesAnsweredDocument,
  PersonalDataDocument,
  SaveSettingGroupDocument,
  SendLinkedOrderMessageDocument,
  SendOrderMessageDocument,
  UnansweredOrdersDocument,
  WrittenOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { OrderMessage } from './order-message.entity.ts';

let shop: TestShop;
let admin: TestClient;
let product: { id: string };
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  admin = await shop.admin();
  product = await shop.addProduct({ countInStock: 1000 });
});
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  await shop.em().nativeDelete(OrderMessage, {});
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

async function orderOf(client: TestClient, isPaid = true): Promise<string> {
  const checkout = await startCheckout(client, product.id);
  const { data } = await place(client, checkout, isPaid ? await shop.pay(checkout) : undefined);
  return data!.placeOrder.id;
}
const send = (
  client: TestClient,
  orderId: string,
  text = 'Where is it?',
  idempotencyKey: string = randomUUID(),
) => client.execute(SendOrderMessageDocument, { input: { orderId, text, idempotencyKey } });
const read = async (client: TestClient, id: string) =>
  (await client.must(WrittenOrderDocument, { id })).order;
async function messagesFor(client: TestClient, id: string) {
  const { nodes } = (await read(client, id)).timeline;
  return nodes.flatMap(({ message, actor }) => (message ? [[actor.kind, message.text]] : []));
}
async function sentMails(type: string) {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type, sentAt: { $ne: null } }, { orderBy: { id: 1 } });
  return mails.map(({ toAddress, kept }) => ({ to: toAddress, ...kept! }));
}
async function mailTo(messageAddress: string | null) {
  const stored = await shop.em().findOne(Setting, { key: 'messages' });
  const values = [{ name: 'messageAddress', value: messageAddress }];
  const input = { name: 'messages', version: stored?.version ?? 0, values };
  return admin.execute(SaveSettingGroupDocument, { input });
}

test('who works in the shop writes about an own order as its buyer, or for the shop', async () => {
  const id = await orderOf(admin);
  const write = (client: TestClient, order: string, asStaff?: boolean) =>
    client.execute(SendOrderMessageDocument, {
      input: { orderId: order, text: 'It is packed.', idempotencyKey: randomUUID(), asStaff },
    });
  await write(admin, id);
  await write(admin, id, true);
  expect(await sentMails('order.message')).toMatchObject([{ to: admin.user.email }]);
  const { nodes } = (await read(admin, id)).timeline;
  expect(nodes.flatMap(({ message }) => message?.isFromBuyer ?? [])).toEqual([false, true]);

  const shopper = await shop.shopper();
  expect((await write(shopper, await orderOf(shopper), true)).code).toBe('FORBIDDEN');
});

test('what staff write is mailed to the buyer as plain text, and stands on the page of the order', async () => {
  const shopper = await shop.shopper();
  const id = await orderOf(shopper);
  await send(admin, id, '  It is <b>late</b>.\n\n<script>alert(1)</script> ');
  const text = 'It is <b>late</b>.\n\n<script>alert(1)</script>';
  expect(await messagesFor(shopper, id)).toEqual([['STAFF', text]]);
  const [mail, ...more] = await sentMails('order.message');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: shopper.user.email });
  expect(mail!.text).toContain(`/order/${id}`);
  expect(mail!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail!.html).not.toContain('<script');
  // The buyer does not learn who wrote.
  expect(mail!.text + mail!.html).not.toContain(admin.user.name);
});

test('a guest answers by the mailed link, and the answer waits for staff until they write or say that it needs none', async () => {
  const guest = await shop.guestBuyer('writes@example.com');
  const id = await orderOf(guest);
  await send(admin, id, 'Which colour?');
  const [mail] = await sentMails('guest.order.message');
  // Its link is made anew for each mail, so that what is stored of it has none.
  expect(mail!.to).toBe('writes@example.com');
  const answer = async (text: string) =>
    shop.guest().must(SendLinkedOrderMessageDocument, {
      input: { token: await linkOf(shop, id), text, idempotencyKey: randomUUID() },
    });
  const { sendLinkedOrderMessage } = await answer('Blue, please.');
  expect(sendLinkedOrderMessage.order).toMatchObject({ hasUnansweredMessage: null, notes: null });
  expect(await messagesFor(admin, id)).toEqual([
    ['BUYER', 'Blue, please.'],
    ['STAFF', 'Which colour?'],
  ]);
  const waiting = async (hasUnansweredMessage: boolean) =>
    (await admin.must(UnansweredOrdersDocument, { hasUnansweredMessage })).orders;
  expect(await waiting(true)).toMatchObject({ total: 1, orders: [{ id, hasUnansweredMessage: true }] });
  expect((await waiting(false)).orders.map((order) => order.id)).not.toContain(id);
  await send(admin, id, 'It is sent.');
  expect(await waiting(true)).toMatchObject({ total: 0 });
  await answer('Thank you!');
  expect(await waiting(true)).toMatchObject({ total: 1 });
  for (let n = 0; n < 2; n++) await admin.must(MarkMessagesAnsweredDocument, { input: { orderId: id } });
  expect(await waiting(true)).toMatchObject({ total: 0 });
  const { nodes } = (await read(admin, id)).timeline;
  expect(nodes.filter(({ type }) => type === 'message.settled')).toHaveLength(1);
  await answer('Please cancel it.');
  expect(await waiting(true)).toMatchObject({ total: 1 });
  await shop.guest().must(CancelLinkedOrderDocument, { token: await linkOf(shop, id) });
  expect(await waiting(true)).toMatchObject({ total: 0 });
});

test('answers are mailed to the address of the settings, without links that a buyer typed, and to nobody without one', async () => {
  const shopper = await shop.shopper();
  const id = await orderOf(shopper);
  await send(shopper, id);
  expect(await sentMails('shop.message')).toEqual([]);
  expect((await mailTo('nobody')).code).toBe('BAD_USER_INPUT');
  expect((await mailTo('staff@example.com')).code).toBeUndefined();
  await send(shopper, id, 'See https://evil.example/x\nor <img src=x onerror=alert(1)>');
  const [mail, ...more] = await sentMails('shop.message');
  expect(more).toEqual([]);
  expect(mail!.to).toBe('staff@example.com');
  expect(mail!.text).toContain('> See …');
  expect(mail!.text).toContain(`/admin/orders/${id}`);
  expect(mail!.text + mail!.html).not.toContain('evil');
  expect(mail!.html).not.toContain('<img src=x');
  await mailTo(null);
});

test('a message about an order that cost nothing so far counts as a mail that nobody asked for', async () => {
  const guest = await shop.guestBuyer('stranger@example.com');
  const id = await orderOf(guest, false);
  shop.settings.rateLimitFactor = 1;
  for (let n = 0; n < 5; n++) await send(admin, id, `Message ${n}`);
  expect(await sentMails('guest.order.message')).toHaveLength(3);
  expect(await messagesFor(guest, id)).toHaveLength(5);
});

test('only the buyer and staff with ORDERS write, and a payment link writes nothing', async () => {
  const shopper = await shop.shopper();
  const id = await orderOf(shopper);
  const codes = async (...clients: TestClient[]) => {
    const found = [];
    for (const client of clients) found.push((await send(client, id)).code);
    return found;
  };
  const others = [
    shop.guest(),
    await shop.shopper(),
    await shop.guestBuyer(),
    await shop.staff('PRODUCTS', 'REFUNDS'),
  ];
  expect(await codes(...others)).toEqual(['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  const text = { text: 'I pay for it.', idempotencyKey: randomUUID() };
  for (const token of [await linkOf(shop, id, 'payment'), 'guessed']) {
    const { code } = await shop
      .guest()
      .execute(SendLinkedOrderMessageDocument, { input: { token, ...text } });
    expect(code).toBe('TOKEN_INVALID');
  }
  expect(await messagesFor(shopper, id)).toEqual([]);
  expect(await codes(await shop.staff('ORDERS'), shopper)).toEqual([undefined, undefined]);
});

test.each(['', ' \n ', 'x'.repeat(2001), 'bell \u0007', 'half \ud800'])('no message is %j', async (text) => {
  const shopper = await shop.shopper();
  expect((await send(shopper, await orderOf(shopper), text)).code).toBe('BAD_USER_INPUT');
});

test('the same key sends one message; with another text it is refused', async () => {
  const shopper = await shop.shopper();
  const id = await orderOf(shopper);
  const key = randomUUID();
  for (let n = 0; n < 2; n++) expect((await send(shopper, id, 'Hello', key)).code).toBeUndefined();
  expect((await send(shopper, id, 'Hello again', key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await messagesFor(shopper, id)).toEqual([['BUYER', 'Hello']]);
});

test('a buyer sends ten messages an hour, of all orders together and whatever session sends them', async () => {
  const guest = await shop.guestBuyer('often@example.com');
  const ids = [await orderOf(guest), await orderOf(guest)] as const;
  shop.settings.rateLimitFactor = 1;
  for (let n = 0; n < 10; n++) expect((await send(guest, ids[n % 2 === 0 ? 0 : 1])).code).toBeUndefined();
  expect((await send(guest, ids[0])).code).toBe('RATE_LIMITED');
  const { code } = await shop.guest().execute(SendLinkedOrderMessageDocument, {
    input: { token: await linkOf(shop, ids[0]), text: 'More', idempotencyKey: randomUUID() },
  });
  expect(code).toBe('RATE_LIMITED');
  expect((await send(admin, ids[0])).code).toBeUndefined();
});

test('what was written is exported with the data of a person, and erased with it, in mails as well', async () => {
  const shopper = await shop.shopper();
  const id = await orderOf(shopper);
  await send(shopper, id, 'I am Canary');
  await send(admin, id, 'Dear Canary');
  const { personalData } = await admin.must(PersonalDataDocument, { userId: shopper.user.id });
  const exported = JSON.stringify(personalData);
  expect(exported).toContain('I am Canary');
  expect(exported).toContain('Dear Canary');
  await sentMails('order.message');
  await admin.must(MarkDeliveredDocument, { id });
  await admin.must(EraseUserDocument, { id: shopper.user.id });
  const { nodes } = (await read(admin, id)).timeline;
  expect(nodes.filter(({ type }) => type === 'message.sent')).toMatchObject([
    { message: null },
    { message: null },
  ]);
  const left = await shop.em().find(Mail, { type: 'order.message', orderId: id });
  expect(JSON.stringify(left)).not.toContain('Canary');
});

test('a new order is mailed to the address for messages once, unless the settings say no', async () => {
  const shopper = await shop.shopper();
  const mailed = () => sentMails('shop.order');
  await orderOf(shopper);
  expect(await mailed()).toEqual([]);
  await mailTo('desk@shop.example');
  const id = await orderOf(shopper);
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'desk@shop.example', subject: expect.stringMatching(/^New order #\d+$/) });
  expect(mail!.text).toContain('It is paid.');
  expect(mail!.text).toContain(`/admin/orders/${id}`);
  const { version } = await shop.em().findOneOrFail(Setting, { key: 'messages' });
  const values = [{ name: 'mailOrders', value: 'false' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'messages', version, values } });
  await orderOf(shopper);
  expect(await mailed()).toHaveLength(1);
  await mailTo(null);
});

test('without an address for messages, new orders go to the e-mail address of the seller, unless the settings say no', async () => {
  const shopper = await shop.shopper();
  const sent = async () => (await sentMails('shop.order')).map(({ to }) => to);
  const before = (await sent()).length;
  await shop.em().nativeDelete(Setting, { key: 'messages' });
  await enterSeller(shop, { email: 'seller@shop.example' });
  shop.ports.cache.clear();
  await orderOf(shopper);
  expect((await sent()).slice(before)).toEqual(['seller@shop.example']);
  await mailTo('desk@shop.example');
  await orderOf(shopper);
  expect((await sent()).slice(before)).toEqual(['seller@shop.example', 'desk@shop.example']);
  const { version } = await shop.em().findOneOrFail(Setting, { key: 'messages' });
  const values = ['messageAddress', 'mailOrders'].map((name) => ({
    name,
    value: name === 'mailOrders' ? 'false' : null,
  }));
  await admin.must(SaveSettingGroupDocument, { input: { name: 'messages', version, values } });
  await orderOf(shopper);
  expect(await sent()).toHaveLength(before + 2);
  await shop.em().nativeDelete(Setting, {});
  shop.ports.cache.clear();
});
