import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { createWorkBudget } from '../../core/work-budget.ts';
import { createLogger } from '../../platform/operations/create-logger.ts';
import type { SiteFiles } from './page.ts';
import { type PageDeps, sendPages } from './pages.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const TEMPLATE =
  '<head><!--head--></head><div id="root"><!--app--></div><!--settings--><!--state--><script></script>';

/** As the web app does, as far as these tests need it. */
const spellSimply = (path: string) => {
  if (/^\/(?:admin\/.*)?made-up/.test(path)) return null;
  return path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .replace('%6c', 'l');
};

const PRODUCT = '01a15ed0-4858-7001-9b43-714cd9c522e3';
const VARIANT = '01a15ed0-4858-7001-9b43-714cd9c522e4';

/** Rows of a shop that has every product, category and brand but those that are made up. */
function rowsFor(sql: string, [key]: readonly string[]): object[] {
  if (key === 'out of reach') throw new Error('The database is away.');
  if (/from categories order/.test(sql))
    return ['a', 'new', 'new/näme'].map((slug) => ({
      id: slug,
      name: slug,
      slug,
      description: '',
      parentId: null,
    }));
  if (/from attributes/.test(sql)) return [{ key: 'colour', label: 'Colour', type: 'text', unit: '' }];
  if (/former_slugs|current_slug <>/.test(sql)) return key === 'old name' ? [{ slug: 'new/näme' }] : [];
  if (/from menus/.test(sql)) return [];
  if (/from pages where slug/.test(sql))
    return key?.includes('made-up') ? [] : [{ id: PRODUCT, slug: key, body: '', isPublished: true }];
  if (/from collections where slug/.test(sql))
    return key?.includes('made-up') ? [] : [{ id: PRODUCT, slug: key, isPublished: true }];
  if (/from variants where product_id = any/.test(sql)) return [{ id: VARIANT, product: PRODUCT }];
  return key?.includes('made-up') ? [] : [{ id: PRODUCT }];
}

/** A site whose pages contain their URL. Rendering waits for `finish`. */
async function openSite(finish: Promise<unknown> = Promise.resolve(), factor = 1, locked = {}) {
  const rendered: string[] = [];
  const reads: string[] = [];
  const files: SiteFiles = {
    assets: Router(),
    template: async () => TEMPLATE,
    scriptsOf: () => [],
    entry: async () => ({
      spellPath: spellSimply,
      async render({ url }) {
        const { pathname, search, searchParams } = new URL(url);
        if (pathname === '/search') return { redirect: `/search/${searchParams.get('keyword')}` };
        rendered.push(pathname + search);
        await finish;
        const status = /made-up/.test(pathname) ? 404 : 200;
        return { status, head: '<title>Rendered</title>', styles: '', html: pathname, state: {} };
      },
    }),
  };
  const em = {
    isInTransaction: () => false,
    fork: () => ({
      getKysely: () => ({
        async executeQuery({ sql, parameters }: { sql: string; parameters: string[] }) {
          reads.push(sql);
          return { rows: rowsFor(sql, parameters) };
        },
      }),
    }),
  };
  const settings = { groups: [], locked };
  const gateways = { pay: { csp: ['https://pay.example'] } };
  const ports = {
    cache: createCache(),
    budget: createWorkBudget({ factor }),
    settings,
    gateways,
    now: () => new Date(),
  };
  const deps = {
    settings: { origin: 'http://shop.example' },
    context: { orm: { em }, ports, settings: {} },
    logger: createLogger('silent'),
    development: false,
  } as unknown as PageDeps;
  // Each test says who asks.
  const app = express().set('trust proxy', 1).get('/{*path}', sendPages(deps, files));
  server = createServer(app);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    rendered,
    reads,
    get: (path: string, cookie = '', from = '10.0.0.1', headers = {}) =>
      fetch(url + path, { redirect: 'manual', headers: { cookie, 'x-forwarded-for': from, ...headers } }),
  };
}

test('a cart that was filled without scripts is rendered for its visitor alone', async () => {
  const site = await openSite();
  const [one, other] = ['1', '2'].map((n) => `01900000-0000-7000-8000-00000000000${n}`);
  const carts = [`${one}.${one}.2`, `${other}.${other}.1`];
  for (const cart of [...carts, carts[0]]) {
    const page = await site.get('/cart', `a=b; cart=${cart}`);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  }
  expect(site.rendered).toEqual([carts[0], carts[1], carts[0]].map((cart) => `/cart?lines=${cart}`));
  await site.get('/cart', 'cart=nonsense');
  await site.get('/cart');
  expect(site.rendered).toHaveLength(3);
});

test('a query makes no further page: it is ignored', async () => {
  const site = await openSite();
  for (const path of ['/', '/?x', '/?page=2', '/?utm_source=letter']) {
    expect(await (await site.get(path)).text()).toContain('<div id="root">/</div>');
  }
  expect(site.rendered).toEqual(['/']);
});

