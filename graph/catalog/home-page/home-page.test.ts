import { print } from 'graphql';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { createCache } from '../../core/cache.ts';
import { removeUnused } from '../../platform/uploads/remove-unused.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  DeleteCollectionDocument,
  DeleteProductDocument,
  type HomeBlockInput,
  HomePageDocument,
  HomePreviewDocument,
  PublishHomePageDocument,
  SaveCollectionDocument,
  SaveHomeDraftDocument,
  StaffHomePageDocument,
  UndoHomePageDocument,
  UploadHomePictureDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { declared } from '../../server/modules.ts';

const DAY = 24 * 60 * 60_000;
const LATEST = { kind: 'LATEST' as const };
const QUOTE = { kind: 'QUOTE' as const, text: 'Well made.', by: 'Ada' };
let shop: TestShop;
let staff: TestClient;
let guest: TestClient;
beforeEach(async () => {
  shop = await testShop();
  staff = await shop.staff(Permission.Content);
  guest = shop.guest();
});
afterEach(() => shop.close());

const versionNow = async () => (await staff.must(StaffHomePageDocument)).staffHomePage.version;
const draft = async (blocks: HomeBlockInput[], more: object = {}) => {
  const input = { version: await versionNow(), blocks, ...more };
  return (await staff.must(SaveHomeDraftDocument, { input })).saveHomeDraft.homePage;
};
const publish = async (blocks: HomeBlockInput[], more: object = {}) => {
  const { version } = await draft(blocks, more);
  return (await staff.must(PublishHomePageDocument, { input: { version } })).publishHomePage.homePage;
};
const refusal = async (blocks: HomeBlockInput[], more: object = {}) => {
  const input = { version: await versionNow(), blocks, ...more };
  const { code, errors } = await staff.execute(SaveHomeDraftDocument, { input });
  const fields = errors[0]?.extensions?.fields as Record<string, string> | undefined;
  return [code, fields?.blocks ?? fields?.announcement ?? errors[0]?.message];
};
const shown = async (client = guest) => (await client.must(HomePageDocument)).homePage;
const kinds = async () => (await shown()).blocks.map(({ kind }) => kind);
const add = async (count: number, fields: object = {}) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push((await shop.addProduct(fields)).id);
  return ids;
};

async function upload() {
  const body = new FormData();
  const query = print(UploadHomePictureDocument);
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0B5D4E' } })
    .png()
    .toBuffer();
  body.append('operations', JSON.stringify({ query, variables: { picture: null } }));
  body.append('map', JSON.stringify({ 0: ['variables.picture'] }));
  body.append('0', new Blob([new Uint8Array(file)]), 'home.png');
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await staff.fetch('/graphql', { method: 'POST', body, headers });
  return (await response.json()).data.uploadHomePicture.picture as string;
}

test('a shop that has saved nothing has the default, without blocks that show nothing', async () => {
  expect(await kinds()).toEqual(['LATEST']);
  const old = new Date(Date.now() - DAY);
  // Sorted by sales, those that were added last come first.
  const others: string[] = [];
  for (let at = 0; at < 10; at++) {
    const fields = { image: `/images/garden-${at}.webp`, category: 'Garden', numReviews: 3, rating: 4 };
    others.push(...(await add(1, { createdAt: old, ...fields })));
  }
  const latest = await add(shop.settings.pageSize);
  const { blocks, products, categories } = await shown();
  expect(blocks.map(({ kind, rule }) => rule ?? kind)).toEqual(['BEST_SELLING', 'CATEGORIES', 'LATEST']);
  expect(blocks[0]!.link).toEqual({ label: '', href: '/products?sort=best-selling' });
  // The first five stand in the hero.
  expect(categories.find(({ name }) => name === 'Garden')?.image).toBe('/images/garden-4.webp');
  const ids = blocks.flatMap(({ productIds }) => productIds);
  expect(ids).toHaveLength(5);
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(5);
  expect(ids.some((id) => latest.includes(id))).toBe(false);
  expect(ids.every((id) => others.includes(id))).toBe(true);
  const { staffHomePage } = await staff.must(StaffHomePageDocument);
  expect(staffHomePage).toMatchObject({ version: 0, draft: null, canUndo: false });
  expect(staffHomePage.published).toEqual(staffHomePage.default);
  expect(staffHomePage.default.blocks.map(({ kind }) => kind)).toEqual([
    ...['HERO', 'CATEGORIES', 'PRODUCTS', 'PRODUCTS', 'LATEST'],
  ]);
});

const TITLED = { kind: 'HERO' as const, title: 'Made here', text: 'By hand.', label: 'Look', href: '/about' };
const BEST_SELLING = { rule: 'BEST_SELLING' as const };

