import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { armFailpoints } from '../../core/failpoint.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  EditedProductDocument,
  RestoreProductsDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  type UpdateProductInput,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from './product.entity.ts';
import { Publication } from './publication.entity.ts';
import { publicationQueue } from './publication-queue.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const inHours = (hours: number) => new Date(shop.ports.now().getTime() + hours * HOUR_MS).toISOString();
/** Signed in anew, since tests move the clock. */
const edit = async (input: UpdateProductInput) =>
  (await shop.admin()).execute(UpdateProductDocument, { input });
interface Times {
  publishAt?: string | null;
  unpublishAt?: string | null;
}
const read = async (id: string) => (await (await shop.admin()).must(EditedProductDocument, { id })).product;
const isSold = async (id: string) =>
  (await shop.guest().execute(EditedProductDocument, { id })).data?.product != null;
/** Moves the clock, then carries out what is due. */
const after = (hours: number) => {
  shop.clock.advance(hours * HOUR_MS);
  return workDueRows({ em: shop.em(), ports: shop.ports }, publicationQueue, shop);
};
const draft = async (times: Times) => {
  const { id } = await shop.addProduct({ isDraft: true });
  expect((await edit({ id, ...times })).code).toBeUndefined();
  return id;
};
const rowsOf = (product: string) => shop.em().count(Publication, { product });

test('a draft is put on sale and taken off at its times, and both are recorded', async () => {
  const id = await draft({ publishAt: inHours(1), unpublishAt: inHours(3) });
  expect(await after(0.5)).toBe(0);
  expect(await isSold(id)).toBe(false);
  expect(await after(0.5)).toBe(1);
  expect(await isSold(id)).toBe(true);
  expect(await read(id)).toMatchObject({ isDraft: false, publishAt: null });
  expect(await after(2)).toBe(1);
  expect(await read(id)).toMatchObject({ isDraft: true, publishAt: null, unpublishAt: null });
  expect(await isSold(id)).toBe(false);
  expect(await rowsOf(id)).toBe(0);
  const events = await shop
    .em()
    .execute<{ actor: string | null; changed: string[] }[]>(
      `select actor_id as actor, data->'changed' as changed from events where subject_id = ? order by at, id`,
      [id],
    );
  expect(events.map(({ actor, changed }) => [actor, changed])).toEqual([
    [expect.any(String), ['publishAt', 'unpublishAt']],
    [null, ['isDraft', 'publishAt']],
    [null, ['isDraft', 'unpublishAt']],
  ]);
});

test('a shop that was off catches up in the order of time', async () => {
  const sold = await draft({ publishAt: inHours(1) });
  const over = await draft({ publishAt: inHours(1), unpublishAt: inHours(2) });
  await after(48);
  expect(await isSold(sold)).toBe(true);
  expect(await read(over)).toMatchObject({ isDraft: true, publishAt: null, unpublishAt: null });
  expect(await rowsOf(over)).toBe(0);
});

test('switching by hand removes the time that would have done the same, and leaves the other', async () => {
  const id = await draft({ publishAt: inHours(1), unpublishAt: inHours(3) });
  const unpublishAt = (await read(id)).unpublishAt;
  await edit({ id, isDraft: false });
  expect(await read(id)).toMatchObject({ isDraft: false, publishAt: null, unpublishAt });
  await edit({ id, isDraft: true });
  expect(await read(id)).toMatchObject({ isDraft: true, publishAt: null, unpublishAt: null });
  expect(await after(5)).toBe(0);
});

