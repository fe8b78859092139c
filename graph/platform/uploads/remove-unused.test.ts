import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import type { FileStorage } from '../../core/ports.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { SavePageDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { declared } from '../../server/modules.ts';
import { removeUnused } from './remove-unused.ts';

const DAY = 24 * 60 * 60_000;
let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

const remove = () => removeUnused({ em: shop.em(), ports: shop.ports }, declared.images);
const stored = async () => (await readdir(shop.uploadFolder)).sort();

/** A stored picture in two sizes, by its address. */
async function picture(letter: string): Promise<string> {
  const name = letter.repeat(32);
  for (const file of [`${name}-800.webp`, `${name}-320.jpg`]) {
    await shop.ports.storage.put(file, Buffer.from('picture'), 'image/webp');
  }
  return `/uploads/${name}-800.webp`;
}

test('a picture that nothing shows goes in all its sizes, a day after it was uploaded and not before', async () => {
  await picture('a');
  expect(await remove()).toBe(0);
  shop.clock.advance(DAY + 60_000);
  expect(await remove()).toBe(2);
  expect(await stored()).toEqual([]);
});

test('a picture that a product takes while others are removed stays', async () => {
  const names = Array.from({ length: 120 }, (_, n) => `${n.toString(16).padStart(32, '0')}-800.webp`);
  const kept = names.at(-1)!;
  const left = new Set(names);
  const storage = {
    list: async () => names,
    storedAt: async () => new Date(0),
    async remove(name: string) {
      if (left.size === names.length) await shop.addProduct({ image: `/uploads/${kept}` });
      left.delete(name);
    },
  } as unknown as FileStorage;
  const ports = { ...shop.ports, storage };
  expect(await removeUnused({ em: shop.em(), ports }, declared.images)).toBe(119);
  expect([...left]).toEqual([kept]);
});

test('a picture of a product stays, also of one that is sold no more', async () => {
  await shop.addProduct({ image: await picture('a') });
  await shop.addProduct({ image: await picture('b'), deletedAt: new Date() });
  shop.clock.advance(2 * DAY);
  expect(await remove()).toBe(0);
});

test('a picture stays with what was bought when its product has another', async () => {
  const lamp = await shop.addProduct({ image: await picture('a') });
  await startCheckout(await shop.shopper(), lamp.id);
  await shop.em().nativeUpdate(Product, lamp.id, { image: await picture('b') });
  shop.clock.advance(2 * DAY);
  expect(await remove()).toBe(0);
});

test('all pictures of a page and of its earlier versions stay', async () => {
  const admin = await shop.admin();
  const body = `![One](${await picture('a')}) ![Two](${await picture('b')})`;
  const { page } = (await admin.must(SavePageDocument, { input: { title: 'About', body } })).savePage;
  await admin.must(SavePageDocument, { input: { id: page.id, version: page.version, body: 'None.' } });
  await picture('c');
  shop.clock.advance(2 * DAY);
  expect(await remove()).toBe(2);
  expect((await stored()).map((name) => name[0])).toEqual(['a', 'a', 'b', 'b']);
});

test('files that the shop did not make stay', async () => {
  await writeFile(join(shop.uploadFolder, 'notes.txt'), 'mine');
  shop.clock.advance(2 * DAY);
  expect(await remove()).toBe(0);
  expect(await stored()).toEqual(['notes.txt']);
});
