import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminProductsDocument,
  CreateProductDocument,
  DeleteProductDocument,
  EditedProductDocument,
  OrderDocument,
  ProductsDocument,
  SimilarProductsDocument,
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
afterAll(() => shop.close());

const anyId = randomUUID();

test.each([
  ['adminProducts', (client: TestClient) => client.execute(AdminProductsDocument)],
  ['createProduct', (client: TestClient) => client.execute(CreateProductDocument)],
  ['updateProduct', (client: TestClient) => client.execute(UpdateProductDocument, { input: { id: anyId } })],
  ['deleteProduct', (client: TestClient) => client.execute(DeleteProductDocument, { id: anyId })],
])('%s is for admins', async (_, call) => {
  expect((await call(shop.guest())).code).toBe('UNAUTHENTICATED');
  expect((await call(await shop.shopper())).code).toBe('FORBIDDEN');
  expect((await call(admin)).code).not.toBe('FORBIDDEN');
});

test('a product made of nothing has sample values and is a draft that only admins see', async () => {
  const { createProduct } = await admin.must(CreateProductDocument);
  expect(createProduct).toMatchObject({
    name: 'Sample name',
    price: 0,
    image: '/sample.svg',
    brand: 'Sample brand',
    category: 'Sample category',
    description: 'Sample description',
    countInStock: 0,
    isDraft: true,
  });
  const { id } = createProduct;
  expect((await admin.must(EditedProductDocument, { id })).product).toEqual(createProduct);
  for (const client of [shop.guest(), await shop.shopper()]) {
    expect((await client.execute(EditedProductDocument, { id })).code).toBe('NOT_FOUND');
    expect((await client.must(ProductsDocument, { keyword: 'Sample name' })).products.total).toBe(0);
  }
});

test.each(['name', 'brand', 'category'])(
  'the %s of a product is one line, in which nothing turns letters',
  async (field) => {
    for (const text of ['A\nB', 'A\u2028B', 'A\u202eB']) {
      const { code, errors } = await admin.execute(CreateProductDocument, { input: { [field]: text } });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.extensions?.fields).toEqual({ [field]: expect.stringContaining('in one line') });
    }
  },
);

test('a product can be made public and complete at once', async () => {
  const input = { name: 'Walnut Desk', price: 24_900, countInStock: 4, isDraft: false };
  const { createProduct } = await admin.must(CreateProductDocument, { input });
  expect(createProduct).toMatchObject({ ...input, brand: 'Sample brand' });
  const { products } = await shop.guest().must(ProductsDocument, { keyword: 'Walnut' });
  expect(products.products).toMatchObject([{ id: createProduct.id, price: 24_900, countInStock: 4 }]);
});

test.each([
  [{}, true, false],
  [{}, false, true],
  [{ isDraft: null }, true, false],
  [{ isDraft: true }, true, true],
  [{ isDraft: false }, false, false],
])('a product made of %j with onSale %j is a draft: %j', async (input, onSale, isDraft) => {
  const { createProduct } = await admin.must(CreateProductDocument, { input, onSale });
  expect(createProduct).toMatchObject({ isDraft, countInStock: 0 });
});

test('an edit changes what it names, zero included, and nothing else; the next read sees it', async () => {
  const before = await shop.addProduct({ price: 500, countInStock: 9 });
  const { id } = before;
  await admin.must(UpdateProductDocument, { input: { id, price: 0, countInStock: 0, name: null } });
  const { product } = await shop.guest().must(EditedProductDocument, { id });
  expect(product).toMatchObject({ price: 0, countInStock: 0, name: before.name, isDraft: false });
  await admin.must(UpdateProductDocument, { input: { id, isDraft: true } });
  expect((await shop.guest().execute(EditedProductDocument, { id })).code).toBe('NOT_FOUND');
});

