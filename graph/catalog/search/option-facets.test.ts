import { afterAll, beforeAll, expect, test } from 'vitest';
import { FacetsDocument, type ProductFilter } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { MOST_WITH_OPTIONS } from './facet-sql.ts';

let shop: TestShop;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
});
afterAll(() => shop?.close());

/** Adds products of the brand that each have a variant with each value. */
const add = (brand: string, name: string, values: string[], products = 1) =>
  shop.em().execute(
    `with product as (
       insert into products (id, name, image, brand, category, description, price, option_names, created_at)
       select gen_random_uuid(), 'Shoe', '', ?, 'shoes', '', 1, array[?], now() from generate_series(1, ?) returning id)
     insert into variants (id, product_id, price, options, count_in_stock)
     select gen_random_uuid(), id, 1, array[value], 1 from product, unnest(?::text[]) as value`,
    [brand, name, products, `{${values.join()}}`],
  );

const facetsOf = async (filter: ProductFilter) => {
  const { facets } = (await guest.must(FacetsDocument, { filter })).products;
  return new Map(facets.map((facet) => [facet.key, facet]));
};

const valuesOf = async (filter: ProductFilter, key: string) =>
  (await facetsOf(filter)).get(key)?.values.map(({ value }) => value);

test('numbers of sizes are in the order of numbers; five options and 50 values are the most', async () => {
  await add('Few', 'EU', ['10', '9', '10.5']);
  const many = Array.from({ length: 60 }, (_, n) => String(n));
  await add('Few', 'UK', many);
  for (const name of ['A', 'B', 'C', 'D']) await add('Few', name, ['1']);
  const filter = { brand: ['Few'] };
  expect(await valuesOf(filter, 'options.EU')).toEqual(['9', '10', '10.5']);
  expect(await valuesOf(filter, 'options.UK')).toHaveLength(50);
  const keys = [...(await facetsOf(filter)).keys()];
  expect(keys.filter((key) => key.startsWith('options.'))).toHaveLength(5);
});

test('of too many matches options have no facets, but for those of the filter, which are counted of some', async () => {
  await add('Many', 'Size', ['S', 'M'], MOST_WITH_OPTIONS);
  const filter = { brand: ['Many'] };
  expect((await facetsOf(filter)).get('options.Size')).toMatchObject({
    values: ['S', 'M'].map((value) => ({ value, count: MOST_WITH_OPTIONS })),
    isSample: false,
  });
  await add('Many', 'Size', ['S', 'M']);
  const facets = await facetsOf(filter);
  expect(facets.has('options.Size')).toBe(false);
  expect(facets.get('inStock')!.values).toMatchObject([{ count: MOST_WITH_OPTIONS + 1 }]);
  const selected = await facetsOf({ ...filter, options: [{ name: 'Size', values: ['M', 'none'] }] });
  expect(selected.get('options.Size')).toMatchObject({
    values: [
      { value: 'S', count: MOST_WITH_OPTIONS, isSelected: false },
      { value: 'M', count: MOST_WITH_OPTIONS, isSelected: true },
      { value: 'none', count: 0, isSelected: true },
    ],
    isSample: true,
  });
  expect(selected.get('brand')!.isSample).toBe(false);
});
