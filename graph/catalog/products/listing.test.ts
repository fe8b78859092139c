import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import {
  CreateProductDocument,
  ProductsDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { renameQueue } from './rename-queue.ts';
import { updateSoldCounts } from './update-sold-counts.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  await shop.em().execute(`insert into attributes (key, label, type) values
    ('colour', 'Colour', 'text'), ('weight', 'Weight', 'number'), ('vegan', 'Vegan', 'boolean')`);
});
afterAll(() => shop?.close());

const listingOf = async (id: string) => {
  const [row] = await shop
    .em()
    .execute<[{ category: string; name: string; slug: string; attributes: object }]>(
      `select category, categories.name, slug, attributes from products join categories on categories.id = category_id
     where products.id = ?`,
      [id],
    );
  return row;
};
const create = async (input: object) =>
  (await admin.must(CreateProductDocument, { input })).createProduct.id as string;

test('a category that is named for the first time is created, and shared by the products that name it next', async () => {
  const first = await create({ category: 'Garden Tools' });
  const second = await create({ category: 'Garden, Tools' });
  expect(await listingOf(first)).toMatchObject({ name: 'Garden Tools', slug: 'garden-tools' });
  expect(await listingOf(second)).toMatchObject({ name: 'Garden, Tools', slug: 'garden-tools-2' });
  await admin.must(UpdateProductDocument, { input: { id: second, category: 'Garden Tools' } });
  expect(await listingOf(second)).toEqual(await listingOf(first));
});

test('values of attributes are checked by their types and replace all previous ones', async () => {
  const attributes = [
    { key: 'colour', value: ' Dark blue ' },
    { key: 'weight', value: '0.75' },
    { key: 'vegan', value: 'true' },
  ];
  const id = await create({ category: 'Home', attributes });
  expect(await listingOf(id)).toMatchObject({
    attributes: { colour: 'Dark blue', weight: 0.75, vegan: true },
  });
  await admin.must(UpdateProductDocument, { input: { id, attributes: [{ key: 'weight', value: '12' }] } });
  expect(await listingOf(id)).toMatchObject({ attributes: { weight: 12 } });
  await admin.must(UpdateProductDocument, { input: { id, name: 'Renamed' } });
  expect(await listingOf(id)).toMatchObject({ attributes: { weight: 12 } });
});

test.each([
  [{ key: 'size', value: '3' }, 'There is no attribute "size"'],
  [{ key: '__proto__', value: '3' }, 'There is no attribute "__proto__"'],
  [{ key: 'weight', value: '1e999' }, 'Weight is a number'],
  [{ key: 'weight', value: 'NaN' }, 'Weight is a number'],
  [{ key: 'vegan', value: 'yes' }, 'Vegan is either'],
  [{ key: 'colour', value: '  ' }, 'Colour needs 1 to 100 characters'],
  [{ key: 'colour', value: 'x'.repeat(101) }, 'Colour needs 1 to 100 characters'],
  [{ key: 'colour', value: 'a\u0000' }, 'Colour needs 1 to 100 characters'],
])('%j is refused with a sentence that names the attribute', async (attribute, message) => {
  const { code, errors } = await admin.execute(CreateProductDocument, { input: { attributes: [attribute] } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(errors)).toContain(message.replaceAll('"', '\\"'));
});

test('the copies of a name are renewed 500 at a time, and found by the new name', async () => {
  const id = await create({ category: 'Lampshades' });
  await shop.em().execute(
    `insert into products (id, name, image, brand, category, description, price, created_at, category_id)
     select gen_random_uuid(), 'Shade ' || n, '', '', category, '', 1, now(), category_id
     from products, generate_series(1, 1200) n where id = ?`,
    [id],
  );
  await shop
    .em()
    .execute(`update categories set name = 'Umbrellas', renamed_at = now() where name = 'Lampshades'`);
  expect(await workDueRows({ em: shop.em(), ports: shop.ports }, renameQueue, shop)).toBe(1);
  expect(await workDueRows({ em: shop.em(), ports: shop.ports }, renameQueue, shop)).toBe(0);
  const { products } = await admin.must(ProductsDocument, { keyword: 'umbrellas' });
  expect(products.total).toBe(1000);
  expect(await shop.em().execute(`select 1 from products where category = 'Lampshades'`)).toEqual([]);
});

test('how often products were bought is written where it changes, and 0 where nothing was bought any more', async () => {
  const [a, b, c] = [await create({}), await create({}), await create({})];
  const sold = () =>
    shop
      .em()
      .execute<{ sold: number }[]>(
        'select sold_30d as sold from products where id in (?, ?, ?) order by id',
        [a, b, c],
      );
  const deps = { em: shop.em(), ports: shop.ports };
  await updateSoldCounts(deps, [
    { id: a!, sold: 3 },
    { id: b!, sold: 1 },
  ]);
  expect(await sold()).toEqual([{ sold: 3 }, { sold: 1 }, { sold: 0 }]);
  await updateSoldCounts(deps, [
    { id: b!, sold: 2 },
    { id: c!, sold: 7 },
  ]);
  expect(await sold()).toEqual([{ sold: 0 }, { sold: 2 }, { sold: 7 }]);
});
