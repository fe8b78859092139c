import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFile } from '../../proof/testing/importing.ts';
import {
  DeleteRedirectDocument,
  RedirectsDocument,
  SaveCategoryDocument,
  SaveRedirectDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { shopifyOldFile, wooFile } from '../imports/formats/samples.ts';
import { Product } from '../products/product.entity.ts';
import { findRedirect } from './find-redirect.ts';
import { pathKey } from './path-key.ts';
import { Redirect } from './redirect.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());
beforeEach(() => shop.em().nativeDelete(Redirect, {}));

const save = (from: string, to: string, id?: string) =>
  admin.execute(SaveRedirectDocument, { input: { id, from, to } });
const saved = async (from: string, to: string) =>
  (await admin.must(SaveRedirectDocument, { input: { from, to } })).saveRedirect.redirect;
const found = (path: string) => findRedirect(shop.em(), path);

test.each([
  ['/Products/Lamp/', '/products/lamp'],
  ['/products/lamp?variant=1#top', '/products/lamp'],
  ['/products/l%C3%A4mp', '/products/lämp'],
  ['/collections/all/products/lamp', '/products/lamp'],
  ['//other.example', null],
  ['/\\other.example', null],
  ['/%2fother.example', null],
  ['/%zz', null],
  ['/a%0d%0ab', null],
  ['/', '/'],
  ['lamp', null],
  [`/${'x'.repeat(600)}`, null],
])('the key of %j is %j', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

test('a redirect is added, changed, listed and deleted', async () => {
  const { id } = await saved('/Old-Page/', '/offers');
  expect(await found('/old-page?x=1')).toBe('/offers');
  await admin.must(SaveRedirectDocument, { input: { id, from: '/old-page', to: '/' } });
  expect(await found('/old-page')).toBe('/');
  await admin.must(SaveRedirectDocument, { input: { id, from: '/old-page', to: '/info/about?a=1' } });
  expect((await admin.must(RedirectsDocument, { keyword: 'OLD' })).redirects.nodes).toEqual([
    { id, from: '/old-page', to: '/info/about?a=1', source: null },
  ]);
  await admin.must(DeleteRedirectDocument, { input: { id } });
  expect(await found('/old-page')).toBe(undefined);
  expect((await admin.execute(DeleteRedirectDocument, { input: { id } })).code).toBe('NOT_FOUND');
  expect((await save('/a', '/b', id)).code).toBe('NOT_FOUND');
});

test.each([
  ['/a', 'https://other.example/'],
  ['/a', '//other.example'],
  ['/a', '/\\other.example'],
  ['/a', '/%2fother.example'],
  ['/a', 'javascript:alert(1)'],
  ['/a', '/b c'],
  ['/a', '/b\r\nSet-Cookie: x=1'],
  ['/a', ''],
  ['/a', '/A/'],
  ['a', '/b'],
  ['//a', '/b'],
  ['/a?b=1', '/b'],
  ['/', '/b'],
  ['/admin/orders', '/b'],
  ['/graphql', '/b'],
  ['/cart', '/b'],
  ['/Offers/', '/b'],
  ['/order/1', '/b'],
  ['/unsubscribe', '/b'],
  ['/robots.txt', '/b'],
  ['/a', '/./a'],
  ['/a', '/b/%2e%2e/a'],
  ['/a/..', '/b'],
])('no redirect leads from %j to %j', async (from, to) => {
  expect((await save(from, to)).code).toBe('BAD_USER_INPUT');
  expect(await shop.em().count(Redirect)).toBe(0);
});

test('no screen of the shop is redirected', async () => {
  const routes = readFileSync('web/app/routes.ts', 'utf8');
  const screens = [...new Set(routes.match(/(?<=')\/[\w-]+(?=')/g))];
  expect(screens.length).toBeGreaterThan(15);
  for (const screen of screens) expect((await save(screen, '/b')).code, screen).toBe('BAD_USER_INPUT');
});

test('one redirect does not lead to the next, and none is written twice', async () => {
  await saved('/a', '/b');
  expect((await save('/A', '/c')).code).toBe('BAD_USER_INPUT');
  expect((await save('/b', '/a')).code).toBe('BAD_USER_INPUT');
  expect((await save('/b', '/c')).code).toBe('BAD_USER_INPUT');
  expect((await save('/c', '/a')).code).toBe('BAD_USER_INPUT');
  expect(await shop.em().count(Redirect)).toBe(1);
  await saved('/d', '/%C3%89t%C3%A9%2Dsale?x=1');
  expect((await save('/été-sale', '/c')).code).toBe('BAD_USER_INPUT');
});

test('an import of Shopify keeps the addresses of products and of their types', async () => {
  await importFile(shop, admin, shopifyOldFile);
  expect(await found('/products/linen-shirt')).toBe('/product/linen-shirt');
  expect(await found('/collections/shirts/products/Linen-Shirt')).toBe('/product/linen-shirt');
  expect(await found('/collections/shirts')).toBe('/category/shirts');
  // A draft: shoppers would not see it.
  expect(await found('/products/lamp')).toBe(undefined);
  const before = await shop.em().count(Redirect);
  await importFile(shop, admin, shopifyOldFile);
  expect(await shop.em().count(Redirect)).toBe(before);
  await shop.em().nativeUpdate(Product, { slug: 'linen-shirt' }, { slug: 'renamed-shirt' });
  expect(await found('/products/linen-shirt')).toBe('/product/renamed-shirt');
});

const SPELLINGS = ['süßes-brot', 's%C3%BC%C3%9Fes-brot', 's%c3%bc%c3%9fes-brot', 'su%CC%88%C3%9Fes-brot'];

test.each(SPELLINGS)(
  'a handle of Shopify spelled %s becomes a slug, and its address leads there',
  async (handle) => {
    const file = shopifyOldFile
      .replaceAll('linen-shirt,', `${handle},`)
      .replaceAll('LS-', 'BR-')
      .replace('Linen shirt', 'Bread');
    expect(await importFile(shop, admin, file)).toMatchObject({ failed: 0 });
    expect(await shop.em().count(Product, { name: 'Bread', slug: 'sußes-brot' })).toBe(1);
    for (const spelled of SPELLINGS)
      expect(await found(`/products/${spelled}`), spelled).toBe('/product/su%C3%9Fes-brot');
  },
);

test('addresses of WooCommerce that an extension exports become slugs, and lead on', async () => {
  const header = 'ID,Type,SKU,Name,Published,Regular price,Slug,Permalink';
  const rows = [
    '1,simple,T-1,Tee,1,5,gr%C3%BCner-tee,https://old.example/laden/gr%C3%BCner-tee/?x=1',
    '2,simple,T-2,Pot,1,5,,https://old.example/product/teekanne/',
    '3,simple,T-3,Cup,1,5,100%-cup,https://old.example/?product=cup',
  ];
  expect(await importFile(shop, admin, [header, ...rows, ''].join('\n'))).toMatchObject({ created: 3 });
  const slugs = (await shop.em().find(Product, { name: ['Tee', 'Pot', 'Cup'] })).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['100-cup', 'gruner-tee', 'teekanne']);
  for (const path of ['/laden/grüner-tee', '/laden/gr%C3%BCner-tee/', '/product/gr%C3%BCner-tee'])
    expect(await found(path), path).toBe('/product/gruner-tee');
  expect(await found('/product/teekanne')).toBe(undefined);
  expect(await found('/')).toBe(undefined);
});

test('a slug of a file of our own is cleaned in the same way', async () => {
  const file = (slug: string) => `Name,Brand,Category,Price,Slug\nJam,B,C,5,${slug}\n`;
  expect(await importFile(shop, admin, file('M%C3%BCsli-Jam'))).toMatchObject({ created: 1 });
  expect(await importFile(shop, admin, file('Müsli Jam'))).toMatchObject({ unchanged: 1 });
  expect(await shop.em().count(Product, { slug: 'musli-jam' })).toBe(1);
});

test('what staff wrote stays when a product is imported', async () => {
  await saved('/products/linen-shirt', '/offers');
  await importFile(shop, admin, shopifyOldFile);
  expect(await found('/products/linen-shirt')).toBe('/offers');
});

test('an import of WooCommerce keeps the addresses of categories, and a check keeps none', async () => {
  await importFile(shop, admin, wooFile, { dryRun: true });
  expect(await shop.em().count(Redirect)).toBe(0);
  await importFile(shop, admin, wooFile);
  expect(await found('/product-category/hoodies/')).toBe('/category/hoodies');
});

test('a category whose name has > in it keeps one address, as it is below no other category', async () => {
  await admin.must(SaveCategoryDocument, { input: { name: 'Salt > Pepper' } });
  const file = 'ID,Type,SKU,Name,Published,Regular price,Categories\n9,simple,T-9,Mill,1,5,Salt > Pepper\n';
  expect(await importFile(shop, admin, file)).toMatchObject({ created: 1 });
  expect(await found('/product-category/salt-pepper/')).toBe('/category/salt-pepper');
  expect(await found('/product-category/salt/pepper/')).toBe(undefined);
});
