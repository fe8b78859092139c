import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DeletePageDocument,
  PageDocument,
  PageLinksDocument,
  PagePreviewDocument,
  PagesDocument,
  PageTemplatesDocument,
  PageVersionDocument,
  SavePageDocument,
  StaffPageDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { currentPageSlug } from './find-pages.ts';

let shop: TestShop;
let admin: TestClient;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  guest = shop.guest();
});
afterAll(() => shop?.close());

const save = async (input: object) => (await admin.must(SavePageDocument, { input })).savePage.page;
const refusal = async (input: object) => {
  const { code, errors } = await admin.execute(SavePageDocument, { input });
  return [code, errors[0]?.extensions?.fields ?? errors[0]?.message];
};

test('a draft is found by staff with CONTENT alone, a published page by everybody', async () => {
  const { id, version, slug } = await save({ title: ' Gift  cards ', body: 'Buy **one**.' });
  expect(slug).toBe('gift-cards');
  expect((await guest.execute(PageDocument, { slug })).code).toBe('NOT_FOUND');
  expect((await (await shop.shopper()).execute(PageDocument, { slug })).code).toBe('NOT_FOUND');
  expect((await admin.must(PageDocument, { slug })).page.html).toBe('<p>Buy <strong>one</strong>.</p>\n');
  await save({ id, version, isPublished: true });
  expect((await guest.must(PageDocument, { slug })).page).toMatchObject({ title: 'Gift  cards', kind: null });
  expect((await guest.execute(PageDocument, { slug: 'x'.repeat(500) })).code).toBe('NOT_FOUND');
});

test('a page with a kind starts with its template, and is not published before its gaps are filled in', async () => {
  const { pageTemplates } = await admin.must(PageTemplatesDocument);
  expect(pageTemplates).toHaveLength(9);
  const page = await save({ kind: 'IMPRINT' });
  const template = pageTemplates.find(({ kind }) => kind === 'IMPRINT')!;
  expect([page.title, page.slug, page.body]).toEqual(['Imprint', 'imprint', template.body]);
  const [code, fields] = await refusal({ id: page.id, version: 1, isPublished: true });
  expect(code).toBe('BAD_USER_INPUT');
  expect((fields as { body: string }).body).toContain('[Your company], [Street and number]');
  expect(await refusal({ kind: 'ABOUT', isPublished: true })).toEqual(['BAD_USER_INPUT', expect.anything()]);
  expect((await admin.must(PagesDocument)).pages.map(({ kind }) => kind)).not.toContain('ABOUT');

  const body = 'Citron Ltd, 1 Lime Street';
  const published = await save({ id: page.id, version: 1, body, isPublished: true });
  expect(published.isPublished).toBe(true);
  expect((await refusal({ id: page.id, version: 2, body: 'By [Name]' }))[0]).toBe('BAD_USER_INPUT');
  expect(await refusal({ kind: 'IMPRINT' })).toEqual([
    'CONFLICT',
    'The shop has this page already. Change that one.',
  ]);
  expect((await refusal({ id: page.id, version: 2, kind: 'TERMS' }))[0]).toBe('BAD_USER_INPUT');
  expect((await guest.must(PageLinksDocument)).pageLinks).toEqual([
    { kind: 'IMPRINT', title: 'Imprint', path: '/info/imprint' },
  ]);
});

test('brackets are allowed on free pages', async () => {
  expect((await save({ title: 'Quotes', body: 'He said [sic]', isPublished: true })).isPublished).toBe(true);
});

test('an edit names the version that it was made of', async () => {
  const { id } = await save({ title: 'Opening hours' });
  await save({ id, version: 1, body: 'Monday' });
  expect((await refusal({ id, version: 1, body: 'Tuesday' }))[0]).toBe('CONFLICT');
  expect((await refusal({ id, body: 'Tuesday' }))[0]).toBe('CONFLICT');
  expect((await admin.must(StaffPageDocument, { id })).staffPage).toMatchObject({
    body: 'Monday',
    version: 2,
  });
  expect((await save({ id, version: 2, body: 'Monday' })).version).toBe(2);
});

test('earlier versions are kept, the last 50, and can be read and restored', async () => {
  const { id } = await save({ title: 'History', body: 'Text 1' });
  for (let version = 1; version <= 53; version++) await save({ id, version, body: `Text ${version + 1}` });
  // No other text: no version of its own.
  await save({ id, version: 54, isPublished: true });
  const { versions } = (await admin.must(StaffPageDocument, { id })).staffPage;
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 53 - at));
  const { pageVersion } = await admin.must(PageVersionDocument, { id, version: 10 });
  expect(pageVersion).toMatchObject({ title: 'History', body: 'Text 10' });
  expect((await admin.execute(PageVersionDocument, { id, version: 3 })).code).toBe('NOT_FOUND');
  const { title, description, body } = pageVersion;
  await save({ id, version: 55, title, description, body });
  expect((await guest.must(PageDocument, { slug: 'history' })).page.html).toBe('<p>Text 10</p>\n');
});

test('links between templates lead to the pages that were started from them, whatever they are called', async () => {
  const current = () => currentPageSlug(shop.em(), 'right-of-withdrawal');
  const { id } = await save({ kind: 'WITHDRAWAL', title: 'Droit de rétractation', body: 'x' });
  expect(await current()).toBeUndefined();
  await save({ id, version: 1, isPublished: true });
  expect(await current()).toBe('droit-de-retractation');
  await save({ title: 'Another', slug: 'right-of-withdrawal', isPublished: true });
  expect(await current()).toBeUndefined();
});

test('addresses are unique and well formed, and texts bounded', async () => {
  await save({ title: 'Gifts' });
  expect((await save({ title: 'Gifts' })).slug).toBe('gifts-2');
  expect(await refusal({ title: 'x', slug: 'gifts' })).toEqual([
    'BAD_USER_INPUT',
    { slug: 'Another page has this address. Choose another one.' },
  ]);
  for (const input of [{ slug: 'A b' }, { slug: '' }, { title: ' ' }, { title: 'x'.repeat(101) }])
    expect((await refusal({ title: 'x', ...input }))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({}))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({ title: 'x', body: 'x'.repeat(50_001) }))[0]).toBe('BAD_USER_INPUT');
  const long = 'ä'.repeat(50_000);
  expect((await save({ title: 'Long', body: long })).body).toBe(long);
  const { pagePreview } = await admin.must(PagePreviewDocument, { body: 'Hi [Name]' });
  expect(pagePreview).toEqual({ html: '<p>Hi [Name]</p>\n', gaps: ['Name'] });
  expect((await refusal({ id: 'x', version: 1 }))[0]).toBe('NOT_FOUND');
});

test('a shop has at most 200 pages', async () => {
  const { pages } = await admin.must(PagesDocument);
  const more = Array.from({ length: 200 - pages.length }, (_, at) => `Page ${at}`);
  for (const title of more) await save({ title });
  expect((await refusal({ title: 'One too many' }))[0]).toBe('CONFLICT');
  await admin.must(DeletePageDocument, { input: { id: pages[0]!.id } });
  expect((await admin.execute(StaffPageDocument, { id: pages[0]!.id })).code).toBe('NOT_FOUND');
  expect((await admin.execute(DeletePageDocument, { input: { id: pages[0]!.id } })).code).toBe('NOT_FOUND');
  expect((await save({ title: 'The last' })).slug).toBe('the-last');
});
