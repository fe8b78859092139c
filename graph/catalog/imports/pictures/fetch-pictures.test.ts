import type { RequestListener } from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DomainError } from '../../../core/errors.ts';
import { MAX_BYTES } from '../../../platform/uploads/image-rules.ts';
import { countStatements } from '../../../proof/testing/count-statements.ts';
import { importFile, sendFile } from '../../../proof/testing/importing.ts';
import {
  DeleteProductDocument,
  ImportPicturesDocument,
  PreviewImportDocument,
  ProductImagesDocument,
  RestoreProductsDocument,
  RetryImportPicturesDocument,
  UpdateProductDocument,
} from '../../../proof/testing/operations.generated.ts';
import { publicServer } from '../../../proof/testing/public-server.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Product } from '../../products/product.entity.ts';
import { Variant } from '../../products/variant.entity.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { ImportedPicture } from './imported-picture.entity.ts';

let shop: TestShop;
let admin: TestClient;
let png: Buffer;
beforeEach(async () => {
  shop = await testShop();
  admin = await shop.admin();
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
});
afterEach(() => shop?.close());

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image,Status';
/** A product of Shopify with these pictures, as rows of a file. */
const product = (handle: string, pictures: readonly string[]) => [
  `${handle},${handle},Nice,Fleet,Home,TRUE,Title,Default Title,${handle}-1,shopify,3,20,${pictures[0]},1,,,active`,
  ...pictures.slice(1).map((address, index) => `${handle},,,,,,,,,,,,${address},${index + 2},,,`),
];
const fileOf = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const at = (name: string, host = 'cdn.example.com') => `https://${host}/${name}.png`;

async function serve(listener: RequestListener = (_, res) => res.end(png), options = {}) {
  const server = await publicServer(listener, options);
  const stop = new AbortController();
  const run = () => {
    const ports = { ...shop.ports, publicHttp: server.http };
    return fetchPictures({ ...shop, em: shop.em(), ports }, { logger: shop.logger, stopped: stop.signal });
  };
  return { ...server, run, stop };
}
const shown = async (slug: string) => {
  const { id } = await shop.em().findOneOrFail(Product, { slug });
  return (await admin.must(ProductImagesDocument, { id })).product.images;
};
const queued = async () => {
  const rows = await shop.em().find(ImportedPicture, {}, { orderBy: { id: 'asc' } });
  return rows.map(({ address, state, failure }) => [address.slice(8, -4), state, failure]);
};
const attempts = async () => (await shop.em().find(ImportedPicture, {})).map((row) => row.attempts.attempts);

