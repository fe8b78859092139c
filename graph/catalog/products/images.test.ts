import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  CreateProductDocument,
  ProductImagesDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { postForm } from '../../proof/testing/uploading.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const lamp = '/images/lamp-800.webp';
const side = { path: '/images/side.webp', alt: 'From the side' };
const back = { path: 'https://pictures.example/back.png', alt: '' };
const edit = async (input: { id: string; image?: string; images: object[] }) => {
  const { code, errors } = await admin.execute(UpdateProductDocument, { input: input as { id: string } });
  return { code, message: errors[0]?.message };
};
const save = (id: string, images: object[]) => edit({ id, images });
const shown = async (id: string) => (await shop.guest().must(ProductImagesDocument, { id })).product;
const pathsOf = async (id: string) => (await shown(id)).images.map(({ path }) => path);

/** Uploads a picture and returns its address. */
async function upload(width: number, height: number): Promise<string> {
  const file = await sharp({ create: { width, height, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
  return (await postForm(admin, ['image', file, 'x.png'])).image!;
}

test('a product has its pictures in the order of the last edit, and shows the first one', async () => {
  const { id } = await shop.addProduct();
  const first = (await shown(id)).images[0]!;
  expect((await save(id, [side, { path: lamp }, back])).code).toBeUndefined();
  const { image, images } = await shown(id);
  expect(image).toBe(side.path);
  expect(images).toMatchObject([side, { path: lamp, alt: '', id: first.id }, back]);
  await save(id, [back]);
  expect(await shown(id)).toMatchObject({ image: back.path, images: [back] });
  expect(await shop.violations()).toEqual([]);
});

test('another `image` replaces the first picture, and keeps the others and what is said of them', async () => {
  const { id } = await shop.addProduct();
  await save(id, [{ path: lamp, alt: 'Lamp' }, side]);
  await admin.must(UpdateProductDocument, { input: { id, image: '/images/other.webp' } });
  expect((await shown(id)).images).toMatchObject([{ path: '/images/other.webp', alt: '' }, side]);
  await admin.must(UpdateProductDocument, { input: { id, image: side.path } });
  expect((await shown(id)).images).toMatchObject([side, { path: '/images/other.webp' }]);
  await admin.must(UpdateProductDocument, { input: { id, image: side.path, price: 5 } });
  expect((await shown(id)).images).toHaveLength(2);
});

test('a new product has the pictures of its input, or the sample picture', async () => {
  const create = async (input?: object) =>
    (await admin.must(CreateProductDocument, { input, onSale: true })).createProduct.id;
  expect(await pathsOf(await create({ images: [side, back] }))).toEqual([side.path, back.path]);
  expect(await pathsOf(await create({ image: lamp }))).toEqual([lamp]);
  expect(await pathsOf(await create())).toEqual(['/sample.svg']);
  expect(await shop.violations()).toEqual([]);
});

test('of an upload the size is known, up to 1600 pixels of width', async () => {
  const { id } = await shop.addProduct();
  const [large, small] = [await upload(2000, 1000), await upload(900, 600)];
  expect([large, small]).toEqual([
    expect.stringMatching(/-1600\.webp$/),
    expect.stringMatching(/-1200\.webp$/),
  ]);
  await save(id, [{ path: large }, { path: small }, side]);
  expect((await shown(id)).images).toMatchObject([
    { width: 1600, height: 800 },
    { width: 900, height: 600 },
    { width: null, height: null },
  ]);
});

test('an upload that was removed meanwhile is refused, unless the product shows it already', async () => {
  const { id } = await shop.addProduct();
  const [kept, lost] = [await upload(40, 30), await upload(40, 30)];
  await save(id, [{ path: kept }]);
  for (const name of await readdir(shop.uploadFolder)) await shop.ports.storage.remove(name);
  const refusal = await save(id, [{ path: kept }, { path: lost }]);
  expect(refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringContaining('upload it again'),
  });
  expect(await pathsOf(id)).toEqual([kept]);
  expect((await save(id, [{ path: kept, alt: 'Still here' }])).code).toBeUndefined();
});

const many = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/images/${n}.webp` }));

test.each<[string, object[], RegExp]>([
  ['no picture', [], /at least one/],
  ['13 pictures', many(13), /at most 12/],
  ['the same twice', [side, side], /twice/],
  ['an address of a script', [{ path: 'javascript:alert(1)' }], /must be an upload/],
  ['a path of another site', [{ path: '//evil.example/a.png' }], /must be an upload/],
  ['a long description', [{ ...side, alt: 'x'.repeat(301) }], /at most 300/],
  ['a NUL', [{ ...side, alt: 'a\u0000b' }], /control characters/],
])('%s is refused, and nothing changes', async (_, images, message) => {
  const { id } = await shop.addProduct();
  const answer = await save(id, images);
  expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringMatching(message) });
  expect(await pathsOf(id)).toEqual([lamp]);
});

test('twelve pictures are taken; image and images at once are not', async () => {
  const { id } = await shop.addProduct();
  expect((await save(id, many(12))).code).toBeUndefined();
  const both = await edit({ id, image: lamp, images: [side] });
  expect(both).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining('not both') });
  expect(await pathsOf(id)).toHaveLength(12);
});

test('the pictures of a page of products are read at once', async () => {
  const query = 'query { adminProducts { products { id images { path } } } }';
  const read = () =>
    admin.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  const before = await countStatements(read);
  for (let n = 0; n < 5; n++) await shop.addProduct();
  expect(await countStatements(read)).toBe(before);
});

test('REST shows them with one product', async () => {
  const { id } = await shop.addProduct();
  await save(id, [{ path: lamp, alt: 'Lamp' }, side]);
  const { body } = await rest(shop.guest(), 'GET', `/products/${id}`);
  expect(body).toMatchObject({ image: lamp, images: [{ path: lamp, alt: 'Lamp', width: null }, side] });
  const put = await rest(admin, 'PUT', `/products/${id}`, { image: '/images/new.webp' });
  expect(put.body).toMatchObject({ image: '/images/new.webp', images: [{ alt: '' }, side] });
});
