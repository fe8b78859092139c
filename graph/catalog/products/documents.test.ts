import { readdir } from 'node:fs/promises';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnused } from '../../platform/uploads/remove-unused.ts';
import {
  DocumentsOfProductDocument,
  DuplicateProductDocument,
  type ProductDocumentInput,
  UpdateProductDocument,
  UploadProductDocumentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { declared } from '../../server/modules.ts';

const DAY = 24 * 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const pdf = (more = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${more}\ntrailer\n<<>>\n%%EOF\n`);

async function upload(file: Buffer, client = admin) {
  const form = new FormData();
  const query = print(UploadProductDocumentDocument);
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new Blob([new Uint8Array(file)]), '../../evil.html');
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await client.fetch('/graphql', { method: 'POST', body: form, headers });
  const { data, errors: [error] = [] } = await response.json();
  return {
    path: data?.uploadProductDocument.path as string,
    code: error?.extensions.code as string | undefined,
  };
}
const give = (id: string, documents: ProductDocumentInput[]) =>
  admin.execute(UpdateProductDocument, { input: { id, documents } });
const documentsOf = async (id: string, client: TestClient) =>
  (await client.must(DocumentsOfProductDocument, { id })).product.documents;
const manual = (path: string, title = 'Manual') => ({ path, title, kind: 'MANUAL' as const });

test('a PDF file is stored under a name of its own and served as nothing but a download, for a year', async () => {
  const { path } = await upload(pdf());
  expect(path).toMatch(/^\/uploads\/[0-9a-f]{32}\.pdf$/);
  const response = await shop.guest().fetch(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf());
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF without its end', pdf().subarray(0, 20)],
  ['a page that ends as a PDF does', Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, and nothing of it is left', async (_, file) => {
  const before = await readdir(shop.uploadFolder);
  expect((await upload(file)).code).toBe('BAD_USER_INPUT');
  expect(await readdir(shop.uploadFolder)).toEqual(before);
});

test('a file of 10 MB is stored, a larger one and one of 50 MB are TOO_LARGE', async () => {
  const frame = pdf().length;
  const most = 10 * 1024 * 1024;
  expect((await upload(pdf('x'.repeat(most - frame)))).code).toBeUndefined();
  expect((await upload(pdf('x'.repeat(most - frame + 1)))).code).toBe('TOO_LARGE');
  expect((await upload(pdf('x'.repeat(5 * most)))).code).toBe('TOO_LARGE');
});

test('a product has up to ten files in their order, with their sizes; its copy has them too', async () => {
  const { id } = await shop.addProduct();
  const paths = await Promise.all([upload(pdf('a')), upload(pdf('bb'))]);
  const [one, two] = paths.map(({ path }) => path) as [string, string];
  expect((await give(id, [manual(two, ' How to <use> it '), manual(one)])).errors).toEqual([]);
  const expected = [
    { path: two, title: 'How to <use> it', kind: 'MANUAL', bytes: pdf('bb').length },
    { path: one, title: 'Manual', kind: 'MANUAL', bytes: pdf('a').length },
  ];
  expect(await documentsOf(id, shop.guest())).toEqual(expected);
  const { duplicateProduct } = await admin.must(DuplicateProductDocument, { id });
  expect(await documentsOf(duplicateProduct.id, admin)).toEqual(expected);
  await give(id, []);
  expect(await documentsOf(id, shop.guest())).toEqual([]);
});

test('a file that is not there, one that comes twice, an eleventh, and a bad title are refused', async () => {
  const { id } = await shop.addProduct();
  const { path } = await upload(pdf());
  const fieldsOf = async (documents: ProductDocumentInput[]) => {
    const { code, errors } = await give(id, documents);
    return [code, ...Object.keys(errors[0]?.extensions?.fields ?? {})];
  };
  const none = `/uploads/${'0'.repeat(32)}.pdf`;
  for (const wrong of [none, '/uploads/../../etc/passwd', 'https://example.com/a.pdf', 'javascript:alert(1)'])
    expect(await fieldsOf([manual(wrong)])).toEqual(['BAD_USER_INPUT', 'documents.0.path']);
  expect(await fieldsOf([manual(path), manual(path)])).toEqual(['BAD_USER_INPUT', 'documents']);
  const eleven = Array.from({ length: 11 }, () => manual(path));
  expect(await fieldsOf(eleven)).toEqual(['BAD_USER_INPUT', 'documents']);
  for (const title of ['', 'x'.repeat(101), 'a\nb'])
    expect(await fieldsOf([manual(path, title)])).toEqual(['BAD_USER_INPUT', 'documents.0.title']);
  expect(await documentsOf(id, admin)).toEqual([]);
});

test('a file that no product has is removed a day after it was uploaded; the file of a deleted product stays', async () => {
  const [kept, unused] = [await upload(pdf('kept')), await upload(pdf('unused'))];
  const { id } = await shop.addProduct();
  await give(id, [manual(kept.path)]);
  await shop.em().execute('update products set deleted_at = now() where id = ?', [id]);
  const remove = () => removeUnused({ em: shop.em(), ports: shop.ports }, declared.images);
  expect(await remove()).toBe(0);
  shop.clock.advance(DAY + 60_000);
  expect(await remove()).toBeGreaterThan(0);
  const stored = await readdir(shop.uploadFolder);
  expect(stored).toContain(kept.path.slice('/uploads/'.length));
  expect(stored).not.toContain(unused.path.slice('/uploads/'.length));
});

test('shoppers cannot upload', async () => {
  expect((await upload(pdf(), shop.guest())).code).toBe('UNAUTHENTICATED');
  expect((await upload(pdf(), await shop.shopper())).code).toBe('FORBIDDEN');
});