test('pictures are stored in the order of the file, with their texts; until then the product has the sample picture', async () => {
  const file = fileOf(
    `mug,Mug,Nice,Fleet,Home,TRUE,Title,Default Title,M-1,shopify,3,20,${at('back')},2,The back,,active`,
    `mug,,,,,,,,,,,,${at('front')},1,The front,,`,
  );
  await importFile(shop, admin, file);
  expect(await shown('mug')).toMatchObject([{ path: '/sample.svg' }]);
  const { run, asked } = await serve();
  await run();
  expect(await shown('mug')).toMatchObject([
    { path: expect.stringMatching(/^\/uploads\/.+-800\.webp$/), alt: 'The front', width: 40, height: 30 },
    { path: expect.stringMatching(/^\/uploads\//), alt: 'The back' },
  ]);
  expect(asked.toSorted()).toEqual(['cdn.example.com/back.png', 'cdn.example.com/front.png']);
  const { image } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  expect(image).toBe((await shown('mug'))[0]!.path);
  const events = await shop.em().execute(`select actor_kind from events where type = 'product.updated'`);
  expect(events).toEqual([{ actor_kind: 'system' }]);
  expect(await shop.violations()).toEqual([]);
});

test('the same file once more fetches nothing anew, not even what staff removed', async () => {
  const file = fileOf(...product('mug', [at('front'), at('back')]));
  await importFile(shop, admin, file);
  const { run, asked } = await serve();
  await run();
  const [front] = await shown('mug');
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  await admin.must(UpdateProductDocument, { input: { id, images: [{ path: front!.path }] } });
  expect(await importFile(shop, admin, file)).toMatchObject({ unchanged: 1, updated: 0 });
  await run();
  expect(asked).toHaveLength(2);
  expect(await shown('mug')).toEqual([front]);
});

test('pictures of staff stay, and pictures that are late are put into the order of the file', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front'), at('back')])));
  let isUp = false;
  const { run } = await serve((req, res) =>
    req.url === '/front.png' && !isUp ? res.writeHead(503).end() : res.end(png),
  );
  await run();
  const [back] = await shown('mug');
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  const own = { path: '/images/own.webp', alt: 'Own' };
  await admin.must(UpdateProductDocument, { input: { id, images: [own, { path: back!.path }] } });
  isUp = true;
  await run();
  expect(await shown('mug')).toHaveLength(2);
  shop.clock.advance(61_000);
  await run();
  const [first, second, third] = await shown('mug');
  expect([first, third]).toMatchObject([own, { path: back!.path }]);
  expect(second!.path).toMatch(/^\/uploads\//);
});

test('a picture that products show from its old server is replaced where it is', async () => {
  await importFile(shop, admin, 'Name,Brand,Category,Price,Slug\nMug,Fleet,Home,20,mug\n');
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  const images = [{ path: at('front'), alt: 'Front' }, { path: '/images/own.webp' }];
  await admin.must(UpdateProductDocument, { input: { id, images } });
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  await (await serve()).run();
  expect(await shown('mug')).toMatchObject([
    { path: expect.stringMatching(/^\/uploads\//), alt: 'Front' },
    { path: '/images/own.webp' },
  ]);
});

test('a variant shows its picture, unless staff chose another one', async () => {
  const variant = (value: string, picture: string) =>
    `mug,,,,,,,${value},M-${value},shopify,3,20,,,,${picture},`;
  const first = `mug,Mug,Nice,Fleet,Home,TRUE,Colour,Blue,M-Blue,shopify,3,20,${at('front')},1,,${at('blue')},active`;
  const rows = [first, variant('Red', at('red')), variant('Pale', at('blue')), variant('None', '')];
  await importFile(shop, admin, fileOf(...rows));
  await (await serve()).run();
  const images = await shown('mug');
  expect(images).toHaveLength(3);
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  const variants = await shop.em().find(Variant, { product: id }, { orderBy: { position: 'asc' } });
  expect(variants.map(({ image }) => images.findIndex((each) => each.id === image?.id))).toEqual([
    1, 2, 1, -1,
  ]);
});

test.each<[string, RequestListener, string]>([
  ['is not there', (_, res) => res.writeHead(404).end(), 'refused'],
  [
    'leads inwards',
    (_, res) => res.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
    'inwardAddress',
  ],
  ['leads in circles', (req, res) => res.writeHead(302, { location: req.url }).end(), 'redirects'],
  ['is too large', (_, res) => res.end(Buffer.alloc(MAX_BYTES + 1)), 'tooLarge'],
  ['is a page', (_, res) => res.writeHead(200, { 'content-type': 'image/png' }).end('<html>'), 'notAPicture'],
  [
    'is a drawing with scripts',
    (_, res) => res.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'notAPicture',
  ],
  ['is a bomb', (_, res) => res.end(declaring(png, 30_000)), 'notAPicture'],
  ['is half', (_, res) => res.end(png.subarray(0, 60)), 'notAPicture'],
])('a picture that %s fails at once, and the others are fetched', async (_, listener, failure) => {
  await importFile(shop, admin, fileOf(...product('mug', [at('bad'), at('good')])));
  const { run } = await serve((req, res) => (req.url === '/good.png' ? res.end(png) : listener(req, res)));
  await run();
  expect(await queued()).toEqual([
    ['cdn.example.com/bad', 'failed', failure],
    ['cdn.example.com/good', 'done', null],
  ]);
  expect(await shown('mug')).toHaveLength(1);
});

test('a server that is busy is asked five times, at ever longer intervals', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const { run, asked } = await serve((_, res) => res.writeHead(503).end());
  for (const [index, minutes] of [0, 1, 5, 30, 120].entries()) {
    shop.clock.advance(minutes * 60_000 + 1000);
    await run();
    await run();
    expect(asked).toHaveLength(index + 1);
  }
  expect(await queued()).toEqual([['cdn.example.com/front', 'failed', 'unavailable']]);
  shop.clock.advance(24 * 3_600_000);
  await run();
  expect(asked).toHaveLength(5);
});

test('a server that says when to come again is not asked before, but asked a day later at the latest', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const waits = ['600', '999999999', 'soon', 'soon'];
  const { run, asked } = await serve((_, res) =>
    res.writeHead(429, { 'retry-after': waits[asked.length - 1] }).end(),
  );
  const askedAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000);
    await run();
    return asked.length;
  };
  expect(await askedAfter(0)).toBe(1);
  expect(await askedAfter(9)).toBe(1);
  expect(await askedAfter(2)).toBe(2);
  expect(await askedAfter(23 * 60)).toBe(2);
  expect(await askedAfter(61)).toBe(3);
  // What cannot be read changes nothing.
  expect(await askedAfter(31)).toBe(4);
});

