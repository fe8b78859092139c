import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  AdminProductsDocument,
  CartDocument,
  CreateProductDocument,
  DeleteProductDocument,
  EditedProductDocument,
  ProductVariantsDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { VariantInput } from './save-variants.inputs.ts';
import { StockMove } from './stock-move.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

let number = 0;
const row = (size: string, more: Partial<VariantInput> = {}): VariantInput => {
  return { options: [size], price: 1000, countInStock: 5, ...more };
};
const save = (productId: string, variants: VariantInput[], more: object = {}) =>
  admin.execute(SaveVariantsDocument, { input: { productId, optionNames: ['Size'], variants, ...more } });
/** A shoe in sizes S and M; S has the id of the product. */
async function addShoe() {
  number += 1;
  const { product, variants } = await shop.addVariants(
    { name: `Shoe ${number}`, price: 1000, optionNames: ['Size'] },
    [
      { options: ['S'], sku: `S-${number}`, countInStock: 5 },
      { options: ['M'], sku: `M-${number}`, countInStock: 5 },
    ],
  );
  return { id: product.id, small: variants[0]!.id, medium: variants[1]!.id };
}
const read = async (id: string) => (await shop.guest().must(ProductVariantsDocument, { id })).product;

test('a product with one variant gets sizes: the first one keeps its id, and every unit is recorded', async () => {
  const { id } = await shop.addProduct({ countInStock: 3 });
  const { data } = await save(id, [
    row('S', { id, countInStock: 7, sku: ' A-1 ' }),
    row('M', { price: 900 }),
  ]);
  expect(data?.saveVariants).toMatchObject({
    price: 900,
    countInStock: 12,
    options: [{ values: ['S', 'M'] }],
  });
  expect(data?.saveVariants.variants).toMatchObject([{ id, sku: 'A-1' }, { sku: null }]);
  const moves = await shop.em().find(StockMove, { variant: id }, { orderBy: { id: 'asc' } });
  expect(moves.map(({ qty, reason, actor }) => [qty, reason, actor])).toEqual([
    [3, 'initial', null],
    [4, 'restock', admin.user.id],
  ]);
});

test('sizes and SKUs can be exchanged, and rows put into another order', async () => {
  const { id, small, medium } = await addShoe();
  const { data } = await save(id, [
    row('S', { id: medium, sku: `S-${number}` }),
    row('M', { id: small, sku: `M-${number}` }),
  ]);
  expect(data?.saveVariants.variants.map((variant) => [variant.id, variant.sku])).toEqual([
    [medium, `S-${number}`],
    [small, `M-${number}`],
  ]);
});

test('what is left out is no longer sold in carts, stays sold in checkouts that hold it, and frees its SKU', async () => {
  const { id, small, medium } = await addShoe();
  const shopper = await shop.shopper();
  const line = { productId: id, variantId: small, qty: 2 };
  const { startCheckout: held } = await shopper.must(StartCheckoutDocument, checkoutInput([line]));
  const { data } = await save(id, [row('M', { id: medium, sku: `S-${number}` })]);
  expect(data?.saveVariants.variants).toMatchObject([{ id: medium }]);
  const { cart } = await shop.guest().must(CartDocument, { lines: [line] });
  expect(cart.lines).toMatchObject([{ variantId: small, variant: null, product: null }]);
  const again = await (await shop.shopper()).execute(StartCheckoutDocument, checkoutInput([line]));
  expect(again.errors[0]?.extensions?.lines).toMatchObject([{ variantId: small, reason: 'NO_LONGER_SOLD' }]);
  const { data: placed } = await place(shopper, held, await shop.pay(held));
  expect(placed?.placeOrder).toMatchObject({
    isPaid: true,
    orderItems: [{ variantId: small, options: ['S'] }],
  });
});

test('a product whose first variant was left out is bought and edited by its only other one', async () => {
  const { id, medium } = await addShoe();
  await save(id, [row('M', { id: medium })]);
  await admin.must(UpdateProductDocument, { input: { id, price: 700, countInStock: 1 } });
  const { cart } = await shop.guest().must(CartDocument, { lines: [{ productId: id, qty: 1 }] });
  expect(cart.lines).toMatchObject([{ variantId: medium, variant: { price: 700 } }]);
  expect(await read(id)).toMatchObject({ price: 700, countInStock: 1 });
});

test.each<[string, string, VariantInput[], string, string]>([
  [
    'the same options twice',
    'BAD_USER_INPUT',
    [row('S'), row(' s ')],
    'Row 2 (s) has the same options as row 1.',
    'variants.1.options',
  ],
  [
    'the same SKU twice',
    'SKU_TAKEN',
    [row('S', { sku: 'X' }), row('M', { sku: 'X' })],
    'Row 2 (M) has the SKU X of row 1.',
    'variants.1.sku',
  ],
  [
    'a price before that is not above',
    'BAD_USER_INPUT',
    [row('S', { compareAtPrice: 1000 })],
    'Row 1 (S) has a price before that is not above its price.',
    'variants.0.compareAtPrice',
  ],
  [
    'too few values',
    'BAD_USER_INPUT',
    [row('S', { options: [] })],
    'Row 1 has 0 values of options.',
    'variants.0.options',
  ],
  [
    'a negative stock',
    'BAD_USER_INPUT',
    [row('S'), row('M', { countInStock: -1 })],
    'The stock cannot be negative.',
    'variants.1.countInStock',
  ],
  ['an empty value', 'BAD_USER_INPUT', [row(' ')], 'Each value of an option is needed', 'variants.0.options'],
  ['a value in two lines', 'BAD_USER_INPUT', [row('S\nM')], 'in one line', 'variants.0.options'],
  ['a value that turns letters', 'BAD_USER_INPUT', [row('S\u202eM')], 'in one line', 'variants.0.options'],
])('%s is refused with the row, and nothing is changed', async (_, code, variants, message, field) => {
  const { id } = await addShoe();
  const before = await read(id);
  const answer = await save(id, variants);
  expect(answer.code).toBe(code);
  expect(answer.errors[0]?.message).toContain(message);
  expect(Object.keys(answer.errors[0]?.extensions?.fields as object)).toEqual([field]);
  expect(await read(id)).toEqual(before);
});

