import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { guestContext } from '../../core/guest-context.ts';
import type { ProductFilter } from '../../proof/testing/operations.generated.ts';
import { FacetsDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readFilter } from './filtered-list.ts';
import { findFacets } from './find-facets.ts';
import { ProductSort } from './product-filter.inputs.ts';

/** Random filters: 10000 by hand, few in each run of the tests. */
const RUNS = Number(process.env.FACET_RUNS ?? 150);

const brands = ['Alder', "O'Neil", 'Birch & Co', 'Cedar'];
const colours = ['Blue', 'Red', 'Dark "green"'];
const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const categories = { home: ['home', 'kitchen'], kitchen: ['kitchen'], garden: ['garden'] } as Record<
  string,
  string[]
>;

interface Row {
  id: string;
  category: string;
  brand: string;
  price: number;
  optionNames: string[];
  variants: { options: string[]; stock: number }[];
  stars: number;
  reduced: boolean;
  attributes: Record<string, string | number | boolean | string[]>;
}

/** "colour" is named as an attribute. */
function optionsOf(n: number): { names: string[]; variants: string[][] } {
  if (n % 3 === 0) return { names: [], variants: [[]] };
  const few = sizes.slice(n % 4, (n % 4) + 3);
  if (n % 3 === 1) return { names: ['Size'], variants: few.map((size) => [size]) };
  const all = few.flatMap((size, index) => [
    ['Matt', size, 'Red'],
    ...(index > 0 ? [['Gloss', size, 'Red']] : []),
  ]);
  return { names: ['Finish', 'Size', 'colour'], variants: all };
}

const rows: Row[] = Array.from({ length: 120 }, (_, n) => ({
  id: randomUUID(),
  category: Object.keys(categories)[n % 3]!,
  brand: brands[(n * 7) % 4]!,
  price: 100 + ((n * 37) % 50) * 90,
  optionNames: optionsOf(n).names,
  variants: optionsOf(n).variants.map((options, index) => ({ options, stock: (n + index) % 4 })),
  stars: n % 6,
  reduced: n % 7 === 0,
  attributes: {
    ...(n % 5 > 0 && { colour: colours[n % 3]! }),
    ...(n % 2 > 0 && { weight: (n % 7) / 2 }),
    ...(n % 3 > 0 && { vegan: n % 4 === 0 }),
    ...(n % 4 > 0 && { made: ['Wood', 'Steel', 'Glass'].slice(0, n % 4) }),
    hidden: 'x',
  },
}));