test('a server that does not respond is not asked for each of its pictures, and others are not held up', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => product(`p-${n}`, [at(`${n}`, 'away.example.com')]));
  await importFile(shop, admin, fileOf(...rows.flat(), ...product('mug', [at('front')])));
  const { run, asked } = await serve((req, res) =>
    req.headers.host?.startsWith('away') ? req.socket.destroy() : res.end(png),
  );
  await run();
  // Those that were underway when the third failed.
  expect(asked.filter((each) => each.startsWith('away')).length).toBeLessThanOrEqual(4);
  expect(await shown('mug')).toMatchObject([{ width: 40 }]);
  expect(new Set(await attempts())).toEqual(new Set([1]));
});

test('a server that responds again is asked again, while other pictures are still being fetched', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => product(`p-${n}`, [at(`${n}`, 'away.example.com')]));
  await importFile(shop, admin, fileOf(...rows.flat(), ...product('mug', [at('front')])));
  let isAway = true;
  const { run } = await serve((req, res) => {
    if (req.headers.host?.startsWith('away') && isAway) return req.socket.destroy();
    if (isAway) shop.clock.advance(61_000);
    isAway = false;
    return res.end(png);
  });
  await run();
  expect(new Set((await queued()).map(([, state]) => state))).toEqual(new Set(['done']));
});

test('a product has at most twelve pictures', async () => {
  const pictures = Array.from({ length: 12 }, (_, n) => at(`${n}`));
  await importFile(shop, admin, fileOf(...product('mug', pictures)));
  const { run, asked } = await serve();
  await run();
  await importFile(shop, admin, fileOf(...product('mug', [at('more')])));
  await run();
  expect(asked).toHaveLength(12);
  expect(await shown('mug')).toHaveLength(12);
  expect((await queued()).at(-1)).toEqual(['cdn.example.com/more', 'failed', 'productFull']);
});

test('pictures of a deleted product are not fetched before it is restored', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  await admin.must(DeleteProductDocument, { id });
  const { run, asked } = await serve();
  await run();
  expect(asked).toEqual([]);
  await admin.must(RestoreProductsDocument, { ids: [id] });
  await run();
  expect(await shown('mug')).toMatchObject([{ width: 40 }]);
});

test('a product that is deleted while its picture is on its way does not get it, nor is that a failure', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const { id } = await shop.em().findOneOrFail(Product, { slug: 'mug' });
  const { run } = await serve((_, res) => {
    void admin.must(DeleteProductDocument, { id }).then(() => res.end(png));
  });
  await run();
  expect(await queued()).toEqual([['cdn.example.com/front', 'pending', null]]);
});