test('a SKU of another product is taken, until that is deleted', async () => {
  const [one, other] = [await addShoe(), await addShoe()];
  const taken = row('S', { id: one.id, sku: `M-${number}` });
  const { code, errors } = await save(one.id, [taken]);
  expect({ code, message: errors[0]?.message }).toEqual({
    code: 'SKU_TAKEN',
    message: `Row 1 (S) has the SKU M-${number}, which another product has. Nothing was saved.`,
  });
  await admin.must(DeleteProductDocument, { id: other.id });
  expect((await save(one.id, [taken])).data?.saveVariants.variants).toMatchObject([{ sku: `M-${number}` }]);
});

test('each variant whose stock has moved is named, and nothing is changed', async () => {
  const { id, small, medium } = await addShoe();
  const lines = [small, medium].map((variantId) => ({ productId: id, variantId, qty: 1 }));
  await (await shop.shopper()).must(StartCheckoutDocument, checkoutInput(lines));
  const { code, errors } = await save(id, [
    row('S', { id: small, expectedCountInStock: 5, countInStock: 9 }),
    row('M', { id: medium, expectedCountInStock: 5 }),
    row('L', { expectedCountInStock: 5 }),
  ]);
  expect(code).toBe('CONFLICT');
  expect(errors[0]?.message).toBe(
    'The stock has changed meanwhile: S is 4 now, not 5; M is 4 now, not 5. Nothing was saved.',
  );
  const now = { countInStock: 4, price: 1000, compareAtPrice: null };
  expect(errors[0]?.extensions?.variants).toMatchObject([
    { id: small, ...now },
    { id: medium, ...now },
  ]);
  expect((await read(id)).variants).toHaveLength(2);
});

test('variants that somebody else has added or removed meanwhile are a conflict', async () => {
  const { id, small, medium } = await addShoe();
  expect((await save(id, [row('S', { id: small })], { expectedVariants: [small] })).code).toBe('CONFLICT');
  await save(id, [row('S', { id: small })], { expectedVariants: [small, medium] });
  const { code, errors } = await save(id, [row('S', { id: small }), row('M', { id: medium })]);
  expect({ code, message: errors[0]?.message }).toEqual({
    code: 'CONFLICT',
    message: 'Row 2 (M) is no longer a variant of this product. Nothing was saved.',
  });
});

test('a hundred and one variants are refused, and a hundred are saved', async () => {
  const { id } = await shop.addProduct();
  const rows = Array.from({ length: 101 }, (_, index) => row(`size ${index}`));
  expect((await save(id, rows)).code).toBe('BAD_USER_INPUT');
  expect((await save(id, rows.slice(1))).data?.saveVariants.variants).toHaveLength(100);
});

test('one edit saves a product and its variants, or nothing of both; again and again without a conflict', async () => {
  const { id, small, medium } = await addShoe();
  const edit = (input: object, variants: object[]) =>
    admin.execute(UpdateProductDocument, {
      input: { id, ...input, variants: { optionNames: ['Size'], variants: variants as VariantInput[] } },
    });
  let [price, stock] = [1000, 5];
  for (const next of [900, 800]) {
    const seen = { expectedCountInStock: stock, expectedPrice: price };
    const rows = [
      row('S', { id: small, price: next, countInStock: next, ...seen }),
      row('M', { id: medium }),
    ];
    const { data } = await edit({ brand: `Brand ${next}` }, rows);
    expect(data?.updateProduct).toMatchObject({ brand: `Brand ${next}`, price: next });
    [price, stock] = [next, next];
  }
  const stale = await edit({ brand: 'Not saved' }, [row('S', { id: small, expectedPrice: 1 })]);
  expect(stale).toMatchObject({ code: 'CONFLICT' });
  const both = await edit({ brand: 'Not saved', price: 5 }, [row('S', { id: small })]);
  expect(both.code).toBe('BAD_USER_INPUT');
  const { product } = await shop.guest().must(ProductVariantsDocument, { id });
  expect(product.variants.map(({ price }) => price)).toEqual([800, 1000]);
  const edited = await admin.must(EditedProductDocument, { id });
  expect(edited.product.brand).toBe('Brand 800');
});

test('a product is added with its variants at once; a SKU that is taken is refused, and nothing is added', async () => {
  const create = (sku: string) =>
    admin.execute(CreateProductDocument, {
      input: {
        name: 'Boot',
        variants: { optionNames: ['Size'], variants: [row('S', { sku }), row('M', { countInStock: 2 })] },
      },
    });
  const { data } = await create('BOOT-S');
  expect(data?.createProduct).toMatchObject({ name: 'Boot', price: 1000, countInStock: 7 });
  const refused = await create('BOOT-S');
  expect(refused.code).toBe('SKU_TAKEN');
  const { adminProducts } = await admin.must(AdminProductsDocument, { keyword: 'Boot' });
  expect(adminProducts.products.filter(({ name }) => name === 'Boot')).toHaveLength(1);
});
