import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unicodeText } from '../../proof/security/unicode-text.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  AdminProductsDocument,
  ProductsDocument,
  SaveSynonymDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const search = async (keyword: string) => (await shop.guest().must(ProductsDocument, { keyword })).products;
const found = async (keyword: string) => (await search(keyword)).products.map(({ name }) => name);

/** Adds products, the best match last, so that being newer never helps it. */
async function addRanked(
  products: Record<string, Partial<{ category: string; brand: string; description: string }>>,
) {
  const names = Object.keys(products);
  for (const [index, name] of names.entries()) {
    await shop.addProduct({
      category: 'None',
      brand: 'None',
      description: 'None.',
      ...products[name],
      name,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    });
  }
  return names;
}

test('name is above category above brand above description, whole words above beginnings', async () => {
  const names = await addRanked({
    'Oak Velvet Chair': {},
    'Velvety Stool': {},
    Curtain: { category: 'Velvet' },
    Pillow: { category: 'Velveteen' },
    Blanket: { brand: 'Velvet' },
    Rug: { brand: 'Velveteen' },
    Mat: { description: 'Soft as velvet, velvet and velvet.' },
    Towel: { description: 'Soft velveteen.' },
  });
  expect(await found('velvet')).toEqual(names);
  expect(await found('velv')).toEqual(expect.arrayContaining(names));
});

test('a colour decides between products of equal words: what is only in a category of that name comes after them', async () => {
  const category = 'Clogs & Sacks';
  const add = (name: string, colour: string, more = {}) =>
    shop.addProduct({
      name,
      category,
      brand: 'Clogsmith',
      description: 'Wood.',
      attributes: { colour: [colour] },
      ...more,
    });
  await add('Plain Clogs', 'Blue');
  await add('Festive Clogs', 'Red');
  await add('Green Clogs', 'Green');
  await add('Trail Sack', 'Red', { description: 'Red canvas.' });
  const names = await found('red clogs');
  expect(names[0]).toBe('Festive Clogs');
  expect(names.toSorted()).toEqual(['Festive Clogs', 'Green Clogs', 'Plain Clogs', 'Trail Sack']);
  expect(names.at(-1)).toBe('Trail Sack');
  expect((await found('green clogs'))[0]).toBe('Green Clogs');
});

test('of a keyword with a size, what has that size in stock comes first, and the others are found as well', async () => {
  const offer = (name: string, sizes: string[], stock = 10) =>
    shop.addVariants(
      { name, category: 'Boats', brand: 'Keel', description: 'Wood.', optionNames: ['Size'] },
      sizes.map((size) => ({ options: [size], countInStock: stock })),
    );
  await offer('Keel Yawl', ['41', '42'], 0);
  await offer('Plain Yawl', ['EU 42', 'EU 43']);
  await offer('Long Yawl', ['142', '43']);
  const names = await found('size 42 yawl');
  expect(names[0]).toBe('Plain Yawl');
  expect(names.toSorted()).toEqual(['Keel Yawl', 'Long Yawl', 'Plain Yawl']);
  expect((await found('yawls size 43')).slice(0, 2).toSorted()).toEqual(['Long Yawl', 'Plain Yawl']);
  expect(await search('size 42 yawl')).toMatchObject({ isClose: false });
});

test('what has the word only inside of another one is last, and without others a close match', async () => {
  const names = await addRanked({ 'Coral Bowl': {}, 'Hardcoraled Tray': {} });
  expect(await found('coral')).toEqual(names);
  expect(await search('ardcor')).toMatchObject({ total: 1, isClose: true, didYouMean: null });
});

test('a word that ends in the keyword is found below names and categories that have it', async () => {
  await addRanked({ 'Drawer Knob': { category: 'Board' }, 'Sideboard Oak': {} });
  expect(await found('board')).toEqual(['Drawer Knob', 'Sideboard Oak']);
});

test.each([
  ['tinpot', 'Tin-Pot Lid'],
  ['tin pots', 'Tin-Pot Lid'],
  ['TIN-POT', 'Tin-Pot Lid'],
  ['quill pen', 'Quillpen'],
  ['40cm', 'Wand of 40 cm'],
  ['creme brulee', 'Crème Brûlée Dish'],
  ['brûlee', 'Crème Brûlée Dish'],
  ['knives', 'Bread Knife'],
])('%j finds %j: hyphens, blanks and accents do not count', async (keyword, name) => {
  await shop.addProduct({ name, brand: 'None', category: 'None', description: 'None.' });
  expect((await search(keyword)).isClose).toBe(false);
  expect(await found(keyword)).toContain(name);
});

test('a misspelt word finds the products of the nearest word as close matches, and names it', async () => {
  await addRanked({ 'Glockenspiel Mallet': {}, 'Tin Whistle': {} });
  expect(await search('glokenspeil')).toMatchObject({
    isClose: true,
    didYouMean: 'glockenspiel',
    products: [{ name: 'Glockenspiel Mallet' }],
  });
  expect(await search('tin wistle')).toMatchObject({ didYouMean: 'tin whistle' });
});

test('when no product has all words, those with most of them are close matches', async () => {
  await addRanked({ 'Oak Stand': {}, 'Brass Gong': { description: 'With an oak frame.' } });
  const both = await search('oaken brass gong');
  expect(both).toMatchObject({ isClose: true, didYouMean: null, products: [{ name: 'Brass Gong' }] });
  expect(await search('zzzz')).toMatchObject({ isClose: false, didYouMean: null, total: 0 });
});

test('a correction that finds nothing is not offered', async () => {
  await shop.addProduct({ name: 'Sekret Xylofone', isDraft: true });
  expect(await search('xylofonne')).toMatchObject({ didYouMean: null, total: 0 });
});

