import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  ProductImagesDocument,
  ProductVariantsDocument,
  SaveVariantsDocument,
  SchedulePricesDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { Result, TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { scheduleQueue } from '../prices/schedule-queue.ts';
import type { VariantInput } from './save-variants.inputs.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  [admin, other] = await Promise.all([shop.admin(), shop.admin()]);
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const inHours = (hours: number) =>
  shop
    .later(hours * HOUR_MS)
    .ports.now()
    .toISOString();
const planSale = (...variants: string[]) =>
  admin.must(SchedulePricesDocument, {
    input: variants.map((variantId) => {
      return { variantId, price: 700, compareAtPrice: 1000, from: inHours(1), to: inHours(3) };
    }),
  });
const runDue = (hours: number) => workDueRows(shop.later(hours * HOUR_MS), scheduleQueue, shop);
const pricesOf = async (id: string) =>
  (await shop.guest().must(ProductVariantsDocument, { id })).product.variants.map(
    ({ price, compareAtPrice }) => [price, compareAtPrice],
  );
const addShoe = async () => {
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, [
    { options: ['S'], countInStock: 5 },
    { options: ['M'], countInStock: 5 },
  ]);
  return { id: product.id, ids: variants.map(({ id }) => id) };
};
/** As a table sends it that was opened when both cost 10.00. */
const rows = (ids: string[]): VariantInput[] =>
  ids.map((id, index) => {
    const expected = { expectedPrice: 1000, expectedCompareAtPrice: null };
    return { id, options: ['SM'[index]!], price: 1000, countInStock: 9, ...expected };
  });
/** Sends an edit while the planned prices begin, of which it sees nothing until they have. */
async function whileItBegins(edit: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  let answer: ReturnType<typeof edit> | undefined;
  await atFailpoint(
    'schedules.run',
    () => {
      answer = edit();
      return untilBlocked(shop);
    },
    () => runDue(2),
  );
  return answer!;
}

test('an edit of variants that was decided on prices from before a sale does not end it', async () => {
  const { id, ids } = await addShoe();
  await planSale(ids[1]!);
  const input = { productId: id, optionNames: ['Size'], variants: rows(ids) };
  const { code, errors } = await whileItBegins(() => other.execute(SaveVariantsDocument, { input }));
  expect(code).toBe('CONFLICT');
  expect(errors[0]?.message).toBe(
    'Prices have changed meanwhile: M costs 7.00 (reduced from 10.00) now. Nothing was saved.',
  );
  const now = { id: ids[1], countInStock: 5, price: 700, compareAtPrice: 1000 };
  expect(errors[0]?.extensions?.variants).toMatchObject([now]);
  expect(await pricesOf(id)).toEqual([
    [1000, null],
    [700, 1000],
  ]);
  const again = rows(ids).with(1, {
    id: ids[1],
    options: ['M'],
    countInStock: 9,
    price: 700,
    compareAtPrice: 1000,
    expectedPrice: 700,
    expectedCompareAtPrice: 1000,
  });
  await other.must(SaveVariantsDocument, { input: { ...input, variants: again } });
  await runDue(4);
  expect(await pricesOf(id)).toEqual([
    [1000, null],
    [1000, null],
  ]);
});

test('an edit of the price that was decided on the one from before a sale does not end it', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await planSale(id);
  const input = { id, price: 1100, expectedPrice: 1000 };
  const { code, errors } = await whileItBegins(() => other.execute(UpdateProductDocument, { input }));
  expect({ code, price: errors[0]?.extensions?.price }).toEqual({ code: 'CONFLICT', price: 700 });
  expect(await pricesOf(id)).toEqual([[700, 1000]]);
  const again = { ...input, expectedPrice: 700 };
  await other.must(UpdateProductDocument, { input: again });
  expect(await pricesOf(id)).toEqual([[1100, null]]);
});

test('of two edits of the pictures at once, the later is refused with the current ones', async () => {
  const { id } = await shop.addProduct({ image: '/images/lamp.webp' });
  const expectedImages = [{ path: '/images/lamp.webp', alt: '' }];
  const save = (client: TestClient, path: string) =>
    client.execute(UpdateProductDocument, {
      input: { id, images: [...expectedImages, { path, alt: 'Side' }], expectedImages },
    });
  let second: ReturnType<typeof save> | undefined;
  const first = await atFailpoint(
    'stock.productLocked',
    () => {
      second = save(other, '/images/theirs.webp');
      return untilBlocked(shop);
    },
    () => save(admin, '/images/mine.webp'),
  );
  expect(first.code).toBeUndefined();
  const { code, errors } = await second!;
  const saved = [...expectedImages, { path: '/images/mine.webp', alt: 'Side' }];
  expect({ code, images: errors[0]?.extensions?.images }).toEqual({ code: 'CONFLICT', images: saved });
  const { product } = await shop.guest().must(ProductImagesDocument, { id });
  expect(product.images).toMatchObject(saved);
});

test('of two edits of the SKU, the option value and the picture of a variant at once, the later is refused', async () => {
  const { product, variants } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  const images = ['/images/a.webp', '/images/b.webp'].map((path) => ({ path, alt: '' }));
  await admin.must(UpdateProductDocument, { input: { id: product.id, images } });
  const shown = (await shop.guest().must(ProductImagesDocument, { id: product.id })).product.images;
  const save = (client: TestClient, change: Partial<VariantInput>, optionNames = ['Size']) => {
    const table = variants.map(({ id, options, price, countInStock }, index): VariantInput => {
      const expectedFacts = { options, sku: null, imageId: null };
      return { id, options, price, countInStock, expectedFacts, ...(index === 0 && change) };
    });
    const input = { productId: product.id, optionNames, variants: table, expectedOptionNames: ['Size'] };
    return client.execute(SaveVariantsDocument, { input });
  };
  let second: ReturnType<typeof save> | undefined;
  const mine = { options: ['XS'], sku: 'MINE', imageId: shown[0]!.id };
  const first = await atFailpoint(
    'variants.locked',
    () => {
      second = save(other, { options: ['XXS'], sku: 'THEIRS', imageId: shown[1]!.id }, ['EU size']);
      return untilBlocked(shop);
    },
    () => save(admin, mine, ['Shoe size']),
  );
  expect(first.code).toBeUndefined();
  const { code, errors } = await second!;
  expect({ code, ...errors[0]?.extensions }).toMatchObject({
    code: 'CONFLICT',
    variants: [{ id: product.id, ...mine }],
    optionNames: ['Shoe size'],
    changedBy: { [`${product.id}.sku`]: admin.user.name, optionNames: admin.user.name },
  });
});
