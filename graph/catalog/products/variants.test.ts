import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  CartDocument,
  ProductVariantsDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
  VariantsOfAllDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

/** A shoe in two sizes and two colours, of which one is dearer and one is reduced. */
const addShoe = () =>
  shop.addVariants({ name: 'Runner', price: 5000, optionNames: ['Size', 'Colour'] }, [
    { options: ['S', 'Red'], countInStock: 1 },
    { options: ['S', 'Blue'], price: 4000, compareAtPrice: 6000, countInStock: 2 },
    { options: ['M', 'Red'], price: 7000, countInStock: 0 },
  ]);

test('a product shows its options, its variants in their order, and the lowest price', async () => {
  const { product: shoe, variants } = await addShoe();
  const { product } = await shop.guest().must(ProductVariantsDocument, { id: shoe.id });
  expect(product).toEqual({
    id: shoe.id,
    price: 4000,
    compareAtPrice: 6000,
    isOnSale: true,
    countInStock: 3,
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ],
    priceRange: { min: 4000, max: 7000 },
    variants: variants.map(({ id, options, sku, price, compareAtPrice, countInStock }) => {
      return { id, options, sku, price, compareAtPrice, countInStock };
    }),
  });
  expect(product.variants[0]?.id).toBe(shoe.id);
});

test('a product without options has one variant with its id', async () => {
  const lamp = await shop.addProduct({ price: 900 });
  const { product } = await shop.guest().must(ProductVariantsDocument, { id: lamp.id });
  expect(product).toMatchObject({ options: [], priceRange: { min: 900, max: 900 }, isOnSale: false });
  expect(product.variants).toMatchObject([{ id: lamp.id, options: [], sku: null, price: 900 }]);
});

test('the variants of a list of products are read by one statement', async () => {
  await addShoe();
  const statements = () => countStatements(() => shop.guest().must(VariantsOfAllDocument));
  const before = await statements();
  await addShoe();
  await addShoe();
  expect(await statements()).toBe(before);
});

test('a cart has the price of the variant, and each variant is a line of its own', async () => {
  const { product: shoe, variants } = await addShoe();
  const lines = [...variants, variants[1]!].map(({ id }) => ({ productId: shoe.id, variantId: id, qty: 1 }));
  const { cart } = await shop.guest().must(CartDocument, { lines });
  expect(cart.lines.map(({ variantId, qty, variant }) => [variantId, qty, variant?.price])).toEqual([
    [shoe.id, 1, 5000],
    [variants[1]!.id, 2, 4000],
    [variants[2]!.id, 1, 7000],
  ]);
  expect(cart.itemsPrice).toBe(20_000);
});

test('of a product with several variants one must be named, unless it is not sold', async () => {
  const { product: shoe } = await addShoe();
  const line = { productId: shoe.id, qty: 1 };
  for (const call of [
    shop.guest().execute(CartDocument, { lines: [line] }),
    (await shop.shopper()).execute(StartCheckoutDocument, checkoutInput([line])),
  ]) {
    const { code, errors } = await call;
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toBe('Choose Size and Colour of Runner first.');
  }
  const single = await shop.addProduct();
  const { cart } = await shop.guest().must(CartDocument, { lines: [{ productId: single.id, qty: 1 }] });
  expect(cart.lines[0]).toMatchObject({ variantId: single.id, variant: { options: [] } });
});

test('a variant of another product is refused', async () => {
  const { variants } = await addShoe();
  const { id } = await shop.addProduct();
  const lines = [{ productId: id, variantId: variants[1]!.id, qty: 1 }];
  const { code, errors } = await shop.guest().execute(CartDocument, { lines });
  expect({ code, message: errors[0]?.message }).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'This variant is not one of the product that was named, but of Runner.',
  });
});

test('an order keeps the variant, its options and its SKU', async () => {
  const { product: shoe, variants } = await shop.addVariants({ name: 'Boot', optionNames: ['Size'] }, [
    { options: ['S'], sku: 'BOOT-S' },
    { options: ['M'], sku: 'BOOT-M', price: 100 },
  ]);
  const shopper = await shop.shopper();
  const [, medium] = variants;
  const lines = [
    { productId: shoe.id, variantId: medium!.id, qty: 2 },
    { productId: shoe.id, variantId: shoe.id, qty: 1 },
  ];
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, checkoutInput(lines));
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  const items = data?.placeOrder.orderItems;
  expect(items).toMatchObject([
    {
      product: shoe.id,
      variantId: medium!.id,
      name: 'Boot',
      options: ['M'],
      sku: 'BOOT-M',
      price: 100,
      qty: 2,
    },
    { product: shoe.id, variantId: shoe.id, name: 'Boot', options: ['S'], sku: 'BOOT-S', qty: 1 },
  ]);
});

test('what stands in the way of a cart names the variant', async () => {
  const { product: shoe, variants } = await addShoe();
  const [red, blue, medium] = variants.map(({ id }) => id);
  const lines = [
    { productId: shoe.id, variantId: red!, qty: 1, price: 4999 },
    { productId: shoe.id, variantId: blue!, qty: 3 },
    { productId: shoe.id, variantId: medium!, qty: 1 },
  ];
  const { code, errors } = await (await shop.shopper()).execute(StartCheckoutDocument, checkoutInput(lines));
  expect(code).toBe('OUT_OF_STOCK');
  const about = (variantId: string | undefined, labels: string) => ({
    productId: shoe.id,
    variantId,
    name: `Runner (${labels})`,
  });
  expect(errors[0]?.message).toContain('Runner (Size S, Colour Blue), Runner (Size M, Colour Red)');
  expect(errors[0]?.extensions?.lines).toEqual([
    { ...about(red, 'Size S, Colour Red'), reason: 'PRICE_CHANGED', price: 5000 },
    { ...about(blue, 'Size S, Colour Blue'), reason: 'OUT_OF_STOCK', available: 2 },
    { ...about(medium, 'Size M, Colour Red'), reason: 'OUT_OF_STOCK', available: 0 },
  ]);
});

test('price and stock of a product with several variants cannot be edited as if it had one', async () => {
  const { product: shoe } = await addShoe();
  const admin = await shop.admin();
  for (const change of [{ price: 1 }, { countInStock: 9 }]) {
    const { code } = await admin.execute(UpdateProductDocument, { input: { id: shoe.id, ...change } });
    expect(code).toBe('CONFLICT');
  }
  await admin.must(UpdateProductDocument, { input: { id: shoe.id, name: 'Walker' } });
  const { product } = await shop.guest().must(ProductVariantsDocument, { id: shoe.id });
  expect(product).toMatchObject({ price: 4000, countInStock: 3 });
});
