import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EraseUserDocument,
  PersonalDataDocument,
  ReturnsOfOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import { approve, boughtOrder, newReturn, setReturnDays } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { ReturnPhoto } from './return-photo.entity.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await testShop();
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  await setReturnDays(shop, 14);
  const red = { create: { width: 1600, height: 90, channels: 3, background: 'red' } } as const;
  const gps = { IFD3: { GPSLatitude: '48/1 8/1 0/1' }, IFD0: { Copyright: 'canary' } };
  photo = new Uint8Array(await sharp(red).withExif(gps).jpeg().toBuffer());
});
afterAll(() => shop?.close());

async function returned(client: TestClient) {
  const order = await boughtOrder(shop, client);
  return { ...order, returnId: await newReturn(client, order) };
}
const add = (client: TestClient, returnId: string, token?: string, body: Uint8Array<ArrayBuffer> = photo) =>
  client.fetch(`/return-photos/${returnId}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/jpeg', ...(token && { 'order-token': token }) },
  });
const photosOf = async (orderId: string) =>
  (await admin.must(ReturnsOfOrderDocument, { id: orderId })).order.returns.flatMap(({ photos }) => photos);

test('a photo is encoded anew, without what a camera wrote into it, and kept by no cache', async () => {
  const { orderId, returnId } = await returned(shopper);
  expect((await add(shopper, returnId)).status).toBe(204);
  const [path] = await photosOf(orderId);
  const sent = await shopper.fetch(path!);
  expect(sent.status).toBe(200);
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  expect(sent.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await sent.arrayBuffer());
  const { width, exif } = await sharp(bytes).metadata();
  expect([width, exif]).toEqual([1200, undefined]);
  expect(bytes.includes('canary')).toBe(false);
  expect((await add(shopper, returnId, undefined, new Uint8Array([1, 2, 3]))).status).toBe(400);
});

test('its buyer, by a link as well, and staff with ORDERS see a photo, and nobody else', async () => {
  const guest = await shop.guestBuyer();
  const { orderId, returnId } = await returned(guest);
  const token = await linkOf(shop, orderId);
  const payment = await linkOf(shop, orderId, 'payment');
  const other = await linkOf(shop, (await boughtOrder(shop, guest)).orderId);
  expect((await add(shop.guest(), returnId, token)).status).toBe(204);
  for (const [client, by, status] of [
    [shop.guest(), undefined, 401],
    [shop.guest(), payment, 400],
    [shop.guest(), other, 404],
    [await shop.shopper(), undefined, 404],
    [await shop.staff('REFUNDS'), undefined, 404],
  ] as const) {
    expect((await add(client, returnId, by)).status).toBe(status);
    const [path] = await photosOf(orderId);
    const seen = await client.fetch(path!, { headers: by ? { 'order-token': by } : {} });
    expect(seen.status).toBe(status === 401 ? 404 : status);
  }
  const [path, ...more] = await photosOf(orderId);
  expect(more).toEqual([]);
  expect((await admin.fetch(path!)).status).toBe(200);
  expect((await guest.fetch(path!)).status).toBe(200);
  expect((await shop.guest().fetch(path!, { headers: { 'order-token': token } })).status).toBe(200);
  // The public route of pictures serves none.
  expect((await shop.guest().fetch(`/uploads/${path!.split('/').at(-1)}`)).status).toBe(404);
});

test('a return has three photos at most, until it is answered, and a person sends fifteen an hour', async () => {
  const { returnId } = await returned(shopper);
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await add(shopper, returnId)).status);
  expect(statuses).toEqual([204, 204, 204, 409]);
  const answered = await returned(shopper);
  await approve(admin, answered.returnId);
  expect((await add(shopper, answered.returnId)).status).toBe(409);
  const eager = await shop.shopper();
  const order = await boughtOrder(shop, eager);
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push(await newReturn(eager, order));
  const { returnId: sixth } = await returned(eager);
  shop.settings.rateLimitFactor = 1;
  const noPicture = new Uint8Array([1]);
  const codes = [];
  for (let n = 0; n < 16; n++)
    codes.push((await add(eager, n < 8 ? ids[0]! : sixth, undefined, noPicture)).status);
  shop.settings.rateLimitFactor = 100;
  expect(codes.slice(14)).toEqual([400, 429]);
});

test('more than 5 MB are refused before they are decoded', async () => {
  const { returnId } = await returned(shopper);
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  expect((await add(shopper, returnId, undefined, large)).status).toBe(413);
});

test('photos are exported with the data of a person, and erased with it', async () => {
  const person = await shop.shopper();
  const { returnId } = await returned(person);
  await add(person, returnId);
  const { jpeg } = await shop.em().findOneOrFail(ReturnPhoto, { return: returnId });
  const data = JSON.stringify(await admin.must(PersonalDataDocument, { userId: person.user.id }));
  expect(data.replaceAll('\\n', '')).toContain(Buffer.from(jpeg).toString('base64').slice(0, 60));
  await admin.must(EraseUserDocument, { id: person.user.id });
  expect(await shop.em().count(ReturnPhoto, { return: returnId })).toBe(0);
});
