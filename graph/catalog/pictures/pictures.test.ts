import { afterAll, beforeAll, expect, test } from 'vitest';
import { PicturesDocument, UpdateProductDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const read = async (args: { keyword?: string; undescribed?: boolean; first?: number; after?: string }) =>
  (await admin.must(PicturesDocument, args)).pictures;

async function withPictures(name: string, ...images: [path: string, alt: string][]): Promise<string> {
  const { id } = await shop.addProduct({ name });
  const input = { id, images: images.map(([path, alt]) => ({ path, alt })) };
  await admin.must(UpdateProductDocument, { input });
  return id;
}

test('a picture that several products show is listed once, with each of them, as the latest describes it', async () => {
  const lamp = await withPictures(
    'Zinc lamp',
    ['/images/shared-1.webp', ''],
    ['/images/own-1.webp', 'Front'],
  );
  const shade = await withPictures('Zinc shade', ['/images/shared-1.webp', 'A shade']);
  const { nodes } = await read({ keyword: 'zinc' });
  expect(nodes).toEqual([
    {
      path: '/images/shared-1.webp',
      alt: 'A shade',
      width: null,
      height: null,
      useCount: 2,
      uses: [
        { productId: shade, name: 'Zinc shade', isDraft: false },
        { productId: lamp, name: 'Zinc lamp', isDraft: false },
      ],
    },
    expect.objectContaining({ path: '/images/own-1.webp', alt: 'Front', useCount: 1 }),
  ]);
});

test('a deleted product shows nothing: its pictures go, and others show theirs', async () => {
  const shown = await withPictures('Copper lamp', ['/images/shared-2.webp', 'Lamp']);
  const deleted = await withPictures(
    'Copper shade',
    ['/images/shared-2.webp', ''],
    ['/images/own-2.webp', ''],
  );
  await shop.em().nativeUpdate(Product, deleted, { deletedAt: new Date() });
  const { nodes } = await read({});
  const paths = nodes.map(({ path }) => path);
  expect(paths).not.toContain('/images/own-2.webp');
  expect(nodes.find(({ path }) => path === '/images/shared-2.webp')).toMatchObject({
    alt: 'Lamp',
    useCount: 1,
    uses: [{ productId: shown }],
  });
});

test('only pictures that nobody has described, a page at a time, each once', async () => {
  const undescribed = ['a', 'b', 'c', 'd', 'e'].map((name): [string, string] => [`/images/${name}.webp`, '']);
  await withPictures('Marble bowl', ['/images/described.webp', 'A bowl'], ...undescribed);
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { nodes, pageInfo } = await read({ keyword: 'marble', undescribed: true, first: 2, after });
    found.push(...nodes.map(({ path }) => path));
    after = pageInfo.hasNextPage ? pageInfo.endCursor! : undefined;
  } while (after);
  expect(found.sort()).toEqual(undescribed.map(([path]) => path));
});

test('a picture of more products than are named is counted beyond them', async () => {
  for (let index = 0; index < 12; index += 1)
    await withPictures(`Granite ${index}`, ['/images/everywhere.webp', 'Granite']);
  const { nodes } = await read({ keyword: 'granite' });
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({ useCount: 12 });
  expect(nodes[0]!.uses.map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Granite ${index}`),
  );
});

test('a bad keyword and a cursor of no list are refused', async () => {
  const refused = async (args: object) => (await admin.execute(PicturesDocument, args)).code;
  expect(await refused({ keyword: 'x'.repeat(101) })).toBe('BAD_USER_INPUT');
  expect(await refused({ after: 'nonsense' })).toBe('BAD_USER_INPUT');
});
