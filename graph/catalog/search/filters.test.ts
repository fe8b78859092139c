import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CategoriesDocument,
  CategoryDocument,
  FacetsDocument,
  FilteredProductsDocument,
  ListingDocument,
  type ProductFilter,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { RATING_ORDER } from './rating-order.ts';

let shop: TestShop;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  await shop.em().execute(`insert into attributes (key, label, type, unit, is_filter, is_public) values
    ('colour', 'Colour', 'text', '', true, true), ('weight', 'Weight', 'number', 'kg', true, true),
    ('supplier', 'Supplier', 'text', '', true, false)`);
  const ages = [3, 1, 2];
  for (const [n, days] of ages.entries()) {
    await shop.addProduct({
      name: `Lamp ${n}`,
      category: ['Home', 'Kitchen', 'Garden'][n],
      price: [300, 100, 200][n],
      attributes: {
        weight: n + 0.5,
        supplier: 'Secret Ltd.',
        gone: 'old',
        ...(n === 1 && { colour: 'Red' }),
      },
      ratingHistogram: [0, 0, 0, 0, n],
      createdAt: new Date(Date.now() - days * 86_400_000),
    } as Partial<Product>);
  }
  await shop
    .em()
    .execute(
      `update categories set parent_id = (select id from categories where slug = 'home') where slug = 'kitchen'`,
    );
  await shop.em().nativeUpdate(Product, { name: 'Lamp 2' }, { sold30d: 9 });
});
afterAll(() => shop?.close());

const list = async (variables: object) => {
  const { products } = await guest.must(FilteredProductsDocument, variables);
  return products.products.map(({ name }) => name.slice('Lamp '.length)).join('');
};

test('a category has the products of those below it, and knows the way to them', async () => {
  expect(await list({ category: 'home' })).toBe('10');
  expect(await list({ category: 'kitchen' })).toBe('1');
  const { categories } = await guest.must(CategoriesDocument);
  expect(categories.map(({ slug, path, productCount }) => [slug, path.length, productCount])).toEqual([
    ['garden', 1, 1],
    ['home', 1, 2],
    ['kitchen', 2, 1],
  ]);
  expect((await guest.must(CategoryDocument, { slug: 'kitchen' })).category.name).toBe('Kitchen');
});

test.each([
  ['NEWEST', '120'],
  ['RELEVANCE', '120'],
  ['PRICE_ASC', '120'],
  ['PRICE_DESC', '021'],
  ['RATING', '210'],
  ['BEST_SELLING', '2'],
] as const)('products are sorted by %s', async (sort, expected) => {
  expect(await list({ sort })).toMatch(new RegExp(`^${expected}`));
  expect(await list({ sort, keyword: 'lamp' })).toHaveLength(3);
});

test('a product has its attributes by their order; those for staff alone only staff sees', async () => {
  const { id } = await shop.em().findOneOrFail(Product, { name: 'Lamp 1' });
  const weight = {
    key: 'weight',
    label: 'Weight',
    type: 'NUMBER',
    unit: 'kg',
    value: '1.5',
    values: ['1.5'],
  };
  for (const withHidden of [false, true]) {
    const { product } = await guest.must(ListingDocument, { id, withHidden });
    expect(product.attributes).toEqual([expect.objectContaining({ key: 'colour', value: 'Red' }), weight]);
    expect(product.categoryPath).toEqual([
      { name: 'Home', slug: 'home' },
      { name: 'Kitchen', slug: 'kitchen' },
    ]);
  }
  const { product } = await (await shop.admin()).must(ListingDocument, { id, withHidden: true });
  expect(product.attributes.map(({ key }) => key)).toEqual(['colour', 'supplier', 'weight']);
});

const many = (count: number) => Array.from({ length: count }, (_, n) => String(n));

