import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  AddCustomerNoteDocument,
  CustomerDocument,
  CustomersDocument,
  DeleteCustomerNoteDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  PersonalDataDocument,
  ResendVerificationDocument,
  TagCustomerDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { CustomerNote } from './customer-note.entity.ts';
import { CustomerTag } from './customer-tag.entity.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, clerk] = [await shop.admin(), await shop.staff('ORDERS')];
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterAll(() => shop?.close());

/** A delivered order: its id, and that of its owner. */
async function buy(client: TestClient) {
  const checkout = await startCheckout(client, productId);
  const { id } = (await place(client, checkout, await shop.pay(checkout))).data!.placeOrder;
  await admin.must(MarkDeliveredDocument, { id });
  return { order: id, owner: (await shop.em().findOneOrFail(Order, id)).owner.id };
}
const tag = async (id: string, add: string[], remove: string[] = []) =>
  (await clerk.must(TagCustomerDocument, { input: { id, add, remove } })).tagCustomer.customer.tags;
const note = async (
  customerId: string,
  text: string,
  idempotencyKey: string = randomUUID(),
  client = clerk,
) => {
  const input = { customerId, text, idempotencyKey };
  return (await client.must(AddCustomerNoteDocument, { input })).addCustomerNote.customer.notes;
};
const read = async (id: string) => (await clerk.must(CustomerDocument, { id })).customer;

test('staff tag a customer; upper and lower case are the same, and a customer has at most 10', async () => {
  const { owner } = await buy(await shop.shopper());
  expect(await tag(owner, ['VIP', 'Gift'])).toEqual(['Gift', 'VIP']);
  expect(await tag(owner, ['vip'], ['GIFT', 'gone'])).toEqual(['VIP']);
  expect(await tag(owner, ['vip'])).toEqual(['VIP']);
  expect(await shop.events('customer.tagged')).toHaveLength(2);
  const add = Array.from({ length: 10 }, (_, n) => `Tag ${n}`);
  for (const tags of [add, ['a,b'], [' ']]) {
    const { code } = await clerk.execute(TagCustomerDocument, { input: { id: owner, add: tags } });
    expect(code).toBe('BAD_USER_INPUT');
  }
  expect((await read(owner)).tags).toEqual(['VIP']);
  const listed = async (tag: string, sortBy: 'NAME' | 'LAST_ORDER' = 'NAME') =>
    (await clerk.must(CustomersDocument, { tag, sortBy })).customers.nodes.map(({ id }) => id);
  expect(await listed(' Vip')).toEqual([owner]);
  expect(await listed('VIP', 'LAST_ORDER')).toEqual([owner]);
  expect(await listed('Gift')).toEqual([]);
});

test('staff note something with who and when, once for a key, and delete their own notes alone', async () => {
  const [{ owner }, other] = [await buy(await shop.shopper()), await buy(await shop.shopper())];
  const key = randomUUID();
  await note(owner, ' Calls on Mondays.\n', key);
  const [first, ...more] = await note(owner, 'Calls on Mondays.', key);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ text: 'Calls on Mondays.', authorName: clerk.user.name, isOwn: true });
  for (const changed of [{ text: 'Other' }, { customerId: other.owner }]) {
    const input = { customerId: owner, text: 'Calls on Mondays.', idempotencyKey: key, ...changed };
    expect((await clerk.execute(AddCustomerNoteDocument, { input })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  }
  const input = { noteId: first!.id };
  expect((await admin.execute(DeleteCustomerNoteDocument, { input })).code).toBe('FORBIDDEN');
  await clerk.must(DeleteCustomerNoteDocument, { input });
  expect((await read(owner)).notes).toEqual([]);
  for (const noteId of [first!.id, 'x'])
    expect((await clerk.execute(DeleteCustomerNoteDocument, { input: { noteId } })).code).toBe('NOT_FOUND');
});