test('a product whose text has the word is found, and one that is only like it is not above', async () => {
  await addRanked({
    'Felt Insoles': { description: 'For boots and shoes.' },
    'Wash Kit': { description: 'As used in the photo booth.' },
  });
  expect(await found('boots')).toEqual(['Felt Insoles']);
  expect(await found('boot')).toEqual(['Felt Insoles', 'Wash Kit']);
});

test('words of several fields are found together; a word such as "the" says nothing', async () => {
  await addRanked({ 'Ratchet Spanner': { brand: 'Gearwell', category: 'Tools' } });
  for (const keyword of ['gearwell tools', 'spann gearw', 'the spanner', 'of spanners'])
    expect(await found(keyword)).toEqual(['Ratchet Spanner']);
});

test.each([
  ['c---', 'c'],
  ['a???', 'a'],
  ['!!velvet!!', 'velvet'],
  ['ab\u200b--', 'ab'],
])('punctuation does not count: %j finds what %j finds', async (keyword, same) => {
  expect(await found(keyword)).toEqual(await found(same));
});

test.each([
  'C++ Primer',
  'A-100',
  'Ａ１',
  'Café №5',
  'naïve',
  'नमस्ते 🙂 दुनिया',
  '日本語の本',
  '٣٤٥',
  'ⅷ',
  'Ünï©ode',
])('every part of the name %j with a letter or digit finds it', async (name) => {
  await shop.addProduct({ name, brand: 'None', category: 'None', description: 'None.' });
  const letters = [...name];
  for (let from = 0; from < letters.length; from += 1) {
    for (let to = from + 1; to <= letters.length; to += 1) {
      const part = letters.slice(from, to).join('').trim();
      if (/[\p{L}\p{N}]/u.test(part)) expect(await found(part), part).toContain(name);
    }
  }
});

test.each(['\\'.repeat(100), '!', '%', '_', '.*', '🙂🙃', '\u200b\u200d\ufeff', '\u0301', '© ™ ± §', '—…'])(
  '%j has nothing to look for: nothing is found, and nothing is asked of the database',
  async (keyword) => {
    await shop.addProduct({ name: 'A lamp' });
    const guest = shop.guest();
    const before = await countStatements(() => guest.execute(ProductsDocument, { keyword: 'x'.repeat(101) }));
    const statements = await countStatements(async () => {
      const { products } = await guest.must(ProductsDocument, { keyword });
      expect(products).toMatchObject({ products: [], total: 0, pages: 1 });
    });
    expect(statements).toBe(before);
    const admin = await shop.admin();
    expect((await admin.must(AdminProductsDocument, { keyword })).adminProducts.total).toBe(0);
  },
);

test('any text of all of Unicode can be searched for', async () => {
  for (const keyword of fc.sample(unicodeText(100), { numRuns: 20, seed: 1 })) await search(keyword);
});

test('every letter and every digit of Unicode is one for the database as well', async () => {
  const letters: string[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const letter = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
    if (/[\p{L}\p{N}]/u.test(letter)) letters.push(letter);
  }
  expect(letters.length).toBeGreaterThan(140_000);
  const [lost] = await shop
    .em()
    .execute<{ lost: string[] }[]>(
      `select array_agg(letter) as lost from unnest(string_to_array(?, ' ')) as letter where search_key(letter) = ''`,
      [letters.join(' ')],
    );
  expect(lost).toEqual({ lost: null });
});

test('the SKU on a receipt finds its product first, in any case, also one that a variant had before', async () => {
  const { product } = await shop.addVariants({ name: 'Brass Sextant' }, [{ options: [], sku: 'SX-900' }]);
  await shop.addVariants({ name: 'SX-900 Case', description: 'For the SX-900.' }, [
    { options: [], sku: 'CASE-1' },
  ]);
  for (const keyword of ['SX-900', 'sx-900', ' SKU: SX-900 ']) {
    const { products, isClose } = await search(keyword);
    expect({ first: products[0]?.name, isClose }).toEqual({ first: 'Brass Sextant', isClose: false });
  }
  expect(await found('SX-900')).toEqual(['Brass Sextant', 'SX-900 Case']);
  await shop.em().execute('update variants set deleted_at = now() where product_id = ?', [product.id]);
  expect((await found('sx-900'))[0]).toBe('Brass Sextant');
});

test.each([
  ['trenchcoat', 'Platform Trench Coat'],
  ['trenchcoats', 'Platform Trench Coat'],
  ['red trenchcoat', 'Red Trench Coat'],
  ['teddybear', 'Barnaby Teddy Bear'],
  ['paint brush', 'Paintbrush of Hog'],
  ['paint brushes', 'Paintbrush of Hog'],
])('%j finds %j: words may be joined or split', async (keyword, name) => {
  await addRanked({ [name]: {} });
  expect((await search(keyword)).isClose).toBe(false);
  expect(await found(keyword)).toContain(name);
});

test('a query in another language finds what the synonyms know, also as a part of a word, and the rest as close matches', async () => {
  await addRanked({ 'Suede Loafer': {}, 'Wool Muffler': {} });
  const admin = await shop.admin();
  await admin.must(SaveSynonymDocument, { input: { words: ['schuhe', 'जूते'], finds: ['loafer'] } });
  for (const keyword of ['Schuhe', 'जूते']) {
    expect((await search(keyword)).isClose).toBe(false);
    expect(await found(keyword)).toEqual(['Suede Loafer']);
  }
  for (const keyword of ['rote Schuhe', 'Wildlederschuhe'])
    expect(await search(keyword)).toMatchObject({ isClose: true, products: [{ name: 'Suede Loafer' }] });
});
