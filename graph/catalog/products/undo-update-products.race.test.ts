import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  EditedProductDocument,
  StartCheckoutDocument,
  UndoUpdateProductsDocument,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

test('a change is undone once however often Undo is pressed, while units are sold', async () => {
  const admin = await shop.admin();
  const { id } = await shop.addProduct({ countInStock: 20 });
  await admin.must(UpdateProductsDocument, {
    products: [{ id, expectedCountInStock: 20 }],
    changes: { stock: { add: -5 } },
  });
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
  const [undone] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => admin.must(UndoUpdateProductsDocument, { ids: [id] }))),
    ...shoppers.map((shopper) =>
      shopper.must(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1 }])),
    ),
  ]);
  const codes = undone.map(({ undoUpdateProducts: [result] }) => result!.code ?? 'undone');
  expect(codes).toEqual(['undone', 'undone', 'undone', 'undone']);
  const edits = (await shop.events('product.updated')).filter(({ subjectId }) => subjectId === id);
  expect(edits).toHaveLength(2);
  const { product } = await admin.must(EditedProductDocument, { id });
  expect(product.countInStock).toBe(16);
});