let shop: TestShop;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  guest = shop.guest();
  await shop.em().execute(`insert into attributes (key, label, type, is_filter) values
    ('colour', 'Colour', 'text', true), ('weight', 'Weight', 'number', true), ('vegan', 'Vegan', 'boolean', true),
    ('made', 'Made of', 'list', true),
    ('hidden', 'Hidden', 'text', false)`);
  await shop.em().execute(`insert into categories (id, name, slug)
    select gen_random_uuid(), slug, slug from unnest('{home,kitchen,garden}'::text[]) slug`);
  await shop
    .em()
    .execute(
      `update categories set parent_id = (select id from categories where slug = 'home') where slug = 'kitchen'`,
    );
  await shop.em().execute(
    `insert into products (id, name, image, brand, category, description, price, option_names, is_on_sale, stars, attributes, category_id, created_at)
     select id, 'Box', '', brand, category, '', price, "optionNames", reduced,
       case stars when 0 then '{0,0,0,0,0}' else array_fill(0, array[stars - 1]) || 1 || array_fill(0, array[5 - stars]) end,
       attributes, (select id from categories where slug = category), now()
     from jsonb_to_recordset(?::jsonb) rows(id uuid, brand text, category text, price int, "optionNames" text[], stars int, reduced boolean, attributes jsonb)`,
    [JSON.stringify(rows)],
  );
  await shop.em().execute(
    `insert into variants (id, product_id, price, options, count_in_stock)
     select gen_random_uuid(), id, price, options, stock
     from jsonb_to_recordset(?::jsonb) g(id uuid, price int, variants jsonb),
       jsonb_to_recordset(variants) as v(options text[], stock int)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => shop?.close());

type Given = { category: string | null; filter: ProductFilter };
const optional = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
const price = fc.integer({ min: 0, max: 5000 });
const attribute = fc.oneof(
  fc.record({ key: fc.constant('colour'), values: fc.subarray([...colours, 'Pink'], { minLength: 1 }) }),
  fc.record({ key: fc.constant('weight'), min: fc.integer({ max: 4, min: 0 }) }),
  fc.record({ key: fc.constant('weight'), values: fc.subarray(['0', '0.5', '3'], { minLength: 1 }) }),
  fc.record({ key: fc.constant('made'), values: fc.subarray(['Steel', 'Glass', 'Clay'], { minLength: 1 }) }),
  fc.record({ key: fc.constant('vegan'), values: fc.subarray(['true', 'false'], { minLength: 1 }) }),
);
const option = fc.oneof(
  fc.record({ name: fc.constant('Size'), values: fc.subarray([...sizes, '42'], { minLength: 1 }) }),
  fc.record({ name: fc.constant('Finish'), values: fc.subarray(['Matt', 'Gloss'], { minLength: 1 }) }),
);
const given: fc.Arbitrary<Given> = fc.record({
  category: fc.constantFrom(null, 'home', 'kitchen', 'garden'),
  filter: fc.record({
    price: optional(fc.record({ min: optional(price), max: optional(price) })),
    inStock: optional(fc.boolean()),
    onSale: optional(fc.boolean()),
    brand: optional(fc.subarray([...brands, 'Nobody'], { minLength: 1 })),
    rating: optional(fc.integer({ min: 1, max: 5 })),
    options: optional(fc.uniqueArray(option, { maxLength: 2, selector: ({ name }) => name })),
    attributes: optional(fc.uniqueArray(attribute, { maxLength: 3, selector: ({ key }) => key })),
  }),
});

/** The conditions of a filter by the keys of their facets. */
function conditionsOf({ filter }: Given): Record<string, (it: Row) => boolean> {
  const { price: range, onSale, brand, rating, attributes } = filter;
  return {
    ...(range && {
      price: (it: Row) => it.price >= (range.min ?? 0) && it.price <= (range.max ?? Infinity),
    }),
    ...(onSale && { onSale: (it: Row) => it.reduced }),
    ...(brand && { brand: (it: Row) => brand.includes(it.brand) }),
    ...(rating && { rating: (it: Row) => it.stars >= rating }),
    ...Object.fromEntries(
      (attributes ?? []).map(({ key, values, min }) => [
        `attributes.${key}`,
        ({ attributes: { [key]: value } }: Row) =>
          value !== undefined &&
          (values ? [value].flat().some((each) => values.includes(String(each))) : Number(value) >= min!),
      ]),
    ),
  };
}

type Offer = Row['variants'][number];

/** The conditions of a filter on one variant, by the keys of their facets. */
const variantConditionsOf = ({ filter }: Given): Record<string, (it: Row, offer: Offer) => boolean> => ({
  ...(filter.inStock && { inStock: (_, { stock }) => stock > 0 }),
  ...Object.fromEntries(
    (filter.options ?? []).map(({ name, values }) => [
      `options.${name}`,
      ({ optionNames }: Row, { options }: Offer) =>
        values.includes(options[optionNames.indexOf(name)] ?? 'none'),
    ]),
  ),
});

/** What each facet counts, one product after the other. */
function naive(query: Given) {
  const conditions = conditionsOf(query);
  const inCategory = rows.filter(
    (it) => !query.category || categories[query.category]!.includes(it.category),
  );
  const variantConditions = variantConditionsOf(query);
  const offers = (it: Row, without?: string) =>
    it.variants.filter((offer) =>
      Object.entries(variantConditions).every(([key, holds]) => key === without || holds(it, offer)),
    );
  const matches = (without?: string) =>
    inCategory.filter(
      (it) =>
        Object.entries(conditions).every(([key, holds]) => key === without || holds(it)) &&
        offers(it, without).length > 0,
    );
  const count = (key: string, valuesOf: (it: Row) => (string | undefined)[]) => {
    const values = matches(key).flatMap(valuesOf);
    return Object.fromEntries(
      [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]),
    );
  };
  const ofOption = (name: string) =>
    count(`options.${name}`, (it) => {
      const place = it.optionNames.indexOf(name);
      return place < 0
        ? []
        : [...new Set(offers(it, `options.${name}`).map(({ options }) => options[place]))];
    });
  const ofAttribute = (key: string) =>
    count(`attributes.${key}`, ({ attributes }) =>
      key in attributes ? [attributes[key]!].flat().map(String) : [],
    );
  return {
    total: matches().length,
    prices: matches('price').map((it) => it.price),
    counts: {
      rating: count('rating', ({ stars }) => ['1', '2', '3', '4'].filter((least) => stars >= Number(least))),
      inStock: count('inStock', (it) =>
        offers(it, 'inStock').some(({ stock }) => stock > 0) ? ['true'] : [],
      ),
      onSale: count('onSale', ({ reduced }) => (reduced ? ['true'] : [])),
      brand: count('brand', ({ brand }) => [brand]),
      'options.Size': ofOption('Size'),
      'options.Finish': ofOption('Finish'),
      'attributes.colour': ofAttribute('colour'),
      'attributes.weight': ofAttribute('weight'),
      'attributes.vegan': ofAttribute('vegan'),
      'attributes.made': ofAttribute('made'),
    } as Record<string, Record<string, number>>,
  };
}

test('each facet counts as a look at every product does, without its own selection', async () => {
  await fc.assert(
    fc.asyncProperty(given, async (query) => {
      const expected = naive(query);
      const { products } = await guest.must(FacetsDocument, query);
      expect(products.total).toBe(expected.total);
      const facets = Object.fromEntries(products.facets.map((facet) => [facet.key, facet]));
      for (const [key, counts] of Object.entries(expected.counts)) {
        const found = (facets[key]?.values ?? []).filter(({ count }) => count > 0);
        expect(Object.fromEntries(found.map(({ value, count }) => [value, count])), key).toEqual(counts);
      }
      const { min, max, histogram } = facets.price!;
      const { prices } = expected;
      expect([min, max]).toEqual(
        prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [null, null],
      );
      expect(histogram.reduce((sum, bar) => sum + bar, 0)).toBe(prices.length);
    }),
    { numRuns: RUNS },
  );
});

test('a selected value that nothing has stays, with 0; attributes that are no filters have no facet', async () => {
  const filter = { brand: ['Nobody'], attributes: [{ key: 'colour', values: ['Pink'] }] };
  const { facets } = (await guest.must(FacetsDocument, { filter })).products;
  const values = facets.flatMap((facet) => facet.values).filter(({ isSelected }) => isSelected);
  expect(values).toEqual([
    { value: 'Nobody', count: 0, isSelected: true },
    { value: 'Pink', count: 0, isSelected: true },
  ]);
  expect(facets.map(({ key }) => key)).not.toContain('attributes.hidden');
});

test('stars and offers are left out where no match has them, unless they are selected', async () => {
  const keysOf = async (filter: ProductFilter) =>
    (await guest.must(FacetsDocument, { filter })).products.facets.map(({ key }) => key);
  const none = { brand: ['Nobody'] };
  expect(await keysOf({})).toEqual(expect.arrayContaining(['rating', 'onSale']));
  expect((await keysOf(none)).filter((key) => ['rating', 'onSale'].includes(key))).toEqual([]);
  expect(await keysOf({ ...none, rating: 4 })).toContain('rating');
});

test('options have facets in the order of sizes, but for those named as an attribute and variants that are no longer sold', async () => {
  await shop.em().execute(`insert into variants (id, product_id, price, options, count_in_stock, deleted_at)
    select gen_random_uuid(), id, 1, '{Sold out for ever}', 1, now() from products where option_names = '{Size}'`);
  const optionsIn = async (filter: ProductFilter = {}) => {
    const { facets } = (await guest.must(FacetsDocument, { filter })).products;
    return facets
      .filter(({ key }) => key.startsWith('options.'))
      .map(({ key, label, type, values }) => [key, label, type, values.map(({ value }) => value).join(' ')]);
  };
  const [finish, size] = [
    ['options.Finish', 'Finish', 'TEXT', 'Gloss Matt'],
    ['options.Size', 'Size', 'TEXT', sizes.join(' ')],
  ];
  expect(await optionsIn()).toEqual([finish, size]);
  // By an old address.
  const colour = { name: 'colour', values: ['Red'] };
  expect(await optionsIn({ options: [colour] })).toContainEqual(['options.colour', 'colour', 'TEXT', 'Red']);
});

test('a keyword and a filter hold at once', async () => {
  const filter = { brand: ['Cedar'] };
  const { products } = await guest.must(FacetsDocument, { keyword: 'box', filter });
  expect(products.total).toBe(rows.filter(({ brand }) => brand === 'Cedar').length);
  expect((await guest.must(FacetsDocument, { keyword: 'nothing', filter })).products.total).toBe(0);
});

test('of facets that take more than a second to count what is selected stays, uncached; another failure is an error', async () => {
  const ctx = guestContext({ ...shop, ports: { ...shop.ports, cache: createCache() }, secureCookies: false });
  const list = {
    key: '',
    categories: null,
    found: null,
    within: null,
    withDrafts: false,
    sort: ProductSort.NEWEST,
  };
  const facetsAfter = async (code: string, filter: ProductFilter = {}) => {
    const selections = await readFilter(ctx, filter);
    ctx.em.transactional = () => Promise.reject(Object.assign(new Error('no'), { code }));
    return findFacets(ctx, { ...list, selections });
  };
  expect(await facetsAfter('57014')).toEqual([]);
  const options = [
    { name: 'Size', values: ['S', 'XL'] },
    { name: 'Finish', values: ['Matt'] },
  ];
  const attributes = [
    { key: 'colour', values: ['Red'] },
    { key: 'weight', min: 1 },
  ];
  const kept = await facetsAfter('57014', {
    brand: ['Cedar'],
    rating: 3,
    price: { min: 100 },
    options,
    attributes,
  });
  expect(kept.map(({ key, values }) => [key, ...values.map(({ value }) => value)])).toEqual([
    ...[
      ['price'],
      ['rating', '3'],
      ['brand', 'Cedar'],
      ['options.Finish', 'Matt'],
      ['options.Size', 'S', 'XL'],
    ],
    ...[['attributes.colour', 'Red'], ['attributes.weight']],
  ]);
  expect(
    kept.flatMap(({ values }) => values).every(({ isSelected, count }) => isSelected && count === 0),
  ).toBe(true);
  await expect(facetsAfter('53300')).rejects.toThrow('no');
});