test('the search box leads to its results before the app has started', async () => {
  const site = await openSite();
  const { status, headers } = await site.get('/search?keyword=lamp');
  expect([status, headers.get('location')]).toEqual([302, '/search/lamp']);
});

test('an address that a product or category had before leads to its present one, for good and at once', async () => {
  const site = await openSite();
  for (const path of ['/product/old%20name', '/productscreen/old%20name/']) {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('location')]).toEqual([301, '/product/new%2Fn%C3%A4me']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  }
  const { status, headers } = await site.get('/category/old%20name?brand=Alder');
  expect([status, headers.get('location')]).toEqual([301, '/category/new%2Fn%C3%A4me?brand=Alder']);
  const collection = await site.get('/collection/old%20name');
  expect([collection.status, collection.headers.get('location')]).toEqual([
    301,
    '/collection/new%2Fn%C3%A4me',
  ]);
  expect((await site.get('/info/old%20name')).headers.get('location')).toBe('/info/new%2Fn%C3%A4me');
  for (const path of [
    '/info/new',
    '/product/new',
    '/category/new',
    '/collection/new',
    '/product/01a15ed0-4858-7001-9b43-714cd9c522e3',
  ])
    expect((await site.get(path)).status).toBe(200);
});

test('screens of a single visitor and searches are not listed by search engines', async () => {
  const site = await openSite();
  const isListed = async (path: string) => (await site.get(path)).headers.get('x-robots-tag') !== 'noindex';
  for (const path of ['/cart', '/login', '/order/1', '/search/lamp', '/search/lamp/page/2'])
    expect(await isListed(path), path).toBe(false);
  for (const path of ['/', '/page/2', '/product/lamp']) expect(await isListed(path), path).toBe(true);
});

test('an address below /admin without a screen is missing as any other', async () => {
  const site = await openSite();
  for (const path of ['/admin', '/admin/', '/admin/orderlist', '/admin/mails/1', '/editproducts/1/stock']) {
    const page = await site.get(path);
    expect([page.status, page.headers.get('x-robots-tag')], path).toEqual([200, 'noindex']);
    expect(await page.text(), path).toContain('<div id="root"><noscript>');
  }
  expect(site.rendered).toEqual([]);
  for (const path of ['/admin/made-up', '/admin/orders/made-up'])
    expect((await site.get(path)).status).toBe(404);
  // One page for all of them.
  expect(site.rendered).toHaveLength(1);
});

test('a list is a page for each of its filters, of which search engines list none', async () => {
  const site = await openSite();
  for (const path of [
    '/category/a?x=1&sale=1',
    '/offers?utm_source=letter&min=5',
    '/offers?page=2&min=',
    '/search/lamp/page/2?stock=1&x=1',
  ])
    await site.get(path);
  expect(site.rendered).toEqual([
    '/category/a?sale=1',
    '/offers?min=5',
    '/offers?page=2',
    '/search/lamp/page/2?stock=1',
  ]);
  const isListed = async (path: string) => (await site.get(path)).headers.get('x-robots-tag') !== 'noindex';
  expect(await isListed('/offers?min=5')).toBe(false);
  expect(await isListed('/offers?page=2')).toBe(true);
});

