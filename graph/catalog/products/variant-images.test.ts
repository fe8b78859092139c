import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  CartDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
  VariantImagesDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

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

const read = async (id: string) => (await shop.guest().must(VariantImagesDocument, { id })).product;
const setImages = (id: string, ...names: string[]) =>
  admin.must(UpdateProductDocument, {
    input: { id, images: names.map((name) => ({ path: `/images/${name}.webp` })) },
  });
const save = (productId: string, imageIds: (string | undefined)[]) => {
  const variants = imageIds.map((imageId, index) => {
    const id = index === 0 ? productId : undefined;
    return { id, options: [`Colour ${index}`], price: 100, countInStock: 1, imageId };
  });
  return admin.execute(SaveVariantsDocument, { input: { productId, optionNames: ['Colour'], variants } });
};

test('a variant has a picture of its product, until that is removed', async () => {
  const { id } = await shop.addProduct();
  await setImages(id, 'red', 'blue');
  const [red, blue] = (await read(id)).images.map((image) => image.id);
  expect((await save(id, [red, blue!.toUpperCase(), undefined])).code).toBeUndefined();
  expect((await read(id)).variants.map(({ imageId }) => imageId)).toEqual([red, blue, null]);
  await setImages(id, 'blue', 'green');
  expect((await read(id)).variants.map(({ imageId }) => imageId)).toEqual([null, blue, null]);
});

test('a cart and an order show the picture of the variant, and name its options with their words', async () => {
  const { id } = await shop.addProduct();
  await setImages(id, 'red', 'blue');
  const images = (await read(id)).images;
  await save(id, [undefined, images[1]!.id]);
  const { variants } = await read(id);
  const lines = variants.map((variant) => ({ productId: id, variantId: variant.id, qty: 1 }));
  const shown = [
    { image: '/images/red.webp', optionLabels: ['Colour Colour 0'] },
    { image: '/images/blue.webp', optionLabels: ['Colour Colour 1'] },
  ];
  expect((await shop.guest().must(CartDocument, { lines })).cart.lines).toMatchObject(shown);
  const shopper = await shop.shopper();
  const { startCheckout: checkout } = await shopper.must(StartCheckoutDocument, checkoutInput(lines));
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder.orderItems).toMatchObject(shown);
});

test('a picture of another product is refused, and names the row', async () => {
  const [{ id }, other] = [await shop.addProduct(), await shop.addProduct()];
  const [foreign] = (await read(other.id)).images;
  for (const imageId of [foreign!.id, crypto.randomUUID(), 'no id']) {
    const { code, errors } = await save(id, [undefined, imageId]);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions?.fields).toEqual({
      'variants.1.imageId': expect.stringMatching(
        /^Row 2 \(Colour 1\) has a picture that the product does not/,
      ),
    });
  }
});
