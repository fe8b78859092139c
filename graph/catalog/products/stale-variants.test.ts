import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EditedVariantsDocument,
  type ProductVariantsInput,
  UpdateProductDocument,
  type UpdateProductInput,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [mine, theirs] = [await shop.admin(), await shop.staff('PRODUCTS')];
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const images = ['/images/a.webp', '/images/b.webp', '/images/c.webp'].map((path) => ({ path, alt: '' }));

/** A shoe in sizes S and M with three pictures, of which the first shows S; and what a form sends that was opened then. */
async function openForm() {
  const { product } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  await mine.must(UpdateProductDocument, { input: { id: product.id, images } });
  const read = async () => (await mine.must(EditedVariantsDocument, { id: product.id })).product;
  const [first, second, third] = (await read()).images.map(({ id }) => id);
  await mine.must(UpdateVariantDocument, { id: product.id, input: { imageId: first } });
  const opened = await read();
  const form = (
    change: Partial<ProductVariantsInput['variants'][number]> = {},
    more: Partial<ProductVariantsInput> = {},
  ): ProductVariantsInput => ({
    optionNames: ['Size'],
    variants: opened.variants.map(({ id, options, sku, price, countInStock, imageId }, index) => ({
      id,
      options,
      sku,
      price,
      countInStock,
      imageId,
      ...(index === 0 && change),
      expectedFacts: { options, sku, imageId },
    })),
    ...more,
  });
  const save = (input: Partial<UpdateProductInput>) =>
    mine.execute(UpdateProductDocument, { input: { id: product.id, ...input } });
  const changeTheirs = (input: object) => theirs.must(UpdateVariantDocument, { id: product.id, input });
  return { id: product.id, read, form, save, changeTheirs, first, second, third };
}

test.each([
  ['a SKU', 'sku', { sku: 'THEIRS' }, { sku: 'MINE' }],
  ['a barcode', 'barcode', { barcode: '96385074' }, { barcode: null }],
])(
  '%s that somebody else has set is not overwritten, and the error says who it was',
  async (_, field, set, typed) => {
    const { id, form, save, changeTheirs, read } = await openForm();
    await changeTheirs(set);
    const variants = form(typed);
    Object.assign(variants.variants[0]!.expectedFacts!, { barcode: null });
    if (field === 'barcode') Object.assign(variants.variants[0]!, { barcode: '4006381333931' });
    const { code, errors } = await save({ variants });
    expect(code).toBe('CONFLICT');
    expect(errors[0]!.extensions).toMatchObject({
      variants: [{ id, ...set }],
      changedBy: { [`${id}.${field}`]: theirs.user.name },
    });
    expect((await read()).variants[0]).toMatchObject(set);
  },
);

test('a SKU that the form leaves as it was is not put back, and one that both set is in no conflict', async () => {
  const { id, form, save, changeTheirs, read } = await openForm();
  await changeTheirs({ sku: `A-${id}` });
  expect((await save({ variants: form() })).code).toBe('CONFLICT');
  expect((await save({ variants: form({ sku: `A-${id}` }) })).code).toBeUndefined();
  expect((await read()).variants[0]!.sku).toBe(`A-${id}`);
});

test('the value of an option that somebody else has changed is not overwritten', async () => {
  const { id, form, save, read } = await openForm();
  const variants = form({ options: ['Small'] });
  await theirs.must(UpdateProductDocument, { input: { id, variants } });
  const { code, errors } = await save({ variants: form({ options: ['XS'] }) });
  expect(code).toBe('CONFLICT');
  expect(errors[0]!.extensions).toMatchObject({
    variants: [{ id, options: ['Small'] }],
    changedBy: { [`${id}.options`]: theirs.user.name },
  });
  expect((await read()).variants[0]!.options).toEqual(['Small']);
});

test('names of options that somebody else has changed are not overwritten', async () => {
  const { id, form, save, read } = await openForm();
  await theirs.must(UpdateProductDocument, {
    input: { id, variants: form({}, { optionNames: ['Shoe size'] }) },
  });
  const mineNamed = (optionNames: string[], expectedOptionNames: string[]) =>
    save({ variants: form({}, { optionNames, expectedOptionNames }) });
  const { code, errors } = await mineNamed(['EU size'], ['Size']);
  expect(code).toBe('CONFLICT');
  expect(errors[0]!.extensions).toMatchObject({
    optionNames: ['Shoe size'],
    variants: [],
    changedBy: { optionNames: theirs.user.name },
  });
  expect((await mineNamed(['Shoe size'], ['Size'])).code).toBeUndefined();
  expect((await mineNamed(['EU size'], ['Shoe size'])).code).toBeUndefined();
  expect((await read()).options[0]!.name).toBe('EU size');
});

test('the picture of a variant that somebody else has chosen is not overwritten', async () => {
  const { id, form, save, changeTheirs, read, second, third } = await openForm();
  await changeTheirs({ imageId: second });
  const { code, errors } = await save({ variants: form({ imageId: third }) });
  expect(code).toBe('CONFLICT');
  expect(errors[0]!.extensions).toMatchObject({
    variants: [{ id, imageId: second }],
    changedBy: { [`${id}.picture`]: theirs.user.name },
  });
  expect((await read()).variants[0]!.imageId).toBe(second);
});

test('an edit that takes the picture of a variant away, and shows another one, is in no conflict with itself', async () => {
  const { form, save, read, second } = await openForm();
  const variants = form({ imageId: second });
  Object.assign(variants.variants[0]!.expectedFacts!, { imageId: null });
  expect((await save({ images: images.slice(1), expectedImages: images, variants })).code).toBeUndefined();
  expect((await read()).variants[0]!.imageId).toBe(second);
});

test('pictures that somebody else has changed are not overwritten, and the error says who it was', async () => {
  const { id, save } = await openForm();
  await theirs.must(UpdateProductDocument, { input: { id, images: images.slice(0, 2) } });
  const { code, errors } = await save({ images: images.toReversed(), expectedImages: images });
  expect([code, errors[0]!.extensions]).toMatchObject([
    'CONFLICT',
    { images: images.slice(0, 2), changedBy: { images: theirs.user.name } },
  ]);
});

test('the error says who changed each field last', async () => {
  const { id, save } = await openForm();
  await mine.must(UpdateProductDocument, { input: { id, brand: 'Lumen' } });
  await theirs.must(UpdateProductDocument, { input: { id, brand: 'Nova', description: 'Theirs' } });
  const expected = { brand: 'Old', description: 'Old' };
  const { errors } = await save({ brand: 'Mine', description: 'Mine', expected });
  expect(errors[0]!.extensions!.changedBy).toEqual({
    brand: theirs.user.name,
    description: theirs.user.name,
  });
});