test('a large title with a text of its own is shown without products, and with the latest when no others are left', async () => {
  await publish([{ ...TITLED, ...BEST_SELLING }, LATEST]);
  const [empty] = (await shown()).blocks;
  expect(empty).toMatchObject({ kind: 'HERO', title: 'Made here', text: 'By hand.', productIds: [] });
  expect(empty?.link).toEqual({ label: 'Look', href: '/about' });
  const ids = await add(3);
  expect(new Set((await shown()).blocks[0]?.productIds)).toEqual(new Set(ids));
});

test('a row of one reduced product is shown, also when it is among the latest', async () => {
  const { product } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'], price: 500, compareAtPrice: 900 },
  ]);
  await add(2);
  await publish([{ kind: 'PRODUCTS', rule: 'REDUCED' }, LATEST]);
  expect((await shown()).blocks[0]).toMatchObject({ rule: 'REDUCED', productIds: [product.id] });
});

test('staff read which blocks are not shown, and why', async () => {
  await add(2);
  const admin = await shop.admin();
  const ofCollection = { input: { name: 'Gifts', isPublished: false, productIds: [] } };
  const { collection } = (await admin.must(SaveCollectionDocument, ofCollection)).saveCollection;
  const { hiddenBlocks } = await draft([
    { kind: 'HERO', ...BEST_SELLING },
    { ...TITLED, ...BEST_SELLING },
    { kind: 'CATEGORIES' },
    { kind: 'PRODUCTS', rule: 'REDUCED' },
    { kind: 'PRODUCTS', rule: 'NEWEST' },
    { kind: 'PRODUCTS', rule: 'COLLECTION', collectionId: collection.id },
    QUOTE,
    LATEST,
  ]);
  expect(hiddenBlocks).toEqual([
    { index: 0, reason: 'TOO_FEW_PRODUCTS' },
    { index: 2, reason: 'TOO_FEW_CATEGORIES' },
    { index: 3, reason: 'NO_PRODUCTS' },
    { index: 4, reason: 'SHOWN_ELSEWHERE' },
    { index: 5, reason: 'COLLECTION_NOT_PUBLISHED' },
  ]);
  await add(1, { ratingHistogram: [0, 0, 0, 0, 1] });
  const { hiddenBlocks: rated } = await draft([{ kind: 'PRODUCTS', rule: 'TOP_RATED' }, LATEST]);
  expect(rated).toEqual([{ index: 0, reason: 'TOO_FEW_PRODUCTS' }]);
});

test('a draft is seen by staff alone until it is published, which can be undone', async () => {
  await draft([QUOTE, LATEST], { announcement: { text: 'Free returns', href: '/offers' } });
  expect(await kinds()).toEqual(['LATEST']);
  expect((await shown(staff)).blocks.map(({ kind }) => kind)).toEqual(['LATEST']);
  const { homePreview } = await staff.must(HomePreviewDocument);
  expect(homePreview.blocks.map(({ kind }) => kind)).toEqual(['QUOTE', 'LATEST']);
  expect(homePreview.announcement).toEqual({ text: 'Free returns', href: '/offers' });
  expect((await guest.execute(HomePreviewDocument)).code).toBe('UNAUTHENTICATED');
  expect((await (await shop.shopper()).execute(HomePreviewDocument)).code).toBe('FORBIDDEN');
  expect((await (await shop.staff(Permission.Products)).execute(StaffHomePageDocument)).code).toBe(
    'FORBIDDEN',
  );

  await staff.must(PublishHomePageDocument, { input: { version: 1 } });
  expect(await kinds()).toEqual(['QUOTE', 'LATEST']);
  const input = { version: 2 };
  const undone = (await staff.must(UndoHomePageDocument, { input })).undoHomePage.homePage;
  expect(await kinds()).toEqual(['LATEST']);
  // What was undone is not lost.
  expect(undone).toMatchObject({ version: 3, canUndo: false });
  expect(undone.draft?.blocks.map(({ kind }) => kind)).toEqual(['QUOTE', 'LATEST']);
  expect((await staff.execute(UndoHomePageDocument, { input: { version: 3 } })).code).toBe('CONFLICT');
  const [saved, published] = [await shop.events('home-page.saved'), await shop.events('home-page.published')];
  expect(saved[0]?.data).toMatchObject({ new: { draft: 'quote, latest; announcement “Free returns”' } });
  expect(published[0]?.actorId).toBe(staff.user!.id);
  expect(await shop.events('home-page.undone')).toHaveLength(1);
});

