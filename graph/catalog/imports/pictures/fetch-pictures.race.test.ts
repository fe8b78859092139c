import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, dieAt } from '../../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import { beginImport, workImports } from '../../../proof/testing/importing.ts';
import {
  CancelImportDocument,
  ImportPicturesDocument,
  ProductImagesDocument,
  RetryImportPicturesDocument,
} from '../../../proof/testing/operations.generated.ts';
import { publicServer } from '../../../proof/testing/public-server.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Product } from '../../products/product.entity.ts';
import { Import } from '../import.entity.ts';
import { fetchPictures } from './fetch-pictures.ts';

/** Two processes that survive, and one that dies. They share the files and the clock of the first. */
let shops: [TestShop, TestShop];
let dying: TestShop;
let admin: TestClient;
let png: Buffer;
beforeAll(async () => {
  const url = await freshDatabase();
  shops = [await testShop({ url, webhooks: false }), await testShop({ url, webhooks: false })];
  dying = await testShop({ url, webhooks: false });
  admin = await shops[0].admin();
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src';
const fileOf = (handle: string, pictures = 2) =>
  [
    HEADER,
    ...Array.from({ length: pictures }, (_, n) => {
      const address = `https://cdn.example.com/${handle}-${n}.png`;
      return n === 0
        ? `${handle},${handle},Nice,Fleet,Home,Title,Default Title,${handle}-1,20,${address}`
        : `${handle},,,,,,,,,${address}`;
    }),
    '',
  ].join('\n');
const fetching = async () => {
  const { http, asked } = await publicServer((_, res) => res.end(png));
  const fetch = (shop: TestShop) => {
    const { now, storage } = shops[0].ports;
    const ports = { ...shop.ports, publicHttp: http, now, storage };
    const run = { logger: shop.logger, stopped: new AbortController().signal };
    return fetchPictures({ ...shop, em: shop.em(), ports }, run);
  };
  return { fetch, asked };
};
const shown = async (slug: string) => {
  const { id } = await shops[0].em().findOneOrFail(Product, { slug });
  return (await admin.must(ProductImagesDocument, { id })).product.images;
};
const pictures = async (id: string) => (await admin.must(ImportPicturesDocument, { id })).import.pictures;

test('a process that dies after storing pictures leaves them to others, and each is shown once', async () => {
  const { id } = await beginImport(admin, fileOf('dead'));
  await workImports(shops[0]);
  const { fetch, asked } = await fetching();
  await dieAt(dying, 'pictures.stored', () => fetch(dying));
  expect(await shown('dead')).toMatchObject([{ path: '/sample.svg' }]);
  await fetch(shops[0]);
  expect(asked).toHaveLength(2);
  // After the lease of the dead.
  shops[0].clock.advance(6 * 60_000);
  await Promise.all(shops.map(fetch));
  expect(await shown('dead')).toHaveLength(2);
  expect(asked).toHaveLength(4);
  expect(await pictures(id)).toMatchObject({ total: 2, fetched: 2, waiting: 0 });
  expect(await shops[0].violations()).toEqual([]);
});

test('a process that hangs for longer than its lease adds no picture a second time', async () => {
  const [slow, quick] = shops;
  await beginImport(admin, fileOf('hung'));
  await workImports(slow);
  const { fetch, asked } = await fetching();
  const rival = () => {
    shops[0].clock.advance(6 * 60_000);
    return fetch(quick);
  };
  await atFailpoint('pictures.stored', rival, () => fetch(slow));
  expect(asked).toHaveLength(4);
  expect(await shown('hung')).toHaveLength(2);
});

test('what an import that is cancelled has not fetched yet is not fetched, not even what is on its way', async () => {
  const [shop] = shops;
  const { id } = await beginImport(admin, fileOf('gone'));
  const { fetch, asked } = await fetching();
  await workImports(shop);
  // As one of which rows are left.
  await shop.em().nativeUpdate(Import, id, { state: 'waiting' });
  await atFailpoint(
    'pictures.stored',
    () => admin.must(CancelImportDocument, { id }),
    () => fetch(shop),
  );
  await fetch(shop);
  expect(asked).toHaveLength(2);
  expect(await pictures(id)).toMatchObject({ total: 2, fetched: 0, waiting: 0, cancelled: 2 });
  expect(await shown('gone')).toMatchObject([{ path: '/sample.svg' }]);

  await admin.must(RetryImportPicturesDocument, { input: { importId: id } });
  await fetch(shop);
  expect(await shown('gone')).toHaveLength(2);
});
