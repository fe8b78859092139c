import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CreateProductDocument,
  DuplicateProductDocument,
  SaveAttributeDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { findImages } from './find-images.ts';
import { Product } from './product.entity.ts';
import { Variant } from './variant.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const variantsOf = (product: string) =>
  shop.em().find(Variant, { product, deletedAt: null }, { orderBy: { position: 'asc' } });

test('a copy is a draft with texts, pictures, attributes and prices, and without stock, SKUs, barcodes and reductions', async () => {
  await admin.must(SaveAttributeDocument, { input: { key: 'material', type: 'TEXT' } });
  const images = [{ path: 'https://example.com/a.webp' }, { path: 'https://example.com/b.webp', alt: 'Red' }];
  const variants = [
    { options: ['S'], sku: 'DUP-S', price: 900, compareAtPrice: 1000, countInStock: 3, barcode: '96385074' },
    { options: ['M'], sku: 'DUP-M', price: 950, countInStock: 4, cost: 400, weight: 120, reorderPoint: 2 },
  ];
  const input = {
    name: 'Scarf',
    brand: 'Loom',
    category: 'Scarves',
    description: 'Warm.',
    isDraft: false,
    images,
    attributes: [{ key: 'material', value: 'Wool' }],
    variants: { optionNames: ['Size'], variants },
  };
  const { id } = (await admin.must(CreateProductDocument, { input })).createProduct;
  const [, medium] = await variantsOf(id);
  const second = (await findImages(shop.em(), [id]))[0]![1];
  await admin.must(UpdateVariantDocument, { id: medium!.id, input: { imageId: second!.id } });

  const ids: string[] = [];
  for (let copies = 0; copies < 2; copies++)
    ids.push((await admin.must(DuplicateProductDocument, { id })).duplicateProduct.id);
  const [original, copy, other] = await Promise.all(
    [id, ...ids].map((each) => shop.em().findOneOrFail(Product, each)),
  );
  const { brand, category, description, attributes, optionNames, listedIn } = original!;
  expect(copy).toMatchObject({ brand, category, description, attributes, optionNames });
  expect(copy).toMatchObject({ name: 'Scarf (copy)', slug: 'scarf-copy', isDraft: true });
  expect([copy!.listedIn?.id, other!.slug]).toEqual([listedIn!.id, 'scarf-copy-2']);
  const none = { sku: null, barcode: null, compareAtPrice: null, countInStock: 0 };
  expect(await variantsOf(ids[0]!)).toMatchObject([
    { ...none, options: ['S'], price: 900, cost: null, image: null },
    { ...none, options: ['M'], price: 950, cost: 400, weight: 120, reorderPoint: 2 },
  ]);
  const [shown] = await findImages(shop.em(), [ids[0]!]);
  expect(shown!.map(({ path, alt }) => [path, alt])).toEqual(images.map(({ path, alt = '' }) => [path, alt]));
  expect((await variantsOf(ids[0]!))[1]!.image?.id).toBe(shown![1]!.id);
});

test('a product that is deleted, or none, has no copy', async () => {
  const { id } = await shop.addProduct();
  await shop.em().nativeUpdate(Variant, { product: id }, { deletedAt: new Date() });
  await shop.em().nativeUpdate(Product, id, { deletedAt: new Date() });
  expect((await admin.execute(DuplicateProductDocument, { id })).code).toBe('NOT_FOUND');
  expect((await admin.execute(DuplicateProductDocument, { id: 'x' })).code).toBe('NOT_FOUND');
});