test('times in the past, ends before the beginning and beginnings of what is on sale are refused', async () => {
  const { id } = await shop.addProduct({ isDraft: true });
  const refused = async (input: Times & { isDraft?: boolean }) => {
    const { code, errors } = await edit({ id, ...input });
    return [code, Object.keys((errors?.[0]?.extensions?.fields as object) ?? {})];
  };
  expect(await refused({ publishAt: inHours(-1) })).toEqual(['PUBLISH_TIME_PAST', ['publishAt']]);
  expect(await refused({ unpublishAt: inHours(-1) })).toEqual(['PUBLISH_TIME_PAST', ['unpublishAt']]);
  const publishAt = inHours(2);
  for (const unpublishAt of [inHours(1), publishAt])
    expect(await refused({ publishAt, unpublishAt })).toEqual(['PUBLISH_TIMES_REVERSED', ['unpublishAt']]);
  expect(await refused({ publishAt: inHours(2), isDraft: false })).toEqual(['BAD_USER_INPUT', ['publishAt']]);
  expect(await refused({ unpublishAt: inHours(24 * 800) })).toEqual(['BAD_USER_INPUT', ['unpublishAt']]);
  expect(await rowsOf(id)).toBe(0);
  // A form without seconds says "now" with a time that is over already.
  expect(await refused({ publishAt: inHours(-0.01) })).toEqual([undefined, []]);
  await after(0);
  expect(await isSold(id)).toBe(true);
});

test('null removes a time, and what is left out stays', async () => {
  const id = await draft({ publishAt: inHours(1), unpublishAt: inHours(3) });
  await edit({ id, publishAt: null, name: 'Later' });
  expect(await read(id)).toMatchObject({ name: 'Later', publishAt: null, unpublishAt: expect.any(String) });
  await edit({ id, unpublishAt: null });
  expect(await rowsOf(id)).toBe(0);
});

test('deleting a product leaves no time behind, also when it is restored', async () => {
  const id = await draft({ publishAt: inHours(1) });
  const admin = await shop.admin();
  await admin.must(DeleteProductDocument, { id });
  expect(await rowsOf(id)).toBe(0);
  await admin.must(RestoreProductsDocument, { ids: [id] });
  expect(await after(2)).toBe(0);
  expect(await read(id)).toMatchObject({ isDraft: true, publishAt: null });
});

test('a product is created with its times, which shoppers do not see', async () => {
  const input = { name: 'Calendar', unpublishAt: inHours(5) };
  const { createProduct } = await (await shop.admin()).must(CreateProductDocument, { input, onSale: true });
  expect(createProduct).toMatchObject({ isDraft: false, unpublishAt: input.unpublishAt });
  const { data } = await shop.guest().execute(EditedProductDocument, { id: createProduct.id });
  expect(data!.product.unpublishAt).toBe(null);
});

test('many products get a time at once, and undoing it brings back that of each', async () => {
  const [timed, plain] = [await draft({ publishAt: inHours(1) }), await draft({})];
  const before = (await read(timed)).publishAt;
  const admin = await shop.admin();
  const changes = { publishAt: inHours(4) };
  const products = [{ id: timed }, { id: plain }];
  const { updateProducts } = await admin.must(UpdateProductsDocument, { products, changes });
  expect(updateProducts.every(({ ok }) => ok)).toBe(true);
  expect(await read(plain)).toMatchObject({ publishAt: changes.publishAt });
  shop.clock.advance(2 * HOUR_MS);
  const ids = [timed, plain];
  const { undoUpdateProducts } = await admin.must(UndoUpdateProductsDocument, { ids });
  expect(undoUpdateProducts.map(({ message }) => message)).toEqual([null, null]);
  expect(await read(timed)).toMatchObject({ publishAt: before });
  expect(await rowsOf(plain)).toBe(0);
  // Its time is over by now.
  await after(0);
  expect(await isSold(timed)).toBe(true);
});

test('many are put on sale in batches; when one fails, the product of the work is tried alone', async () => {
  const ids = await Promise.all(
    Array.from({ length: 60 }, async () => (await shop.addProduct({ isDraft: true })).id),
  );
  const changes = { publishAt: inHours(1) };
  await (await shop.admin()).must(UpdateProductsDocument, { products: ids.map((id) => ({ id })), changes });
  let runs = 0;
  const disarm = armFailpoints(async (place) => {
    if (place !== 'publications.run') return;
    runs += 1;
    if (runs === 1) throw new Error('The connection is lost.');
  });
  expect(await after(1)).toBe(3);
  disarm();
  expect(runs).toBe(4);
  expect(await shop.em().count(Product, { id: { $in: ids }, isDraft: false })).toBe(60);
});
