import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DeleteCollectionDocument,
  DeletePageDocument,
  MenuChoicesDocument,
  MenuDocument,
  type MenuItemInput,
  MenusDocument,
  SaveCategoryDocument,
  SaveCollectionDocument,
  SaveMenuDocument,
  SavePageDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Menu } from './menu.entity.ts';

let shop: TestShop;
let admin: TestClient;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  guest = shop.guest();
});
afterAll(() => shop?.close());

const versionOf = async (place: 'HEADER' | 'FOOTER') =>
  (await admin.must(MenusDocument)).menus.find((menu) => menu.place === place)!.version;
const save = async (items: MenuItemInput[], place: 'HEADER' | 'FOOTER' = 'FOOTER') =>
  (await admin.must(SaveMenuDocument, { input: { place, version: await versionOf(place), items } })).saveMenu
    .menu;
const refusal = async (item: MenuItemInput) => {
  const input = { place: 'FOOTER' as const, version: await versionOf('FOOTER'), items: [item] };
  const { code, errors } = await admin.execute(SaveMenuDocument, { input });
  return [code, (errors[0]?.extensions?.fields as { items?: string })?.items];
};
const shown = async (place: 'HEADER' | 'FOOTER' = 'FOOTER') =>
  (await guest.must(MenuDocument, { place })).menu;
const page = async (input: object) =>
  (await admin.must(SavePageDocument, { input: { title: randomUUID(), isPublished: true, ...input } }))
    .savePage.page;

test('a footer that was never saved has the published pages that the shop knows, by title', async () => {
  const known = [
    await page({ kind: 'TERMS', title: 'Terms', body: 'x' }),
    await page({ kind: 'IMPRINT', title: 'Imprint', body: 'x' }),
    await page({ kind: 'ABOUT', title: 'About us', isPublished: false }),
    await page({ title: 'Gift cards' }),
  ];
  expect(await shown()).toEqual([
    { label: 'Imprint', href: '/info/imprint' },
    { label: 'Terms', href: '/info/terms' },
  ]);
  expect(await shown('HEADER')).toEqual([]);
  await save([]);
  expect(await shown()).toEqual([]);
  for (const { id } of known) await admin.must(DeletePageDocument, { input: { id } });
  await shop.em().nativeDelete(Menu, { place: 'footer' });
  shop.ports.cache.clear();
});

test('a menu shows pages, categories, collections and addresses in their order, by their names unless it says otherwise', async () => {
  const terms = await page({ title: 'Our terms' });
  const { saveCategory: lamps } = await admin.must(SaveCategoryDocument, { input: { name: 'Lamps' } });
  const { collection } = (
    await admin.must(SaveCollectionDocument, {
      input: { name: 'Gifts', isPublished: true, rule: { inStock: true } },
    })
  ).saveCollection;
  expect(await shown()).toEqual([]);
  const menu = await save([
    { kind: 'ADDRESS', target: ' /offers ', label: 'Reduced' },
    { kind: 'PAGE', target: terms.id },
    { kind: 'CATEGORY', target: lamps.id, label: 'All lamps' },
    { kind: 'COLLECTION', target: collection.id.toUpperCase() },
    { kind: 'ADDRESS', target: 'https://example.com/x', label: 'Elsewhere' },
    { kind: 'ADDRESS', target: '/offers', label: 'Once more' },
  ]);
  expect(menu.items.map(({ name, isShown }) => [name, isShown])).toEqual([
    ['/offers', true],
    ['Our terms', true],
    ['Lamps', true],
    ['Gifts', true],
    ['https://example.com/x', true],
    ['/offers', true],
  ]);
  const links = [
    { label: 'Reduced', href: '/offers' },
    { label: 'Our terms', href: '/info/our-terms' },
    { label: 'All lamps', href: '/category/lamps' },
    { label: 'Gifts', href: '/collection/gifts' },
    { label: 'Elsewhere', href: 'https://example.com/x' },
  ];
  expect(await shown()).toEqual(links);
  expect(await shown('HEADER')).toEqual([]);
  const { menuChoices } = await admin.must(MenuChoicesDocument);
  expect(menuChoices.map(({ kind, name }) => [kind, name])).toEqual([
    ['PAGE', 'Our terms'],
    ['COLLECTION', 'Gifts'],
  ]);

  // Its name and address follow what it leads to.
  await admin.must(SavePageDocument, { input: { id: terms.id, version: 1, title: 'Terms', slug: 'terms' } });
  expect((await shown())[1]).toEqual({ label: 'Terms', href: '/info/terms' });
  await admin.must(SavePageDocument, { input: { id: terms.id, version: 2, isPublished: false } });
  await admin.must(DeleteCollectionDocument, { input: { id: collection.id } });
  expect((await shown()).map(({ label }) => label)).toEqual(['Reduced', 'All lamps', 'Elsewhere']);
  const { menus } = await admin.must(MenusDocument);
  const items = menus.find(({ place }) => place === 'FOOTER')!.items;
  expect(items.map(({ name, isShown }) => [name, isShown]).slice(1, 4)).toEqual([
    ['Terms', false],
    ['Lamps', true],
    [null, false],
  ]);
});

test('an entry that leads nowhere is refused, and the message names it', async () => {
  const { id } = await page({});
  await admin.must(DeletePageDocument, { input: { id } });
  const [code, message] = await refusal({ kind: 'PAGE', target: id });
  expect([code, message]).toEqual([
    'BAD_USER_INPUT',
    'Entry 1 leads to a page that is not there. Choose another one or remove it.',
  ]);
  for (const target of [
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example', 'https://', ''],
    ...[
      'https://bank.example:pw@evil.example/',
      'https:///x',
      '/a b',
      'mailto:a@b.example',
      'data:text/html,x',
      'x'.repeat(501),
    ],
  ])
    expect((await refusal({ kind: 'ADDRESS', target, label: 'x' }))[0], target).toBe('BAD_USER_INPUT');
  expect((await refusal({ kind: 'ADDRESS', target: '/offers' }))[1]).toBe('Entry 1: say what it is called.');
  expect((await refusal({ kind: 'PAGE', target: 'x' }))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({ kind: 'CATEGORY', target: id }))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({ kind: 'ADDRESS', target: '/', label: 'x'.repeat(61) }))[0]).toBe('BAD_USER_INPUT');
});

test('a menu has at most 20 entries, and an edit names the version that it was made of', async () => {
  const entry = (at: number) => ({ kind: 'ADDRESS' as const, target: `/search/${at}`, label: `Entry ${at}` });
  const items = Array.from({ length: 20 }, (_, at) => entry(at));
  const { version } = await save(items, 'HEADER');
  expect(await shown('HEADER')).toHaveLength(20);
  const tooMany = { place: 'HEADER' as const, version, items: [...items, entry(20)] };
  expect((await admin.execute(SaveMenuDocument, { input: tooMany })).code).toBe('BAD_USER_INPUT');
  const outdated = { place: 'HEADER' as const, version: version - 1, items: [] };
  expect((await admin.execute(SaveMenuDocument, { input: outdated })).code).toBe('CONFLICT');
  expect(await shown('HEADER')).toHaveLength(20);
});