const badAddresses = [
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'http://example.com/a.png',
  'https:///a.png',
  'images/a.png',
  '/a b.png',
  '/',
  '/api/users/logout',
  'https://ada:secret@example.com/a.png',
  'https://router.lan../a.png',
];

test.each<[string, object]>([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(201) }],
  ['name', { name: 'Lamp\nChair' }],
  ['name', { name: 'Lamp\u2028Chair' }],
  ['name', { name: 'Lamp\tChair' }],
  ['name', { name: 'Lamp \u202eriahC' }],
  ['name', { name: 'Lamp \u2066Chair\u2069' }],
  ['price', { price: -1 }],
  ['price', { price: 2_000_000_001 }],
  ['countInStock', { countInStock: -1 }],
  ['description', { description: 'a\u0000b' }],
  ...badAddresses.map((image): [string, object] => ['image', { image }]),
])('a wrong %s is refused by that field: %j', async (field, change) => {
  const { id, name } = await shop.addProduct();
  const answer = await admin.execute(UpdateProductDocument, { input: { id, ...change } });
  expect(answer.code).toBe('BAD_USER_INPUT');
  expect(answer.errors[0]?.extensions?.fields).toHaveProperty(field);
  expect((await admin.must(EditedProductDocument, { id })).product.name).toBe(name);
});

test('a name that is written from right to left keeps its marks', async () => {
  const { id } = await shop.addProduct();
  const name = 'מנורה\u200f (LED\u200e)';
  await admin.must(UpdateProductDocument, { input: { id, name } });
  expect((await admin.must(EditedProductDocument, { id })).product.name).toBe(name);
});

test.each(['/uploads/lamp.webp', '/images/lamp-800.webp?v=2', 'https://pictures.example/lamp.png'])(
  'the picture %s is taken',
  async (image) => {
    const { id } = await shop.addProduct();
    const { updateProduct } = await admin.must(UpdateProductDocument, { input: { id, image } });
    expect(updateProduct.image).toBe(image);
  },
);

test('half a piece of money is refused', async () => {
  const { id } = await shop.addProduct();
  const answer = await admin.execute(UpdateProductDocument, { input: { id, price: 1.5 } });
  expect(answer.code).toBe('BAD_USER_INPUT');
});

test('a stock edit based on an outdated number is refused with the current number, and nothing of the edit is saved', async () => {
  const { id, name } = await shop.addProduct({ countInStock: 10 });
  await startCheckout(await shop.shopper(), id, 3);
  const input = { id, name: 'New name', countInStock: 15, expectedCountInStock: 10 };
  const answer = await admin.execute(UpdateProductDocument, { input });
  expect(answer.code).toBe('CONFLICT');
  expect(answer.errors[0]?.message).toContain('there are 7 now, not 10');
  expect(answer.errors[0]?.extensions?.countInStock).toBe(7);
  expect((await admin.must(EditedProductDocument, { id })).product).toMatchObject({ name, countInStock: 7 });

  const again = { ...input, countInStock: 12, expectedCountInStock: 7 };
  const { updateProduct } = await admin.must(UpdateProductDocument, { input: again });
  expect(updateProduct).toMatchObject({ name: 'New name', countInStock: 12 });
});

test('a deleted product is gone from the shop; orders keep it as it was bought', async () => {
  const product = await shop.addProduct({ price: 1234 });
  const { id } = product;
  const shopper = await shop.shopper();
  const { data } = await place(shopper, await startCheckout(shopper, id));
  expect((await admin.must(DeleteProductDocument, { id })).deleteProduct).toBe(true);

  for (const client of [shop.guest(), admin]) {
    expect((await client.execute(EditedProductDocument, { id })).code).toBe('NOT_FOUND');
  }
  const { adminProducts } = await admin.must(AdminProductsDocument, { keyword: product.name });
  expect(adminProducts.products.map((found) => found.id)).not.toContain(id);
  expect((await admin.execute(UpdateProductDocument, { input: { id, price: 1 } })).code).toBe('NOT_FOUND');
  expect((await admin.execute(DeleteProductDocument, { id })).code).toBe('NOT_FOUND');
  const { order } = await shopper.must(OrderDocument, { id: data!.placeOrder.id });
  expect(order.orderItems).toMatchObject([{ product: id, name: product.name, price: 1234 }]);
});