test.each([
  ['staff upload pictures', new DomainError('RATE_LIMITED', 'Too many.'), 0, null],
  ['the storage is away', new Error('No route to host'), 1, 'internal'],
])('a picture is tried again when %s', async (_, error, counted, failure) => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const { run } = await serve();
  const { put } = shop.ports.storage;
  shop.ports.storage.put = () => Promise.reject(error);
  await run();
  expect([await queued(), await attempts()]).toEqual([
    [['cdn.example.com/front', 'pending', failure]],
    [counted],
  ]);
  shop.ports.storage.put = put;
  shop.clock.advance(61_000);
  await run();
  expect(await shown('mug')).toMatchObject([{ width: 40 }]);
});

test('a process that is stopped counts no attempt', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const { run, stop } = await serve(() => stop.abort());
  await run();
  expect([await queued(), await attempts()]).toEqual([[['cdn.example.com/front', 'pending', null]], [0]]);
});

test('an import of stocks or prices alone fetches no pictures', async () => {
  await importFile(shop, admin, 'Name,Brand,Category,Price,SKU\nMug,Fleet,Home,20,mug-1\n');
  const file = fileOf(...product('mug', [at('front')]));
  for (const kind of ['STOCK', 'PRICES'] as const) {
    expect(await importFile(shop, admin, file, { kind })).toMatchObject({ format: 'SHOPIFY', failed: 0 });
    const { data } = await sendFile(admin, PreviewImportDocument, file, { kind });
    expect(data!.previewImport.pictures).toBe(0);
  }
  expect(await queued()).toEqual([]);
});

test('a dry run notes no pictures', async () => {
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])), { dryRun: true });
  expect(await queued()).toEqual([]);
});

test('staff see which pictures failed and why, and have them fetched again', async () => {
  const { id } = await importFile(shop, admin, fileOf(...product('mug', [at('front'), at('gone')])));
  const pictures = async () => (await admin.must(ImportPicturesDocument, { id })).import.pictures;
  expect(await pictures()).toMatchObject({ total: 2, fetched: 0, waiting: 2, failures: [] });
  const answers = { gone: 404 };
  const { run } = await serve((req, res) => {
    if (req.url === '/gone.png') res.writeHead(answers.gone).end(png);
    else res.end(png);
  });
  await run();
  const failure = { productName: 'mug', address: at('gone'), reason: 'REFUSED' };
  expect(await pictures()).toMatchObject({ total: 2, fetched: 1, failed: 1, failures: [failure] });
  answers.gone = 200;
  const again = { input: { importId: id } };
  expect(await admin.must(RetryImportPicturesDocument, again)).toMatchObject({
    retryImportPictures: { import: { pictures: { waiting: 1, failed: 0 } } },
  });
  await run();
  expect(await pictures()).toMatchObject({ total: 2, fetched: 2, failed: 0, failures: [] });
  expect((await admin.execute(RetryImportPicturesDocument, again)).code).toBe('CONFLICT');
});

test('pictures that failed are fetched again when their file is imported again', async () => {
  const file = fileOf(...product('mug', [at('front')]));
  await importFile(shop, admin, file);
  await (await serve((_, res) => res.writeHead(404).end())).run();
  const { id } = await importFile(shop, admin, file);
  await (await serve()).run();
  expect(await shown('mug')).toMatchObject([{ width: 40 }]);
  const { pictures } = (await admin.must(ImportPicturesDocument, { id })).import;
  expect(pictures).toMatchObject({ total: 1, fetched: 1 });
});

test('the pictures of a list of imports are counted at once', async () => {
  const query = 'query { imports { pictures { total failures { address } } } }';
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json' };
  const read = () => admin.fetch('/graphql', { method: 'POST', headers, body });
  await importFile(shop, admin, fileOf(...product('mug', [at('front')])));
  const before = await countStatements(read);
  await importFile(shop, admin, fileOf(...product('cup', [at('front')])));
  expect(await countStatements(read)).toBe(before);
});

/** A PNG whose header declares another size, with a checksum that is right. */
function declaring(file: Buffer, side: number): Buffer {
  const bomb = Buffer.from(file);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
