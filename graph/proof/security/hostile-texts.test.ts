import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AdminOrdersDocument,
  AdminProductsDocument,
  DeleteProductDocument,
  EditedProductDocument,
  OrderDocument,
  ProductDocument,
  ProductReviewsDocument,
  ProductsDocument,
  RegisterDocument,
  ReviewProductDocument,
  SignInDocument,
  UpdateProductDocument,
  UpdateProfileDocument,
  UserDocument,
  UsersDocument,
} from '../testing/operations.generated.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  productId = (await shop.addProduct({ name: 'Plain lamp' })).id;
});
afterAll(() => shop?.close());

const sql = [
  "'",
  "''",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  '" or ""="',
  "'; drop table products; --",
  '1; select pg_sleep(10)',
  "' union select email, password_hash from users --",
  "') or ('1'='1",
  "x' and 1=(select count(*) from users) --",
  '$1',
  '?',
  '??',
  ':name',
  "E'\\x27'",
  '/* */ or 1=1',
  '`id`',
  '\\',
  "%' or '%'='",
];

describe.each(sql)('the text %s', (text) => {
  test('finds no more than any other text', async () => {
    expect((await shop.guest().must(ProductsDocument, { keyword: text })).products.total).toBe(0);
    expect((await admin.must(AdminProductsDocument, { keyword: text })).adminProducts.total).toBe(0);
    expect((await admin.must(AdminOrdersDocument, { keyword: text })).orders.total).toBe(0);
    expect((await admin.must(UsersDocument, { keyword: text })).users.total).toBe(0);
  });

  test('names nothing as an id, and no column to sort by', async () => {
    const answers = await Promise.all([
      shop.guest().execute(ProductDocument, { id: text }),
      admin.execute(OrderDocument, { id: text }),
      admin.execute(UserDocument, { id: text }),
      admin.execute(DeleteProductDocument, { id: text }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    const sorted = await admin.execute(AdminProductsDocument, { sortBy: text as never });
    expect([sorted.status, sorted.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect((await shop.guest().must(ProductsDocument)).products.total).toBe(1);
  });

  test('is stored as it is where texts are stored', async () => {
    const input = { id: productId, description: text };
    await admin.must(UpdateProductDocument, { input });
    const { product } = await admin.must(EditedProductDocument, { id: productId });
    expect(product.description).toBe(text);
    await admin.must(UpdateProductDocument, { input: { id: productId, description: 'A lamp.' } });
  });
});

/** Characters of every Unicode category. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\t',
        '\r',
        '\u0000',
        '\u001b',
        '\u007f',
        '\u0085',
        '\u00a0',
        '\u200b',
        '\u200d',
        '\u202e',
        '\u2066',
        '\u2028',
        '\ufeff',
        '\ufffe',
        '\uffff',
        '\ud83d',
        '\ude00',
        '😀',
        '👩‍👩‍👧',
        'é',
        'e\u0301',
        '李',
        'ß',
        'İ',
        '𝒳',
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('any text is stored exactly, save for blanks around it, or refused by its field', async () => {
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      const input = { id: productId, name: text, brand: text, category: text, description: text };
      const { data, errors } = await admin.execute(UpdateProductDocument, { input });
      if (!data) {
        expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
        expect(Object.keys(errors[0]?.extensions?.fields as object)).toContain('name');
        return;
      }
      const { product } = await admin.must(EditedProductDocument, { id: productId });
      for (const kept of [product.name, product.brand, product.category, product.description]) {
        expect(kept.trim()).toBe(text.trim());
      }
    }),
    { numRuns: 150 },
  );
});

test('so is any name and any comment of a person', async () => {
  const shopper = await shop.shopper();
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      const renamed = await shopper.execute(UpdateProfileDocument, { input: { name: text } });
      if (renamed.data) expect(renamed.data.updateProfile.name.trim()).toBe(text.trim());
      else expect(renamed.code).toBe('BAD_USER_INPUT');
      const { id } = await shop.addProduct();
      const reviewed = await shopper.execute(ReviewProductDocument, {
        input: { productId: id, rating: 5, comment: text },
      });
      if (reviewed.code) {
        expect(reviewed.code).toBe('BAD_USER_INPUT');
        return;
      }
      const { product } = await shopper.must(ProductReviewsDocument, { id });
      expect(product.reviewPage.reviews[0]?.comment.trim()).toBe(text.trim());
    }),
    { numRuns: 60 },
  );
});

const long = 50_000;
/** Texts that make an ambiguous pattern backtrack. */
const slow: [what: string, text: string][] = [
  ['one letter', 'a'.repeat(long)],
  ['an address without an end', `a@${'a.'.repeat(long / 2)}`],
  ['many at signs', '@'.repeat(long)],
  ['many dots', `a@${'.'.repeat(long)}`],
  ['spaces', `a${' '.repeat(long)}b`],
  ['slashes', '/'.repeat(long)],
  ['an https address', `https://${'a.'.repeat(long / 2)}\\`],
  ['digits', `1.${'0'.repeat(long)}`],
  ['quotes', '"'.repeat(long)],
  ['halves of letters', '\ud800'.repeat(long)],
];

test.each(slow)('50,000 characters of %s are refused, and the shop answers on', async (_, text) => {
  const answers = await Promise.all([
    admin.execute(RegisterDocument, { input: { name: text, email: text, password: text } }),
    admin.execute(SignInDocument, { input: { email: text, password: text } }),
    admin.execute(ProductsDocument, { keyword: text }),
    admin.execute(ProductDocument, { id: text }),
    admin.execute(UpdateProductDocument, { input: { id: productId, image: text } }),
    admin.execute(UpdateProductDocument, { input: { id: productId, description: text } }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
    'NOT_FOUND',
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ]);
  for (const path of [`/api/products/${encodeURIComponent(text.toWellFormed()).slice(0, 8_000)}`, '/livez']) {
    expect((await shop.guest().fetch(path)).status).toBeLessThan(500);
  }
});

test.each([
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"keyword":{"__proto__":{"polluted":true}}}',
  '{"keyword":"lamp","__proto__":{"page":7,"polluted":true}}',
])('the variables %s change nothing that all objects inherit', async (variables) => {
  const query =
    'query($keyword: String = "", $page: Int = 1) { products(keyword: $keyword, page: $page) { page } }';
  const response = await shop.guest().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(query)},"variables":${variables},"extensions":${variables}}`,
  });
  expect(response.status).toBeLessThan(500);
  const { data } = (await response.json()) as { data?: { products: { page: number } } };
  if (data) expect(data.products.page).toBe(1);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
