import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AddOrderNoteDocument,
  DeleteOrderNoteDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  PersonalDataDocument,
  WrittenOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { OrderNote } from './order-note.entity.ts';

let shop: TestShop;
let ada: TestClient;
let bob: TestClient;
let shopper: TestClient;
let id: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [ada, bob, shopper] = [await shop.admin(), await shop.staff('ORDERS'), await shop.shopper()];
  const { id: product } = await shop.addProduct();
  const checkout = await startCheckout(shopper, product);
  id = (await place(shopper, checkout, await shop.pay(checkout))).data!.placeOrder.id;
});
afterAll(() => shop?.close());

const add = async (client: TestClient, text: string, idempotencyKey: string = randomUUID()) => {
  const input = { orderId: id, text, idempotencyKey };
  return (await client.must(AddOrderNoteDocument, { input })).addOrderNote.order;
};
const read = async (client: TestClient) => (await client.must(WrittenOrderDocument, { id })).order;

test('staff note something with who and when; the same key notes it once, and the buyer sees nothing of it', async () => {
  const key = randomUUID();
  await add(ada, ' Prefers the money.\n', key);
  const { notes } = await add(ada, 'Prefers the money.', key);
  const note = { text: 'Prefers the money.', authorName: ada.user.name };
  expect(notes).toMatchObject([{ ...note, isOwn: true }]);
  expect((await read(bob)).notes).toMatchObject([{ ...note, isOwn: false }]);
  const [entry] = (await read(bob)).timeline.nodes;
  expect(entry).toMatchObject({
    type: 'note.added',
    actor: { name: ada.user.name },
    note: { text: note.text },
  });
  const seen = await read(shopper);
  expect(seen.notes).toBeNull();
  expect(JSON.stringify(seen)).not.toMatch(/note\.|money/);
});

test('staff delete their own notes alone, and the timeline says that there was one', async () => {
  const { notes } = await add(ada, 'Wrong order');
  const input = { noteId: notes![0]!.id };
  expect((await bob.execute(DeleteOrderNoteDocument, { input })).code).toBe('FORBIDDEN');
  const { deleteOrderNote } = await ada.must(DeleteOrderNoteDocument, { input });
  expect(deleteOrderNote.order.notes!.map(({ text }) => text)).not.toContain('Wrong order');
  const [deleted, added] = deleteOrderNote.order.timeline.nodes;
  expect(deleted).toMatchObject({ type: 'note.deleted', actor: { name: ada.user.name } });
  expect(added).toMatchObject({ type: 'note.added', note: null });
  for (const noteId of [input.noteId, 'x'])
    expect((await ada.execute(DeleteOrderNoteDocument, { input: { noteId } })).code).toBe('NOT_FOUND');
});

test('notes about the order of an erased person are deleted, since they may name the person; its export has none', async () => {
  await add(bob, 'Canary is friendly');
  const { personalData } = await ada.must(PersonalDataDocument, { userId: shopper.user.id });
  expect(JSON.stringify(personalData)).not.toContain('Canary');
  await ada.must(MarkDeliveredDocument, { id });
  await ada.must(EraseUserDocument, { id: shopper.user.id });
  expect(await shop.em().count(OrderNote, {})).toBe(0);
});
