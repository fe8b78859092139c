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

test('an undo that names its change never takes back a later one that is made at the same moment', async () => {
  const admin = await shop.admin();
  const [change, later] = [`raise-${crypto.randomUUID()}`, `tag-${crypto.randomUUID()}`];
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => (await shop.addProduct({ price: 1000 })).id),
  );
  const seen = ids.map((id) => ({ id, expectedPrice: 1000, expectedHighestPrice: 1000 }));
  await admin.must(UpdateProductsDocument, {
    products: seen,
    changes: { price: { amount: 100 } },
    idempotencyKey: change,
  });
  const products = ids.map((id) => ({ id }));
  const [undone] = await Promise.all([
    admin.must(UndoUpdateProductsDocument, { ids, idempotencyKey: change }),
    ...products.map((each) =>
      admin.must(UpdateProductsDocument, {
        products: [each],
        changes: { addTags: ['summer'] },
        idempotencyKey: later,
      }),
    ),
  ]);
  const rows = await shop
    .em()
    .execute<{ id: string; price: number; tags: string[] }[]>(
      'select p.id, v.price, p.tags from products p join variants v on v.product_id = p.id where p.id = any(?)',
      [`{${ids.join(',')}}`],
    );
  expect(rows).toHaveLength(ids.length);
  for (const { id, price, tags } of rows) {
    const { ok, code } = undone.undoUpdateProducts.find((each) => each.id === id)!;
    expect(tags).toEqual(['summer']);
    expect([price, code]).toEqual(ok ? [1000, null] : [1100, 'CONFLICT']);
  }
});
