import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { guestContext } from '../../core/guest-context.ts';
import {
  DeleteSynonymDocument,
  PinProductsDocument,
  ProductsDocument,
  SaveSynonymDocument,
  SearchCategoriesDocument,
  SearchSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SearchPin, Synonym } from './search.entity.ts';
import { countSearch, writeSearchCounts } from './search-counts.ts';
import { synonymsOf } from './synonyms.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ cache: createCache() });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const search = async (keyword: string) => (await shop.guest().must(ProductsDocument, { keyword })).products;
const found = async (keyword: string) => (await search(keyword)).products.map(({ name }) => name);
const add = (name: string) =>
  shop.addProduct({ name, brand: 'None', category: 'None', description: 'None.' });
const save = (words: string[], finds: string[] = [], id?: string) =>
  admin.must(SaveSynonymDocument, { input: { id, words, finds } });

test('words of a group find each other, in any form and at once, until the group is deleted', async () => {
  await add('Wool Pullover');
  expect(await found('jumper')).toEqual([]);
  const { saveSynonym } = await save(['Jumper', 'pull-over', 'jumpers', 'pullover']);
  expect(saveSynonym.words).toEqual(['jumper', 'pull over', 'pullover']);
  expect(await found('jumpers')).toEqual(['Wool Pullover']);
  expect((await search('woollen jumper')).isClose).toBe(true);
  expect(await found('wool jumper')).toEqual(['Wool Pullover']);
  await admin.must(DeleteSynonymDocument, { id: saveSynonym.id });
  expect(await found('jumpers')).toEqual([]);
});

test('a group that says what its words find works one way', async () => {
  await add('Glass Tumbler');
  const { saveSynonym } = await save(['drinkware', 'bar ware'], ['tumbler']);
  expect(await found('bar ware')).toEqual(['Glass Tumbler']);
  await add('Drinkware Rack');
  expect(await found('drinkware')).toEqual(['Drinkware Rack', 'Glass Tumbler']);
  expect(await found('tumbler')).toEqual(['Glass Tumbler']);
  await save(['drinkware'], ['rack'], saveSynonym.id);
  expect(await found('drinkware')).toEqual(['Drinkware Rack']);
});

test('a synonym finds what is called so, not what speaks of it in its description', async () => {
  const description = 'Glides on two steel runners.';
  await shop.addProduct({ name: 'Wooden Sled', brand: 'None', category: 'None', description });
  await shop.addProduct({ name: 'Trail Runners', brand: 'None', category: 'None', description: 'None.' });
  await shop.addProduct({ name: 'Path 5', brand: 'None', category: 'Runners', description: 'None.' });
  const { saveSynonym } = await save(['footgear', 'runners']);
  expect((await found('footgear')).toSorted()).toEqual(['Path 5', 'Trail Runners']);
  expect(await found('steel runners')).toEqual(['Wooden Sled']);
  await admin.must(DeleteSynonymDocument, { id: saveSynonym.id });
});

test('a phrase of several groups finds what all of them say', () => {
  const synonyms = synonymsOf([
    { words: ['tv', 'telly'], finds: [] },
    { words: ['tvs'], finds: ['screen'] },
  ]);
  expect(synonyms.get('tv')).toEqual(['telly', 'screen']);
  expect(synonyms.get('screen')).toBeUndefined();
});

