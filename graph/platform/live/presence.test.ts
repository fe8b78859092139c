import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EndPresenceDocument,
  EraseUserDocument,
  PresenceDocument,
  type PresenceSubject,
  RenewPresenceDocument,
  SetPermissionsDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { live } from './module.ts';

let shop: TestShop;
let admin: TestClient;
let editor: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, editor] = [await shop.admin(), await shop.staff('PRODUCTS')];
});
afterAll(() => shop?.close());

const open = async (
  who: TestClient,
  id: string,
  tab: string = randomUUID(),
  type: PresenceSubject = 'PRODUCT',
) => (await who.must(RenewPresenceDocument, { input: { type, id, tab } })).renewPresence;
const others = async (who: TestClient, id: string, type: PresenceSubject = 'PRODUCT') =>
  (await who.must(PresenceDocument, { type, id })).presence;
const expire = (tab: string) =>
  shop.em().execute(`update presences set expires_at = now() - interval '1 second' where tab = ?`, [tab]);

test('who has a product open is named to the others until the page is closed', async () => {
  const { id } = await shop.addProduct();
  const tab = randomUUID();
  expect(await open(editor, id, tab)).toEqual({ names: [], savedBy: null });
  expect(await open(admin, id)).toEqual({ names: [editor.user.name], savedBy: null });
  expect((await others(editor, id)).names).toEqual([admin.user.name]);
  expect((await others(admin, randomUUID())).names).toEqual([]);
  expect((await others(admin, id, 'ORDER')).names).toEqual([]);
  expect(await admin.must(EndPresenceDocument, { input: { tab } })).toEqual({ endPresence: false });
  expect((await others(admin, id)).names).toEqual([editor.user.name]);
  expect(await editor.must(EndPresenceDocument, { input: { tab } })).toEqual({ endPresence: true });
  expect((await others(admin, id)).names).toEqual([]);
});

test('a page that is not renewed counts no longer, and its row is deleted', async () => {
  const { id } = await shop.addProduct();
  const tab = randomUUID();
  await open(editor, id, tab);
  await expire(tab);
  expect((await others(admin, id)).names).toEqual([]);
  await open(editor, id, tab);
  expect((await others(admin, id)).names).toEqual([editor.user.name]);
  await expire(tab);
  await live.jobs!.presences!.run(
    { ...shop, ...shop.later(1000) },
    { logger: shop.logger, stopped: new AbortController().signal },
  );
  expect(await shop.em().execute('select 1 from presences where tab = ?', [tab])).toEqual([]);
});

test('somebody with two tabs is named once, nobody can take the tab of another, and twenty pages count', async () => {
  const { id } = await shop.addProduct();
  const tab = randomUUID();
  const busy = await shop.staff('PRODUCTS');
  await open(busy, id, tab);
  await open(busy, id);
  expect((await others(admin, id)).names).toEqual([busy.user.name]);
  await open(editor, id, tab);
  expect((await others(admin, id)).names).toEqual([busy.user.name]);
  await Promise.all(Array.from({ length: 18 }, () => open(busy, randomUUID())));
  const last = randomUUID();
  await open(busy, last);
  expect((await others(admin, last)).names).toEqual([]);
  await open(busy, id, tab);
  expect((await others(admin, id)).names).toEqual([busy.user.name]);
});

test('who saved a product last is named to the others, and not to themselves', async () => {
  const { id } = await shop.addProduct({ name: 'Lamp' });
  expect(await others(admin, id)).toMatchObject({ savedBy: null, savedAt: null, savedAgo: null });
  await editor.must(UpdateProductDocument, { input: { id, name: 'Table lamp' } });
  const save = await others(admin, id);
  expect(save).toMatchObject({ savedBy: editor.user.name, savedAt: expect.any(String) });
  expect(save.savedAgo).toBeLessThan(60);
  expect((await others(editor, id)).savedBy).toBeNull();
});

test('it needs the permission for what is open', async () => {
  const [id, packer] = [randomUUID(), await shop.staff('ORDERS')];
  const code = async (who: TestClient, type: PresenceSubject) => [
    (await who.execute(PresenceDocument, { type, id })).code,
    (await who.execute(RenewPresenceDocument, { input: { type, id, tab: randomUUID() } })).code,
  ];
  for (const type of ['ORDER', 'CUSTOMER'] as const) {
    expect(await code(packer, type)).toEqual([undefined, undefined]);
    expect(await code(editor, type)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  }
  expect(await code(packer, 'PRODUCT')).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await code(await shop.shopper(), 'PRODUCT')).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await code(shop.guest(), 'PRODUCT')).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
});

test('somebody who lost the permission is named no longer', async () => {
  const { id } = await shop.addProduct();
  const leaver = await shop.staff('PRODUCTS', 'ORDERS');
  await open(leaver, id);
  expect((await others(admin, id)).names).toEqual([leaver.user.name]);
  await admin.must(SetPermissionsDocument, { input: { userId: leaver.user.id, permissions: ['ORDERS'] } });
  expect((await others(admin, id)).names).toEqual([]);
});

test('what is no identifier is not found', async () => {
  for (const input of [
    { type: 'PRODUCT' as const, id: 'x', tab: randomUUID() },
    { type: 'PRODUCT' as const, id: randomUUID(), tab: "'" },
  ])
    expect((await editor.execute(RenewPresenceDocument, { input })).code).toBe('NOT_FOUND');
  expect((await editor.execute(EndPresenceDocument, { input: { tab: '' } })).code).toBe('NOT_FOUND');
});

test('with the personal data of somebody goes what was open', async () => {
  const { id } = await shop.addProduct();
  const leaver = await shop.staff('PRODUCTS');
  await open(leaver, id);
  await shop.em().execute(`update users set permissions = '{}' where id = ?`, [leaver.user.id]);
  await admin.must(EraseUserDocument, { id: leaver.user.id });
  expect(await shop.em().execute('select 1 from presences where user_id = ?', [leaver.user.id])).toEqual([]);
});