test('a draft that is as published is none, and without one nothing is published', async () => {
  const { staffHomePage } = await staff.must(StaffHomePageDocument);
  const asInput = staffHomePage.default.blocks.map(({ kind, rule, count }) => ({ kind, rule, count }));
  await draft([LATEST]);
  const page = await draft(asInput as HomeBlockInput[]);
  expect(page.draft).toBe(null);
  const { version } = page;
  expect((await staff.execute(PublishHomePageDocument, { input: { version } })).code).toBe('CONFLICT');
});

test('of two who save, publish or undo at once the second gets CONFLICT', async () => {
  await publish([QUOTE, LATEST]);
  const input = { version: 1 };
  const stale = { version: 1, blocks: [LATEST] };
  expect((await staff.execute(SaveHomeDraftDocument, { input: stale })).code).toBe('CONFLICT');
  expect((await staff.execute(PublishHomePageDocument, { input })).code).toBe('CONFLICT');
  expect((await staff.execute(UndoHomePageDocument, { input })).code).toBe('CONFLICT');
  expect(await kinds()).toEqual(['QUOTE', 'LATEST']);
});

test('products by hand have their order, deleted ones and drafts disappear, and rules leave them out', async () => {
  await add(shop.settings.pageSize);
  const [one, two, three] = await add(3, { createdAt: new Date(Date.now() - DAY), numReviews: 1, rating: 5 });
  const hidden = await shop.addProduct({ isDraft: true });
  const page = await publish([
    { kind: 'PRODUCTS', title: 'Ours', productIds: [two!, hidden.id, one!.toUpperCase()] },
    { kind: 'PRODUCTS', rule: 'NEWEST', count: 12 },
    LATEST,
  ]);
  const ids = async () => (await shown()).blocks.map(({ productIds }) => productIds);
  expect(await ids()).toEqual([[two, one], [three], []]);
  // The editor shows drafts, too.
  expect(page.picked.map(({ id }) => id).toSorted()).toEqual([one, two, hidden.id].toSorted());
  expect(page.published.blocks[0]?.productIds).toEqual([two, hidden.id, one]);
  const admin = await shop.admin();
  await admin.must(DeleteProductDocument, { id: two! });
  expect((await ids())[0]).toEqual([one]);
  await admin.must(DeleteProductDocument, { id: one! });
  expect(await ids()).toEqual([[three], []]);
});

test('a block of a collection has its name and leads to it, and is left out when it is hidden or deleted', async () => {
  const admin = await shop.admin();
  await add(shop.settings.pageSize);
  const productIds = await add(5, { createdAt: new Date(Date.now() - DAY) });
  const { collection } = (
    await admin.must(SaveCollectionDocument, { input: { name: 'Gifts', isPublished: true, productIds } })
  ).saveCollection;
  await publish([{ kind: 'PRODUCTS', rule: 'COLLECTION', collectionId: collection.id, count: 3 }, LATEST]);
  const [block] = (await shown()).blocks;
  expect(block).toMatchObject({ title: 'Gifts', link: { label: '', href: '/collection/gifts' } });
  expect(block?.productIds).toEqual(productIds.slice(0, 3));
  const input = { id: collection.id, version: 1, isPublished: false };
  await admin.must(SaveCollectionDocument, { input });
  expect(await kinds()).toEqual(['LATEST']);
  await admin.must(DeleteCollectionDocument, { input: { id: collection.id } });
  expect(await kinds()).toEqual(['LATEST']);
});

test('a layout is refused without the latest products, with two of them, and with more than 20 blocks', async () => {
  expect(await refusal([])).toEqual([
    'BAD_USER_INPUT',
    'The home page has the latest products exactly once.',
  ]);
  expect((await refusal([LATEST, LATEST]))[0]).toBe('BAD_USER_INPUT');
  const quotes = (count: number) => Array.from({ length: count }, () => QUOTE);
  expect(await refusal([...quotes(20), LATEST])).toEqual([
    'BAD_USER_INPUT',
    'A home page has at most 20 blocks.',
  ]);
  await publish([...quotes(19), LATEST]);
  expect((await shown()).blocks).toHaveLength(20);
});

