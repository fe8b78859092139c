import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Brand, brandSettings } from '../../platform/settings/brand-settings.ts';
import { brandFiles } from './brand-files.ts';
import { brandStyle } from './brand-style.ts';

const path = `/uploads/${'a'.repeat(32)}-800.webp`;
const none = brandSettings.defaults;
let brand: Brand;
let reads = 0;
const server = createServer();
beforeAll(async () => {
  const picture = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#FF0000' } })
    .webp()
    .toBuffer();
  const storage = {
    async read(name: string) {
      reads += 1;
      return `/uploads/${name}` === path ? picture : null;
    },
  } as never;
  const app = express();
  app.use(brandFiles({ brand: async () => brand, shopName: async () => '<b>lemon', storage }));
  app.use((_req, res) => void res.send('of a new shop'));
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  brand = none;
});
afterAll(() => void server.close());

const get = (address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
const addresses = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'];

test('without a brand each address has the file of a new shop, and the page no style', async () => {
  for (const address of [...addresses, '/card.png', '/logo.png'])
    expect(await (await get(address)).text()).toBe('of a new shop');
  expect(brandStyle(none)).toBe('');
});

test('icons and the social card show all of their picture, in the sizes that pages and the manifest name', async () => {
  brand = { ...none, icon: path, card: path };
  const sizes = {
    '/apple-touch-icon.png': [180, 180],
    '/icon-512.png': [512, 512],
    '/card.png': [1200, 630],
  };
  for (const [address, size] of Object.entries(sizes)) {
    const response = await get(address);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(png).metadata();
    expect([width, height]).toEqual(size);
    // Three times as wide as high: white above it.
    const [r, g, b] = await sharp(png)
      .extract({ left: width! / 2, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([r, g, b]).toEqual([255, 255, 255]);
  }
  expect(await (await get('/favicon.svg')).text()).toMatch(/^<svg [^>]+><image [^>]+base64,[^<]+<\/svg>$/);
});

test('each file is encoded once', async () => {
  brand = { ...none, icon: path };
  await Promise.all(Array.from({ length: 5 }, () => get('/icon-192.png')));
  const before = reads;
  await Promise.all(Array.from({ length: 5 }, () => get('/icon-192.png')));
  expect(reads).toBe(before);
});

test('a picture that is gone gives way to the file of a new shop', async () => {
  brand = { ...none, icon: path.replace('aa', 'bb') };
  expect(await (await get('/icon-192.png')).text()).toBe('of a new shop');
});

test('without an icon it is the first letter of the name on the colour of the shop, and no text of it can break out', async () => {
  brand = { ...none, accent: '#FF8800' };
  const svg = await (await get('/favicon.svg')).text();
  expect(svg).toContain('fill="#FF8800"');
  expect(svg).toContain('>&lt;</text>');
  expect(svg).not.toContain('script');
});

test('the style of pages has the colours of both schemes and the place of the logo, and leaves the admin area out', () => {
  const style = brandStyle({
    ...none,
    primary: '#FFE600',
    accent: '#D9F24B',
    logo: path,
    darkLogo: path,
    logoWidth: 600,
    logoHeight: 150,
  });
  const [light, dark] = style.split('html[data-theme=dark]:not(:has([data-admin])){');
  expect(light).toMatch(/^<style>html:not\(:has\(\[data-admin\]\)\)\{--accent:#D9F24B;/);
  expect(light).not.toContain('--palette-primary-main:#FFE600');
  expect(dark).toContain('--palette-primary-main:#FFE600;');
  expect(style).toContain('#logo{display:block;width:128px;height:32px;object-fit:contain;}');
  expect(style).toContain(`[data-theme=dark] #logo{content:url(${path.replace('800', '480')})}`);
});

test('fonts of the shop come with their rules, in the shop alone', () => {
  const style = brandStyle({ ...none, fonts: 'WARM' });
  expect(style).toContain('src:url(/fonts/fraunces.woff2) format("woff2");font-weight:700');
  expect(style).toContain(
    'html:not(:has([data-admin])){--heading-font:"Fraunces","Fraunces stand-in",Georgia,serif;--body-font:"Nunito Sans",',
  );
});

test.each([
  [4000, 334, { width: 180, height: 15 }],
  [100, 400, { width: 8, height: 32 }],
  [1, 1, { width: 32, height: 32 }],
])('a logo of %i x %i pixels is contained in the bar', (logoWidth, logoHeight, { width, height }) => {
  expect(brandStyle({ ...none, logo: path, logoWidth, logoHeight })).toContain(
    `width:${width}px;height:${height}px`,
  );
});