test.each([
  [['one'], [], 'words'],
  [['one', 'Ones'], [], 'words'],
  [[], ['two'], 'words'],
  [['one', '!!'], [], 'words'],
  [['one', 'a b c d e'], [], 'words'],
  [['one', 'x'.repeat(61)], [], 'words'],
  [['one'], ['x'.repeat(61)], 'finds'],
  [Array.from({ length: 21 }, (_, index) => `w${index}`), [], 'words'],
])('the group %j → %j is refused at %s', async (words, finds, field) => {
  const { code, errors } = await admin.execute(SaveSynonymDocument, { input: { words, finds } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual([field]);
});

test('wrong words and wrong finds are reported at once', async () => {
  const input = { words: ['!!'], finds: ['x'.repeat(61)] };
  const { errors } = await admin.execute(SaveSynonymDocument, { input });
  expect(Object.keys(errors[0]!.extensions!.fields as object)).toEqual(['words', 'finds']);
});

test('an unknown group can be neither changed nor deleted, and there are at most 500', async () => {
  const id = '01a15ed0-4858-7001-9b43-714cd9c522e3';
  const change = await admin.execute(SaveSynonymDocument, { input: { id, words: ['a1', 'b1'], finds: [] } });
  expect(change.code).toBe('NOT_FOUND');
  expect((await admin.execute(DeleteSynonymDocument, { id: 'x' })).code).toBe('NOT_FOUND');
  const group = (index: number) => ({
    words: [`w${index}`, `v${index}`],
    finds: [],
    createdAt: new Date(index),
  });
  const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
  await shop.em().insertMany(
    Synonym,
    ids.map((id, index) => ({ id, ...group(index) })),
  );
  const more = await admin.execute(SaveSynonymDocument, { input: { words: ['a2', 'b2'], finds: [] } });
  expect(more.code).toBe('CONFLICT');
  await shop.em().nativeDelete(Synonym, { id: { $in: ids } });
});

test('pinned products come first, in their order, for this keyword alone', async () => {
  const [a, b] = [await add('Umber Vase'), await add('Paper Weight')];
  await add('Umber Bowl');
  const pin = (productIds: string[]) =>
    admin.must(PinProductsDocument, { input: { keyword: ' UMBER! ', productIds } });
  await pin([b.id, a.id, b.id]);
  expect(await found('umber')).toEqual(['Paper Weight', 'Umber Vase', 'Umber Bowl']);
  expect(await found('umber bowl')).toEqual(['Umber Bowl']);
  expect((await admin.must(SearchSettingsDocument)).searchPins).toEqual([
    { keyword: 'umber', products: [{ name: 'Paper Weight' }, { name: 'Umber Vase' }] },
  ]);
  await pin([a.id]);
  expect(await found('umber')).toEqual(['Umber Vase', 'Umber Bowl']);
  await pin([]);
  expect(await found('umber')).toEqual(['Umber Bowl', 'Umber Vase']);
});

test('a pinned draft is not shown, and a pinned product alone is a match', async () => {
  const [sold, draft] = [await add('Brown Mug'), await shop.addProduct({ name: 'Hidden', isDraft: true })];
  const productIds = [draft.id, sold.id];
  await admin.must(PinProductsDocument, { input: { keyword: 'yule', productIds } });
  expect(await search('yule')).toMatchObject({ total: 1, isClose: false, products: [{ name: 'Brown Mug' }] });
});

test.each([
  [{ keyword: '!!', productIds: [] }, 'BAD_USER_INPUT'],
  [{ keyword: 'x'.repeat(101), productIds: [] }, 'BAD_USER_INPUT'],
  [{ keyword: 'x', productIds: ['no id'] }, 'NOT_FOUND'],
  [{ keyword: 'x', productIds: ['01a15ed0-4858-7001-9b43-714cd9c522e3'] }, 'NOT_FOUND'],
  [{ keyword: 'x', productIds: Array.from({ length: 11 }, () => crypto.randomUUID()) }, 'BAD_USER_INPUT'],
])('the pins %j are refused', async (input, code) => {
  expect((await admin.execute(PinProductsDocument, { input })).code).toBe(code);
});

test('at most 200 keywords have pinned products', async () => {
  const { id } = await add('Pinned Often');
  const pins = Array.from({ length: 200 }, (_, index) => ({
    keyword: `k${index}`,
    product: id,
    position: 1,
  }));
  await shop.em().insertMany(SearchPin, pins);
  const input = { keyword: 'one more', productIds: [id] };
  expect((await admin.execute(PinProductsDocument, { input })).code).toBe('CONFLICT');
  await shop.em().nativeDelete(SearchPin, { product: id });
});

test('the categories of the best matches are named, that of most of them first', async () => {
  await shop.addProduct({ name: 'Sable Coat', category: 'Sable Wear' });
  for (const name of ['Sable One', 'Sable Two']) await shop.addProduct({ name, category: 'Sable Tools' });
  const { products } = await shop.guest().must(SearchCategoriesDocument, { keyword: 'sable' });
  expect(products.categories.map(({ name }) => name)).toEqual(['Sable Tools', 'Sable Wear']);
  const none = await shop.guest().must(SearchCategoriesDocument, { keyword: 'zzzzz' });
  expect(none.products.categories).toEqual([]);
});

test('searches of shoppers are counted, each word of a day in one row', async () => {
  await add('Counted Thing');
  const write = () => writeSearchCounts({ em: shop.em(), ports: shop.ports });
  await write();
  for (const keyword of ['counted', ' Counted! ', 'uncounted', 'ada@example.org', '0171 2345678'])
    await search(keyword);
  await shop.guest().must(ProductsDocument, { keyword: 'counted', page: 2 });
  await admin.must(ProductsDocument, { keyword: 'counted' });
  await write();
  await search('counted');
  await write();
  const { searchWords } = await admin.must(SearchSettingsDocument);
  const day = shop.ports.now().toISOString().slice(0, 10);
  expect(searchWords.filter(({ word }) => /count|ada|0171/.test(word))).toEqual([
    { word: 'counted', searches: 3, results: 1, lastDay: day },
    { word: 'uncounted', searches: 1, results: 0, lastDay: day },
  ]);
  const without = await admin.must(SearchSettingsDocument, { withoutResults: true });
  expect(without.searchWords.map(({ word }) => word)).toContain('uncounted');
  expect(without.searchWords.map(({ word }) => word)).not.toContain('counted');
});

test('robots fill neither the memory nor the table', async () => {
  const ctx = guestContext({
    orm: shop.orm,
    ports: shop.ports,
    settings: shop.settings,
    secureCookies: false,
  });
  for (let index = 0; index < 1500; index += 1) countSearch(ctx, `robot ${index}`, 0);
  expect(shop.ports.searches.size).toBe(1000);
  const day = shop.ports.now().toISOString().slice(0, 10);
  await shop
    .em()
    .execute(
      `insert into search_words (day, word, searches, results) select ?, 'filler ' || n, 1, 0 from generate_series(1, 5000) as n`,
      [day],
    );
  await writeSearchCounts({ em: shop.em(), ports: shop.ports });
  const stored = await shop.em().execute('select word from search_words where word like ?', ['robot%']);
  expect(stored).toEqual([]);
});

test('what was searched for more than 90 days ago is deleted', async () => {
  await writeSearchCounts(shop.later(91 * 24 * 60 * 60_000));
  expect(await shop.em().execute('select 1 from search_words')).toEqual([]);
});
