import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductDocument, ProductsDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let guest: TestClient;
const DAY = 24 * 60 * 60_000;

beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  const texts = [
    {
      name: 'Quietfield Wireless Headphones',
      brand: 'Quietfield',
      category: 'Audio',
      description: 'For the train.',
    },
    {
      name: 'Byway Film Camera',
      brand: 'Byway',
      category: 'Photo',
      description: 'Takes headphones to a quiet place.',
    },
    { name: '50% Wool_Blend [Scarf]', brand: 'Fell', category: 'Clothing', description: 'Soft \\ warm.' },
    { name: 'Pocket Radio', brand: 'Camerata', category: 'Audio', description: 'Plays.' },
  ];
  for (const [index, text] of texts.entries()) {
    await shop.addProduct({ ...text, createdAt: new Date(Date.now() - (100 - index) * DAY) });
  }
  for (let index = 0; index < 26; index++) {
    await shop.addProduct({
      name: `Plain Box ${index}`,
      createdAt: new Date(Date.now() - (50 - index) * DAY),
    });
  }
  await shop.addProduct({ name: 'Secret Draft Box', isDraft: true });
  await shop.addProduct({ name: 'Deleted Box', deletedAt: new Date() });
});
afterAll(() => shop?.close());

async function names(keyword: string): Promise<string[]> {
  const { products } = await guest.must(ProductsDocument, { keyword });
  return products.products.map(({ name }) => name);
}

test('products come newest first, twelve a page, with the number of pages and of products', async () => {
  const { products: first } = await guest.must(ProductsDocument);
  expect(first).toMatchObject({ page: 1, pages: 3, total: 30 });
  expect(first.products.map(({ name }) => name).slice(0, 2)).toEqual(['Plain Box 25', 'Plain Box 24']);
  expect(first.products).toHaveLength(12);
  const { products: last } = await guest.must(ProductsDocument, { page: 3 });
  expect(last.products).toHaveLength(6);
});

test.each([0, -1, -2_147_483_648])('page %i means the first', async (page) => {
  const { products } = await guest.must(ProductsDocument, { page });
  expect(products.page).toBe(1);
  expect(products.products).toHaveLength(12);
});

test.each([4, 2_147_483_647])(
  'page %i is beyond the end: empty, with the true number of pages',
  async (page) => {
    const { products } = await guest.must(ProductsDocument, { page });
    expect(products).toMatchObject({ products: [], page, pages: 3, total: 30 });
  },
);

test('a literal part of a name always matches, in any case and with any characters', async () => {
  expect(await names('less head')).toEqual(['Quietfield Wireless Headphones']);
  expect(await names('WOOL_b')).toEqual(['50% Wool_Blend [Scarf]']);
  expect(await names('[scarf')).toEqual(['50% Wool_Blend [Scarf]']);
});

test.each(['%', '_', '\\', '.*', "'", '50%', '[', "x'; drop table products; --"])(
  'the wildcard %j is a letter like any other',
  async (keyword) => {
    const found = await names(keyword);
    for (const name of found) expect(name.toLowerCase()).toContain(keyword.toLowerCase());
  },
);

test('names come before brands, categories and descriptions', async () => {
  expect(await names('headphones')).toEqual(['Quietfield Wireless Headphones', 'Byway Film Camera']);
  expect(await names('camera')).toEqual(['Byway Film Camera', 'Pocket Radio']);
  expect(new Set(await names('audio'))).toEqual(new Set(['Quietfield Wireless Headphones', 'Pocket Radio']));
});

test('words match half typed and in other forms', async () => {
  expect(await names('headph')).toContain('Quietfield Wireless Headphones');
  expect(await names('headphone wireless')).toEqual(['Quietfield Wireless Headphones']);
});

test.each([
  ['hedphones', 'Quietfield Wireless Headphones'],
  ['camra', 'Byway Film Camera'],
  ['wirless headphons', 'Quietfield Wireless Headphones'],
])('the typo %j still finds %j', async (keyword, name) => {
  expect(await names(keyword)).toContain(name);
});

test('drafts and deleted products are not found', async () => {
  expect(await names('secret draft')).toEqual([]);
  expect(await names('deleted box')).not.toContain('Deleted Box');
});

test('a blank keyword means all; one above 100 characters is refused', async () => {
  const { products } = await guest.must(ProductsDocument, { keyword: '   ' });
  expect(products.total).toBe(30);
  const tooLong = await guest.execute(ProductsDocument, { keyword: 'x'.repeat(101) });
  expect(tooLong.code).toBe('BAD_USER_INPUT');
  const control = await guest.execute(ProductsDocument, { keyword: 'a\u0000b' });
  expect(control.code).toBe('BAD_USER_INPUT');
});

test.each(['nonsense', '', '../etc', '01a15ed0-4858-7001-9b43-714cd9c522e3', "1' or '1'='1"])(
  'the id %j names no product: NOT_FOUND',
  async (id) => {
    const { code, errors } = await guest.execute(ProductDocument, { id });
    expect(code).toBe('NOT_FOUND');
    expect(errors[0]?.message).toBe('Product not found.');
  },
);
