import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductImage } from '../../catalog/products/product-image.entity.ts';
import { readXml } from '../../proof/testing/read-xml.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { oneReader } from './one-reader.ts';
import { sitemap } from './sitemap.ts';
import { missingFile, wellKnownFiles } from './well-known-files.ts';

const origin = 'https://shop.example.com';
const settings = { shopName: async () => 'Lemon & Co', origin, currency: async () => 'INR' };
const server = createServer();
let shop: TestShop;
let statements = 0;
beforeAll(async () => {
  shop = await testShop();
  const fork = () => {
    statements += 1;
    return shop.em();
  };
  const app = express();
  app.use(
    '/many',
    express.Router().get(['/sitemap.xml', '/sitemaps/:number.xml'], sitemap({ origin, fork, urlsInFile: 2 })),
  );
  app.use(wellKnownFiles(settings, fork));
  app.use(missingFile);
  app.use((_req, res) => void res.status(404).type('html').send('<h1>A page of the shop</h1>'));
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await shop?.close();
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'x-forwarded-host': 'evil.example' },
  });
const locations = async (path: string) => readXml(await (await get(path)).text()).loc;

test('robots.txt keeps crawlers from what is personal, and names the sitemap by the address of the shop', async () => {
  const answer = await get('/robots.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toContain('User-agent: *\n');
  for (const path of ['/admin/', '/order/', '/profile', '/search'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/Disallow: \/(product|page|\n)/);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('the manifest has the name of the shop', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Lemon & Co', start_url: '/', theme_color: '#14231F' });
});

test('the sitemap is an index of files with the home page and the canonical address of each product that is sold', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await shop.addProduct()).id);
  await shop.addProduct({ isDraft: true });
  await shop.addProduct({ deletedAt: new Date() });
  const pages = ids.sort().map((id) => `${origin}/productscreen/${id}`);
  await shop.em().execute(`update products set current_slug = 'tea-お茶' where id = ?`, [ids[0]]);
  pages[0] = `${origin}/product/tea-${encodeURIComponent('お茶')}`;

  expect(await locations('/sitemap.xml')).toEqual([`${origin}/sitemaps/1.xml`]);
  const lists = ['', 'products', 'offers', 'category/home', 'brand/Lumen'].map((path) => `${origin}/${path}`);
  expect(await locations('/sitemaps/1.xml')).toEqual([...lists, ...pages]);
  expect(await locations('/many/sitemap.xml')).toEqual([1, 2, 3].map((n) => `${origin}/sitemaps/${n}.xml`));
  expect(await locations('/many/sitemaps/1.xml')).toEqual([...lists, ...pages.slice(0, 2)]);
  expect(await locations('/many/sitemaps/2.xml')).toEqual(pages.slice(2, 4));
  expect(await locations('/many/sitemaps/3.xml')).toEqual(pages.slice(4));
  const days = readXml(await (await get('/many/sitemaps/3.xml')).text()).lastmod;
  expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  const answer = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('the sitemap names the first pictures of a product in their order, by absolute addresses', async () => {
  const product = await shop.addProduct();
  const paths = [
    '/images/a-800.webp',
    'https://cdn.example/b.jpg?a=1&b=2',
    '/c.webp',
    '/d.webp',
    '/e.webp',
    '/f.webp',
  ];
  await shop.em().nativeDelete(ProductImage, { product: product.id });
  await shop.em().insertMany(
    ProductImage,
    paths.map((path, at) => ({ id: randomUUID(), product: product.id, path, position: at + 10 })),
  );
  const all = sitemap({ origin, fork: () => shop.em() });
  const app = express().get('/sitemaps/:number.xml', all);
  const own = createServer(app).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/sitemaps/1.xml`)).text();
  own.close();
  const entry = text.split('\n').find((line) => line.includes(product.id))!;
  const shown = [...entry.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/g)];
  expect(shown.map(([, address]) => address)).toEqual([
    ...[`${origin}/images/a-800.webp`, 'https://cdn.example/b.jpg?a=1&amp;b=2'],
    ...[`${origin}/c.webp`, `${origin}/d.webp`, `${origin}/e.webp`],
  ]);
  expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
});

test('a sitemap is read from the database once, and an unknown number reads none', async () => {
  await Promise.all([get('/many/sitemap.xml'), get('/many/sitemaps/3.xml')]);
  const before = statements;
  for (const path of ['/many/sitemap.xml', '/many/sitemaps/3.xml'])
    expect((await get(path)).status).toBe(200);
  for (const number of ['0', '4', '01', '-1', '1.0', '99999999', 'x', '%00'])
    expect((await get(`/many/sitemaps/${number}.xml`)).status, number).toBe(404);
  expect(statements).toBe(before);
});

test.each([
  '/none.png',
  '/wp-login.php',
  '/.env',
  '/a/b/c.js',
  '/assets/x',
  '/fonts/none.woff2',
  '/apple-touch-icon-precomposed.png',
  '/index.html',
])('%s is a file that does not exist: a short plain 404', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await answer.text()).length).toBeLessThan(100);
});

test.each(['/none', '/search/node.js', '/product/x.css', '/order/x.y', '/', '/a.b/c'])(
  '%s is left to the web app',
  async (path) => {
    expect(await (await get(path)).text()).toContain('A page of the shop');
  },
);

test('a client IP range downloads one feed at a time, and as many after another as it likes', async () => {
  const first = await get('/feed/products.xml');
  await first.text();
  const again = await get('/feed/products.xml');
  expect(again.status).toBe(200);
  await again.text();
  const held = Promise.withResolvers<void>();
  const app = express().get('/feed', oneReader(), (_req, res) => void held.promise.then(() => res.end()));
  const slow = createServer(app).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/feed`;
  const both = [fetch(url), fetch(url)];
  expect((await Promise.race(both)).status).toBe(429);
  held.resolve();
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 429]);
  slow.close();
});