test('similar products are sold in the same category, best rated first, also for a deleted product', async () => {
  const rated = (name: string, ratingHistogram: number[], more = {}) =>
    shop.addProduct({ name, category: 'Kites', ratingHistogram, ...more });
  const gone = await rated('Gone', [0, 0, 0, 0, 9]);
  await rated('Two', [0, 9, 0, 0, 0]);
  await rated('Five', [0, 0, 0, 1, 9]);
  await rated('Three', [0, 0, 9, 0, 0]);
  await rated('Four', [0, 0, 0, 9, 0]);
  await rated('One', [9, 0, 0, 0, 0]);
  await rated('Draft', [0, 0, 0, 0, 9], { isDraft: true });
  await shop.addProduct({ name: 'Elsewhere', category: 'Tents' });
  await admin.must(DeleteProductDocument, { id: gone.id });
  const { similarProducts } = await shop.guest().must(SimilarProductsDocument, { id: gone.id });
  expect(similarProducts.map(({ name }) => name)).toEqual(['Five', 'Four', 'Three', 'Two']);
});

test('what its brand makes of the category is closer than what is rated better, and other categories never are', async () => {
  const add = (name: string, brand: string, stars: number, category = 'Audio') => {
    const ratingHistogram = [0, 0, 0, 0, 0].with(stars - 1, 9);
    return shop.addProduct({ name, brand, category, ratingHistogram });
  };
  const headphones = await add('Headphones', 'Lorvane', 3);
  await add('Violin', 'Tindrel', 5);
  await add('Radio', 'Lorvane', 2);
  await add('Microphone', 'Lorvane', 4);
  await add('Headphone Stand', 'Lorvane', 5, 'Furniture');
  const { similarProducts } = await shop.guest().must(SimilarProductsDocument, { id: headphones.id });
  expect(similarProducts.map(({ name }) => name)).toEqual(['Microphone', 'Radio', 'Violin']);
});

test('nothing is similar to a draft, to an unknown product or to no id at all', async () => {
  const draft = await shop.addProduct({ isDraft: true });
  for (const id of [draft.id, randomUUID(), 'lamp']) {
    expect((await shop.guest().must(SimilarProductsDocument, { id })).similarProducts).toEqual([]);
  }
});

test('the admin list is searched, sorted by a known column and paged by 25', async () => {
  for (let index = 0; index < 27; index++) {
    await shop.addProduct({ name: `Gizmo ${String(index).padStart(2, '0')}`, price: 1000 - index });
  }
  const list = (more: object) => admin.must(AdminProductsDocument, { keyword: 'gizmo', ...more });
  const { adminProducts: first } = await list({ sortBy: 'NAME', descending: false });
  expect(first).toMatchObject({ page: 1, pages: 2, total: 27 });
  expect(first.products).toHaveLength(25);
  expect(first.products[0]?.name).toBe('Gizmo 00');
  const { adminProducts: second } = await list({ sortBy: 'NAME', descending: false, page: 2 });
  expect(second.products.map(({ name }) => name)).toEqual(['Gizmo 25', 'Gizmo 26']);
  const { adminProducts: cheapest } = await list({ sortBy: 'PRICE', descending: false });
  expect(cheapest.products[0]?.name).toBe('Gizmo 26');
  expect((await list({})).adminProducts.products[0]?.name).toBe('Gizmo 26');
  const unknown = await admin.execute(AdminProductsDocument, { sortBy: 'id; drop' as 'NAME' });
  expect(unknown.code).toBe('BAD_USER_INPUT');
});