test.each<[string, ProductFilter, string]>([
  ['an unknown attribute', { attributes: [{ key: 'size', values: ['1'] }] }, 'by the attribute "size"'],
  [
    'an attribute for staff alone',
    { attributes: [{ key: 'supplier', values: ['x'] }] },
    'by the attribute "supplier"',
  ],
  ['a key of every object', { attributes: [{ key: 'constructor', values: ['1'] }] }, '"constructor"'],
  ['a key with SQL', { attributes: [{ key: "colour' or '1'='1", values: ['1'] }] }, 'cannot be filtered'],
  [
    'an attribute twice',
    {
      attributes: [
        { key: 'colour', values: ['a'] },
        { key: 'colour', values: ['b'] },
      ],
    },
    'is there twice',
  ],
  ['a range of texts', { attributes: [{ key: 'colour', min: 1 }] }, 'has no numbers'],
  ['a number that is none', { attributes: [{ key: 'weight', values: ['heavy'] }] }, 'Weight is a number'],
  ['11 attributes', { attributes: many(11).map((key) => ({ key })) }, 'at most 10 attributes'],
  ['51 values', { brand: many(26), attributes: [{ key: 'colour', values: many(25) }] }, 'at most 50 values'],
  ['6 options', { options: many(6).map((name) => ({ name, values: [] })) }, 'at most 5 options'],
  [
    'an option twice',
    {
      options: [
        { name: 'Size', values: ['1'] },
        { name: 'Size', values: ['2'] },
      ],
    },
    'is there twice',
  ],
  [
    '51 values of options',
    { brand: many(26), options: [{ name: 'Size', values: many(25) }] },
    'at most 50 values',
  ],
  ['a rating of 6', { rating: 6 }, ''],
])('%s is refused with a clear sentence', async (_, filter, message) => {
  const { code, errors } = await guest.execute(FacetsDocument, { filter });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message.toLowerCase()).toContain(message.toLowerCase());
});

test('an old address leaves out what is unknown', async () => {
  const attributes = [
    { key: 'size', values: ['1'] },
    { key: 'weight', values: ['heavy', '0.5'] },
    { key: 'colour', max: 1 },
  ];
  expect(await list({ filter: { attributes, ignoreUnknown: true } })).toBe('0');
});

test.each(["'; drop table products; --", '%', '_', '\\', '{"a":1}', '$1', '"', '}'])(
  '%j is compared literally',
  async (text) => {
    const filter = { brand: [text], attributes: [{ key: 'colour', values: [text] }] };
    expect((await guest.must(FacetsDocument, { filter })).products.total).toBe(0);
    const options = [
      { name: 'Size', values: [text] },
      { name: text, values: ['1'] },
    ];
    expect((await guest.must(FacetsDocument, { filter: { options } })).products.total).toBe(0);
  },
);

test('an unknown category is not found, and a page beyond the end is empty', async () => {
  for (const category of ['', 'nope', "' or 1=1"])
    expect((await guest.execute(FilteredProductsDocument, { category })).code).toBe('NOT_FOUND');
  const variables = { category: 'home', page: 2_147_483_647, pageSize: 100 };
  const { products } = await guest.must(FilteredProductsDocument, variables);
  expect(products).toMatchObject({ total: 2, pages: 1, products: [] });
});

test('one review of 5 stars ranks below fifty of almost as many', async () => {
  const rated = (name: string, ratingHistogram: number[]) =>
    shop.addProduct({ name, category: 'Rated', ratingHistogram } as Partial<Product>);
  await rated('Lamp few', [0, 0, 0, 0, 1]);
  await rated('Lamp many', [0, 0, 0, 10, 40]);
  await rated('Lamp bad', [9, 0, 0, 0, 0]);
  expect(await list({ category: 'rated', sort: 'RATING' })).toBe('manyfewbad');
});

test('products are read by their rating from an index', async () => {
  const plan = await shop.em().transactional(async (em) => {
    await em.execute('set local enable_seqscan = off');
    return em.execute(
      `explain select id from products where deleted_at is null and not is_draft order by ${RATING_ORDER} desc, id desc limit 12`,
    );
  });
  expect(JSON.stringify(plan)).toContain('products_rating_list_index');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});