test('each wrong field of a block is refused, and the message names the block', async () => {
  const href = '/offers';
  const [id] = await add(1);
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `${id!.slice(0, -2)}${10 + at}`);
  const wrong: HomeBlockInput[] = [
    { kind: 'QUOTE' },
    { kind: 'QUOTE', text: 'x'.repeat(501) },
    { kind: 'TEXT', text: 'x' },
    { kind: 'TEXT', title: 'x', text: 'x'.repeat(10_000) },
    { kind: 'TEXT', title: 'x'.repeat(61), text: 'x' },
    { kind: 'TEXT', title: 'two\nlines', text: 'x' },
    { kind: 'TEXT', title: 'x', text: 'x', label: 'x' },
    { kind: 'TEXT', title: 'x', text: 'x', href },
    { kind: 'TEXT', title: 'x', text: 'x', label: 'x', href: 'javascript:alert(1)' },
    { kind: 'TEXT', title: 'x', text: 'x', label: 'x', href: '//evil.example' },
    { kind: 'TEXT', title: 'x', text: 'x', label: 'x', href: 'http://a.example' },
    { kind: 'TEXT', title: 'x', text: 'x', picture: 'https://evil.example/a.png' },
    { kind: 'TEXT', title: 'x', text: 'x', picture: `/uploads/${'a'.repeat(32)}-800.webp` },
    { kind: 'CARDS' },
    { kind: 'CARDS', cards: Array.from({ length: 4 }, () => ({ title: 'x', href })) },
    { kind: 'CARDS', cards: [{ title: ' ', href }] },
    { kind: 'CARDS', cards: [{ title: 'x', href: 'javascript:alert(1)' }] },
    { kind: 'CARDS', cards: [{ title: 'x', href, picture: '/images/lamp.webp' }] },
    { kind: 'HERO', rule: 'REDUCED' },
    { kind: 'HERO', title: 'x', productIds: ids(6) },
    { kind: 'HERO', text: 'x'.repeat(201) },
    { kind: 'PRODUCTS', productIds: ids(2) },
    { kind: 'PRODUCTS', title: 'x', productIds: [] },
    { kind: 'PRODUCTS', title: 'x', productIds: ids(13) },
    { kind: 'PRODUCTS', title: 'x', productIds: ['x'] },
    { kind: 'PRODUCTS', rule: 'COLLECTION' },
    { kind: 'PRODUCTS', rule: 'NEWEST', count: 13 },
  ];
  for (const block of wrong)
    expect((await refusal([block, LATEST]))[0], JSON.stringify(block)).toBe('BAD_USER_INPUT');
  expect((await refusal([LATEST, { kind: 'QUOTE' }]))[1]).toBe('Block 2: the quote is needed.');
  for (const announcement of [
    ...[{ text: ' ' }, { text: 'x'.repeat(121) }, { text: 'two\nlines' }],
    ...[
      { text: 'x', href: 'javascript:alert(1)' },
      { text: 'x', href: '//evil.example' },
    ],
  ])
    expect((await refusal([LATEST], { announcement }))[0], announcement.text).toBe('BAD_USER_INPUT');
  expect(await versionNow()).toBe(0);
});

test('the text of a block is HTML without scripts', async () => {
  const text = '# Hi\n<script>alert(1)</script> [a](javascript:alert(1)) ![b](/b.png)';
  await publish([{ kind: 'TEXT', title: 'About', text }, LATEST]);
  const [block] = (await shown()).blocks;
  expect(block?.html).toContain('<h2>Hi</h2>');
  expect(block?.html).not.toMatch(/<script|<img|href="javascript/);
});

test('pictures of what is published, prepared and can be restored stay, others go', async () => {
  const pictures = [await upload(), await upload(), await upload(), await upload()];
  const card = (picture: string) => ({ kind: 'CARDS' as const, cards: [{ title: 'x', href: '/', picture }] });
  const about = { kind: 'TEXT' as const, title: 'About', text: 'x' };
  await publish([{ ...about, picture: pictures[0] }, LATEST]);
  await publish([card(pictures[1]!), LATEST]);
  await draft([{ ...about, picture: pictures[2] }, LATEST]);
  shop.clock.advance(2 * DAY);
  const remove = () => removeUnused({ em: shop.em(), ports: shop.ports }, declared.images);
  // Nobody has saved the fourth.
  const ofOne = await remove();
  expect(ofOne).toBeGreaterThan(0);
  await publish([{ ...about, picture: pictures[2] }, LATEST]);
  expect(await remove()).toBe(ofOne);
  expect((await refusal([{ ...about, picture: pictures[0] }, LATEST]))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal([card(pictures[1]!), LATEST]))[0]).toBeUndefined();
});

test('the home page takes a bounded number of statements, is cached for guests, and shows a publication at once', async () => {
  await shop.close();
  shop = await testShop({ cache: createCache() });
  staff = await shop.staff(Permission.Content);
  guest = shop.guest();
  const ids = await add(3);
  const block = { kind: 'PRODUCTS' as const, title: 'x', productIds: ids };
  await publish([block, LATEST]);
  const [one] = [await countStatements(() => shown())];
  await publish([...Array.from({ length: 19 }, () => block), LATEST]);
  expect(await countStatements(() => shown())).toBe(one);
  expect((await shown()).blocks).toHaveLength(20);
  expect(await countStatements(() => shown())).toBeLessThan(one);
});
