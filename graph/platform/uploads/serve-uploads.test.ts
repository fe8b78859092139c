import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { getRaw, postForm } from '../../proof/testing/uploading.ts';

const CANARY = 'only this machine may read this';
const NAME = 'c0ffee00c0ffee00c0ffee00c0ffee00-800';

let shop: TestShop;
/** Address of a stored picture, without its extension. */
let picture: string;
beforeAll(async () => {
  shop = await testShop();
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
  const { image } = await postForm(await shop.admin(), ['image', file, 'x.png']);
  picture = image?.replace(/-\d+\.webp$/, '') ?? '';
  await writeFile(join(shop.uploadFolder, 'secret.txt'), CANARY);
  await writeFile(join(shop.uploadFolder, `${NAME}.php`), CANARY);
  await symlink(join(shop.uploadFolder, 'secret.txt'), join(shop.uploadFolder, `${NAME}.webp`));
  await mkdir(join(shop.uploadFolder, `${NAME}.jpg`));
});
afterAll(() => shop.close());

test.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])('a .%s is served to anybody as %s, for a year, and as nothing but a picture', async (ending, type) => {
  for (const width of [320, 480, 800]) {
    const response = await shop.guest().fetch(`${picture}-${width}.${ending}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  }
});

test('a browser that has the picture is not sent it again', async () => {
  const { headers } = await shop.guest().fetch(`${picture}-800.webp`);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  const again = await getRaw(shop.guest(), `${picture}-800.webp`, known);
  expect(again.status).toBe(304);
});

test.each([
  '/uploads',
  '/uploads/',
  '/uploads/secret.txt',
  '/uploads/../secret.txt',
  '/uploads/../../../../etc/passwd',
  '/uploads/..%2f..%2f..%2fetc%2fpasswd',
  '/uploads/%2e%2e/%2e%2e/etc/passwd',
  '/uploads/..%5c..%5cetc%5cpasswd',
  '/uploads/..\\..\\etc\\passwd',
  '/uploads/....//....//etc/passwd',
  '/uploads/%252e%252e%252fetc%252fpasswd',
  '/uploads/%c0%ae%c0%ae/etc/passwd',
  '/uploads//etc/passwd',
  '/uploads/%2fetc%2fpasswd',
  '/uploads/secret.txt%00.webp',
  `/uploads/${NAME}.webp%00`,
  `/uploads/${NAME}.webp/`,
  `/uploads/./${NAME}.webp`,
  `/uploads/${NAME}.php`,
  `/uploads/${NAME}.WEBP`,
  `/uploads/${NAME}.webp%20`,
  `/uploads/${NAME}.webp;.txt`,
  `/uploads/${NAME}.avif`,
])('%s is no picture', async (path) => {
  const { status, body } = await getRaw(shop.guest(), path);
  expect(status).toBe(404);
  expect(JSON.parse(body).code).toBe('NOT_FOUND');
});

test('a link to another file is not followed', async () => {
  const { status, body } = await getRaw(shop.guest(), `/uploads/${NAME}.webp`);
  expect(status).toBe(404);
  expect(body).not.toContain(CANARY);
});

test('a folder is not listed', async () => {
  expect((await getRaw(shop.guest(), `/uploads/${NAME}.jpg`)).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE'])('a stored picture cannot be reached by %s', async (method) => {
  const admin = await shop.admin();
  expect((await admin.fetch(`${picture}-800.webp`, { method })).status).toBe(404);
  expect((await admin.fetch(`${picture}-800.webp`)).status).toBe(200);
});