test('what was written about a guest goes to the account that confirms the address, and not before', async () => {
  shop.settings.sendsMails = true;
  const stranger = await shop.shopper();
  const { id, email } = stranger.user;
  const guest = await buy(await shop.guestBuyer(email));
  await buy(stranger);
  await tag(guest.owner, ['Gift', 'VIP']);
  await tag(id, ['vip']);
  await note(guest.owner, 'Bought as a guest');
  expect(await read(id)).toMatchObject({ tags: ['vip'], notes: [] });
  await stranger.must(ResendVerificationDocument);
  await stranger.must(VerifyEmailDocument, { token: await mailedToken(shop, 'account.verify') });
  expect(await read(id)).toMatchObject({
    kind: 'ACCOUNT',
    orderCount: 2,
    tags: ['Gift', 'vip'],
    notes: [{ text: 'Bought as a guest' }],
  });
  expect(await shop.em().count(CustomerNote, { user: guest.owner })).toBe(0);
  shop.settings.sendsMails = false;
});

test('export and erasure of an unconfirmed account leave what was bought with its address, those of a guest the account', async () => {
  const stranger = await shop.shopper();
  const { id, email } = stranger.user;
  const [own, guest] = [await buy(stranger), await buy(await shop.guestBuyer(email))];
  await tag(guest.owner, ['Gift']);
  await note(guest.owner, 'Canary is friendly');
  const exported = async (userId: string) =>
    (await admin.must(PersonalDataDocument, { userId })).personalData;
  const [ofAccount, ofGuest] = [await exported(id), await exported(guest.owner)];
  expect(ofAccount).toContain(own.order);
  expect(ofAccount).not.toContain(guest.order);
  expect(JSON.parse(ofGuest)).toMatchObject({ account: null, customerTags: [{ tag: 'Gift' }] });
  expect(ofGuest).toContain(guest.order);
  for (const kept of [own.order, 'Canary']) expect(ofGuest).not.toContain(kept);

  await admin.must(EraseUserDocument, { id });
  const [kept] = await shop.em().find(Order, { id: guest.order });
  expect(kept).toMatchObject({ customerEmail: email });
  expect(await read(guest.owner)).toMatchObject({ kind: 'GUEST', orderCount: 1, sameAddressId: null });
  await admin.must(EraseUserDocument, { id: guest.owner });
  expect((await clerk.execute(CustomerDocument, { id: guest.owner })).code).toBe('NOT_FOUND');
  expect(await shop.em().count(CustomerNote, { user: guest.owner })).toBe(0);
  expect(await shop.em().count(CustomerTag, { user: guest.owner })).toBe(0);
});

test('erasing a guest leaves an account with the address that nobody confirmed', async () => {
  const stranger = await shop.shopper();
  const [own, guest] = [await buy(stranger), await buy(await shop.guestBuyer(stranger.user.email))];
  await admin.must(EraseUserDocument, { id: guest.owner });
  expect((await shop.em().findOneOrFail(Order, own.order)).customerEmail).toBe(stranger.user.email);
});

test('a confirmed account is exported and erased with what was bought without it', async () => {
  const shopper = await shop.confirmedShopper();
  const { id, email } = shopper.user;
  await buy(shopper);
  const guest = await buy(await shop.guestBuyer(email));
  expect((await admin.must(PersonalDataDocument, { userId: id })).personalData).toContain(guest.order);
  await admin.must(EraseUserDocument, { id: guest.owner });
  expect((await clerk.execute(CustomerDocument, { id })).code).toBe('NOT_FOUND');
  expect((await shop.em().findOneOrFail(Order, guest.order)).customerEmail).not.toBe(email);
});

test('a customer with more than 10 tags, as after guest orders were merged, loses tags and gets none', async () => {
  const { owner: user } = await buy(await shop.shopper());
  for (let n = 0; n < 13; n += 1)
    await shop.em().insert(CustomerTag, { id: v7(), user: user, tag: `T${n}`, key: `t${n}` });
  const add = await clerk.execute(TagCustomerDocument, { input: { id: user, add: ['VIP'], remove: ['T0'] } });
  expect(add.errors[0]?.message).toBe('A customer has at most 10 tags.');
  expect(await tag(user, ['t1'], ['T0', 'T2'])).toHaveLength(11);
});
