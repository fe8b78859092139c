import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CategoriesDocument,
  MoveCategoryDocument,
  SaveCategoryDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

test('of two moves at once that would make a loop together, the second one is refused', async () => {
  const admin = await shop.admin();
  const add = async (name: string) =>
    (await admin.must(SaveCategoryDocument, { input: { name } })).saveCategory.id;
  const [a, b] = [await add('A'), await add('B')];
  const move = (id: string, parentId: string) =>
    admin.execute(MoveCategoryDocument, { input: { id, parentId, position: 0 } });
  let second: ReturnType<typeof move> | undefined;
  const startSecond = () => {
    second = move(b, a);
    // Without the lock of the tree it would not wait.
    return Promise.race([second, untilBlocked(shop)]);
  };
  const first = await atFailpoint('category.placeChecked', startSecond, () => move(a, b));
  expect([first.code, (await second)?.code]).toEqual([undefined, 'BAD_USER_INPUT']);
  const { categories } = await shop.guest().must(CategoriesDocument);
  expect(categories.map(({ name, path }) => [name, path.length])).toEqual([
    ['B', 1],
    ['A', 2],
  ]);
});

test('of a save and a move at once that would make a loop together, the second one is refused', async () => {
  const admin = await shop.admin();
  const save = (input: object) => admin.execute(SaveCategoryDocument, { input });
  const [c, d] = await Promise.all(
    ['C', 'D'].map(async (name) => (await save({ name })).data!.saveCategory.id),
  );
  let second: ReturnType<typeof save> | undefined;
  const startSecond = () => {
    second = save({ id: d, parentId: c });
    return Promise.race([second, untilBlocked(shop)]);
  };
  const move = { id: c!, parentId: d!, position: 0 };
  const first = await atFailpoint('category.placeChecked', startSecond, () =>
    admin.execute(MoveCategoryDocument, { input: move }),
  );
  expect([first.code, (await second)?.code]).toEqual([undefined, 'BAD_USER_INPUT']);
});