test('when too many pages wait to be rendered, the next are sent empty for the browser to render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const site = await openSite(promise);
  const answered: string[] = [];
  const ask = async (path: string) => {
    const response = await site.get(path, '', `10.0.0.${path.at(-1)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const text = await response.text();
    expect(text).toContain('<title>');
    const isEmpty = text.includes('<div id="root"><noscript>');
    answered.push(isEmpty ? 'empty' : 'rendered');
    // One is rendered and twenty wait: all others have a response by now.
    if (answered.length === 43) resolve();
  };
  await Promise.all(Array.from({ length: 64 }, (_, n) => ask(`/search/lamp${n}`)));
  expect(answered.slice(0, 43)).toEqual(Array(43).fill('empty'));
  expect(answered.slice(43)).toEqual(Array(21).fill('rendered'));
  // The empty page is not cached.
  expect(await (await site.get('/search/lamp63')).text()).toContain('<div id="root">/search/lamp63</div>');
});

test('only screens that take payments let the payment provider in, in any order of requests', async () => {
  const { get } = await openSite();
  const letsProviderIn = async (path: string) =>
    (await get(path)).headers.get('content-security-policy')?.includes('https://pay.example');
  for (const path of [
    '/',
    '/cart',
    '/placeorder',
    '/order/1',
    '/profile',
    '/orders',
    '/payment',
    '/order/1/2',
    '/placeorder/',
  ]) {
    expect(await letsProviderIn(path), path).toBe(/^\/(placeorder\/?|order\/1)$/.test(path));
  }
});

test('a script for analytics is allowed on pages of the catalogue and in the cart alone, in any order of requests', async () => {
  const script = 'https://stats.example/script.js';
  const { get } = await openSite(undefined, 1, {
    analytics: { script, siteId: null, origins: 'https://in.example', needsConsent: true },
  });
  for (const path of [
    '/cart',
    '/login',
    '/product/lamp',
    '/shipping',
    '/',
    '/admin',
    '/placeorder',
    '/info/contact',
  ]) {
    const answer = await get(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const isMeasured = ['/', '/cart', '/product/lamp'].includes(path);
    expect(/script-src [^;]*https:\/\/stats\.example/.test(policy), path).toBe(isMeasured);
    expect(/connect-src [^;]*https:\/\/in\.example/.test(policy), path).toBe(isMeasured);
    expect(await answer.text()).toContain(`"script":"${script}"`);
  }
});

test('addresses that are made up are rendered once for all of them', async () => {
  const site = await openSite();
  const made = [
    '/product/made-up',
    '/productscreen/made-up',
    '/category/made-up',
    '/collection/made-up',
    '/brand/made-up',
    '/info/made-up',
    '/made-up/',
  ];
  for (const n of [1, 2, 3]) {
    for (const path of made) {
      const { status } = await site.get(`${path}${n}?random=${n}`);
      expect(status, path).toBe(404);
    }
  }
  expect(site.rendered).toEqual([
    ...['/product/made-up1', '/category/made-up1', '/collection/made-up1', '/brand/made-up1'],
    '/info/made-up1',
    '/made-up/1',
  ]);
});

test('other spellings of an address lead to the one that is rendered, with their query', async () => {
  const site = await openSite();
  for (const [path, to] of [
    ['/product/lamp/', '/product/lamp'],
    ['/Product/%6Camp?variant=1', '/product/lamp?variant=1'],
    ['/Offers?min=5', '/offers?min=5'],
  ] as const) {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
  }
  expect(site.rendered).toEqual([]);
});

test('only parameters that count make another page: a variant of the product, and values that a list can read', async () => {
  const site = await openSite();
  const product = `/product/${PRODUCT}`;
  for (const query of ['', '?x=1', `?variant=${PRODUCT.replace('e3', 'e5')}`, '?variant=x'])
    await site.get(product + query);
  await site.get(`${product}?variant=${VARIANT.toUpperCase()}`);
  for (const query of [
    'rating=9',
    'sort=x',
    'page=1',
    'page=-2',
    'stock=yes',
    'f.made_up=1',
    'min=',
    'f.colour=',
    'o.Size=',
    'o.=1',
  ])
    await site.get(`/offers?${query}`);
  await site.get('/offers?f.made_up=2&f.colour=Blue');
  await site.get('/offers?o.Size=42');
  expect(site.rendered).toEqual([
    product,
    `${product}?variant=${VARIANT}`,
    '/offers',
    '/offers?f.colour=Blue',
    '/offers?o.Size=42',
  ]);
});

test('who has had too many pages rendered gets the empty page for the next, and cached pages as ever', async () => {
  // A page costs more than all that this shop allows.
  const site = await openSite(undefined, 1e-9);
  const isRendered = async (path: string, from?: string) =>
    !(await (await site.get(path, '', from)).text()).includes('<div id="root"><noscript>');
  expect(await isRendered('/search/one')).toBe(true);
  expect(await isRendered('/search/two')).toBe(false);
  expect(await isRendered('/search/one')).toBe(true);
  expect(await isRendered('/search/two', '10.0.0.2')).toBe(true);
});

test.each(['gzip', 'br'] as const)(
  'a cached page is compressed once as %s, and never as a stream',
  async (encoding) => {
    const site = await openSite();
    for (let n = 0; n < 3; n += 1) {
      const response = await site.get('/search/lamp', '', '10.0.0.1', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      expect(await response.text()).toContain('<div id="root">/search/lamp</div>');
    }
  },
);

test('an address that no name can have is missing as any other', async () => {
  const site = await openSite();
  for (const kind of ['product', 'category', 'collection', 'brand', 'info'])
    expect((await site.get(`/${kind}/made-up%00`)).status).toBe(404);
});

test('a failed look-up is an error of its own request alone', async () => {
  const site = await openSite();
  const address = `/product/out%20of%20reach?variant=${VARIANT}`;
  expect((await site.get(address)).status).toBe(500);
  expect((await site.get('/')).status).toBe(200);
});

test('look-ups of products that do not exist are charged, and end with the budget of the range', async () => {
  const site = await openSite(undefined, 1e-9);
  await site.get('/product/made-up-0');
  const before = site.reads.length;
  for (let n = 1; n < 5; n += 1)
    expect(await (await site.get(`/product/made-up-${n}`)).text()).toContain('<noscript>');
  expect(site.reads.length).toBe(before);
});
