import { afterAll, beforeAll, expect, test } from 'vitest';
import { slugOf } from '../../core/slug.ts';
import {
  CreateProductDocument,
  ProductBySlugDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

test.each([
  ['Café Crème — 2 Cups', 'cafe-creme-2-cups'],
  ['  Ångström & Sons, Ltd.  ', 'angstrom-sons-ltd'],
  ['İSTANBUL Çay', 'istanbul-cay'],
  ['Straße', 'straße'],
  ['日本語のお茶', '日本語のお茶'],
  ['がくせい', 'がくせい'],
  ['हिन्दी चाय', 'हिन्दी-चाय'],
  ['Чайник', 'чаиник'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['a%2Fb?c#d', 'a-2fb-c-d'],
  ['01a15ed0-4858-7001-9b43-714cd9c522e3', 'product-01a15ed0-4858-7001-9b43-714cd9c522e3'],
  ['🎁✨', null],
  ['---', null],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug has at most 80 characters, and no half of one', () => {
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
  const long = slugOf('𝒳'.repeat(100))!;
  expect(long.length).toBeLessThanOrEqual(80);
  expect(encodeURIComponent(long)).toBeTruthy();
  expect(slugOf(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79));
});

const create = async (name: string) =>
  (await admin.must(CreateProductDocument, { input: { name, isDraft: false } })).createProduct.id;
const slugIn = async (id: string): Promise<string | null> => {
  const [row] = await shop.em().execute('select current_slug as slug from products where id = ?', [id]);
  return row?.slug;
};
const idOf = async (slug: string) =>
  (await shop.guest().execute(ProductBySlugDocument, { slug })).data?.product.id;

test('products of one name have different slugs, however many there are', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 11; n++) ids.push(await create('Blue Lamp'));
  const slugs = await Promise.all(ids.map(slugIn));
  expect(slugs.slice(0, 9)).toEqual(['blue-lamp', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `blue-lamp-${n}`)]);
  expect(new Set(slugs).size).toBe(11);
  expect(await idOf('blue-lamp-2')).toBe(ids[1]);
});

test('a product is found by the slugs of all names that it had; a name that comes back has its slug again', async () => {
  const id = await create('Kettle');
  const rename = (name: string) => admin.must(UpdateProductDocument, { input: { id, name } });
  await rename('Red Kettle');
  expect(await slugIn(id)).toBe('red-kettle');
  expect([await idOf('kettle'), await idOf('red-kettle')]).toEqual([id, id]);
  const other = await create('Kettle');
  expect(await slugIn(other)).toBe('kettle-2');
  await rename('Kettle');
  expect(await slugIn(id)).toBe('kettle');
  await rename('KETTLE!');
  expect(await slugIn(id)).toBe('kettle');
});

test('a product with sample values has no slug until it has a name', async () => {
  const { createProduct } = await admin.must(CreateProductDocument, { input: {} });
  expect(await slugIn(createProduct.id)).toBe(null);
  await admin.must(UpdateProductDocument, { input: { id: createProduct.id, price: 5 } });
  expect(await slugIn(createProduct.id)).toBe(null);
  await admin.must(UpdateProductDocument, { input: { id: createProduct.id, name: 'Own Name' } });
  expect(await slugIn(createProduct.id)).toBe('own-name');
});

test.each(['none', '', '\u0000', "' or 1=1", 'x'.repeat(5000), '\ud800'])(
  'the slug %j is nobody’s: NOT_FOUND',
  async (slug) => {
    const { code } = await shop.guest().execute(ProductBySlugDocument, { slug });
    expect(code).toBe('NOT_FOUND');
  },
);

test('a product is asked for by one of both: its id or its slug', async () => {
  const { code, errors } = await shop
    .guest()
    .execute(ProductBySlugDocument, { slug: 'x', id: crypto.randomUUID() });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.message).toBe('Give either the id of a product or its slug.');
  expect((await shop.guest().execute(ProductBySlugDocument, {})).code).toBe('BAD_USER_INPUT');
});
