import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

const UNREACHABLE = 'The shop cannot be reached. Please check your connection.';
const BROKEN = 'This page could not be shown.';
const MISSING_PART = 'This part of the page could not be loaded.';
const NOT_STARTED = 'some things on this page do not work';

/** For each lazily loaded file, a screen that needs it. */
const screens = [
  ...[
    '/cart',
    '/login',
    '/sign',
    '/checkoutSteps',
    '/agreed/x',
    '/shipping',
    '/payment',
    '/placeorder',
    '/order/x',
    '/order/link',
    '/order/review',
  ],
  ...[
    '/profile',
    '/orders',
    '/none',
    '/admin',
    '/admin/orderlist',
    '/admin/productlist',
    '/admin/userlist',
    '/admin/money',
  ],
  ...[
    '/admin/jobs',
    '/admin/reports',
    '/admin/reports/day',
    '/admin/reports/day/orders',
    '/admin/bookkeeping',
    '/admin/orders/new',
    '/admin/products/new',
    '/admin/search',
    '/admin/categories',
    '/admin/collections',
    '/admin/collections/x',
    '/admin/pages',
    '/admin/pages/x',
    '/admin/reviews',
    '/admin/home-page',
    '/admin/home-page/preview',
    '/admin/menus',
    '/admin/redirects',
    '/admin/test-orders',
    '/admin/inquiries',
    '/admin/past-orders',
    '/admin/past-orders/x',
    '/admin/pictures',
    '/admin/attributes',
    '/admin/manufacturers',
    '/admin/settings',
    '/admin/settings/x',
    '/admin/promotions',
    '/admin/customers',
    '/admin/customers/x',
    '/admin/segments',
    '/admin/orders/x',
    '/admin/orders/ship',
    '/admin/orders/returns',
    '/admin/orders/invoices',
    '/admin/orders/transfers',
    '/admin/orders/blocked',
    '/admin/imports',
    '/admin/imports/new',
    '/admin/imports/x',
    '/editproducts/x',
    '/editproducts/x/stock',
    '/admin/stocktake',
    '/admin/stocktake/x',
    '/admin/stocktake/x/differences',
    '/admin/useredit/x',
    '/forgot',
    '/saved',
    '/reset',
    '/link',
    '/verify',
    '/new-email',
  ],
  ...['/admin/stafflist', '/admin/log', '/admin/mails', '/admin/mails/x', '/invitation'],
  ...['/admin/mail-texts', '/admin/mail-texts/x/edit'],
  ...[
    '/search/x',
    '/product/x',
    '/category/x',
    '/collection/x',
    '/info/x',
    '/brand/x',
    '/products',
    '/offers',
  ],
];
/** The sources of the pages that the lazily loaded parts of `useParts` stand on. */
const PAGES_WITH_PARTS = ['pages/shop/search/SearchPage.tsx', 'pages/shop/product/ProductPage.tsx'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{6,8}\.js$/, '');

/**
 * Names of the files of the first page, of those of `PAGES_WITH_PARTS`, of those of the address maps that are loaded later, and of all else that is imported later;
 * without one of these nothing else of it is loaded.
 */
function namesOfCode(): Record<'atStart' | 'withParts' | 'maps' | 'later', Set<string>> {
  const dynamic = new Set<string>();
  const withImports = (file: string, found: Set<string>) => {
    if (found.has(file)) return found;
    found.add(file);
    const code = readFileSync(`dist/web/assets/${file}`, 'utf8');
    for (const [, name] of code.matchAll(/import\(["'`]\.\/([^"'`]+)["'`]\)/g)) dynamic.add(name!);
    for (const [, name] of code.matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g)) withImports(name!, found);
    return found;
  };
  const atStart = new Set<string>();
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
  const add = (source: string, found: Set<string>) =>
    withImports(manifest[source].file.replace('assets/', ''), found);
  for (const source of ['index.html', 'pages/shop/home/HomePage.tsx']) add(source, atStart);
  const withParts = new Set<string>();
  for (const source of PAGES_WITH_PARTS) add(source, withParts);
  const maps = new Set<string>();
  for (const source of ['app/admin/screens.ts', 'app/more-screens.ts']) add(source, maps);
  const all = new Set(atStart);
  for (const file of dynamic) withImports(file, all);
  const later = [...dynamic].filter((file) => !atStart.has(file));
  const names = (files: Iterable<string>) => new Set([...files].map(nameOf));
  return {
    atStart: names(atStart),
    withParts: names(withParts),
    maps: names(maps),
    later: names(later),
  };
}

/**
 * Fails requests for files for which `isLost` is true when they are made. Returns the names of the requested ones. The
 * browser has no HTTP cache from then on, so that each load takes several times as long: for many, `blockCode`.
 */
async function loseCode(page: Page, isLost: (name: string) => boolean): Promise<Set<string>> {
  const lost = new Set<string>();
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', (route) => {
    const name = nameOf(new URL(route.request().url()).pathname);
    if (!isLost(name)) return route.continue();
    lost.add(name);
    return route.fulfill({ status: 404, body: 'No such file.' });
  });
  return lost;
}

/** Fails requests for files for which `isLost` is true. Returns the names of the requested ones. */
async function blockCode(page: Page, isLost: (name: string) => boolean): Promise<Set<string>> {
  const lost = new Set<string>();
  page.on('requestfailed', (request) => {
    const file = new URL(request.url()).pathname;
    if (file.startsWith('/assets/') && isLost(nameOf(file))) lost.add(nameOf(file));
  });
  const files = readdirSync('dist/web/assets').filter((file) => file.endsWith('.js') && isLost(nameOf(file)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: files.map((file) => `*/assets/${file}`) });
  return lost;
}

/** Navigates to a screen as a link does. With `wasReloaded` as after a reload that was to bring its missing code. */
const follow = (page: Page, path: string, { wasReloaded = false } = {}) =>
  page.evaluate(
    ([to, reloadedAt]) => {
      history.pushState({ reloadedAt }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, wasReloaded ? Date.now() : 0] as const,
  );

/** The bar of the checkout has no search. */
const CHECKOUT = ['/shipping', '/payment', '/placeorder'];

/** Expects the page to have its header and no text for developers. */
async function expectUsable(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  if (!CHECKOUT.includes(new URL(page.url()).pathname)) await header.getByRole('combobox').waitFor();
  await header.getByRole('link', { name: /^Cart/ }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/failed|error|undefined|https?:/i);
}

/** The controls of each broken screen. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
}

/** Leaves for a page of the list without products: showing those takes longer than all of a broken screen. */
async function leave(page: Page): Promise<void> {
  await follow(page, '/page/99');
  await page.getByText('No products on this page').waitFor();
}

/** Uses the lazily loaded parts of screens while none of them can be loaded. */
async function useParts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Users' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('combobox').fill('teddy');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Barnaby Teddy Bear', exact: true }).click();
  await page.getByText(MISSING_PART).nth(1).waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  await page.getByTitle('Enlarge').first().click();
  await page.getByText(MISSING_PART).nth(2).waitFor();
  await expectUsable(page);
  // Finds nothing, which suggests other products.
  await follow(page, '/search/zzzzzz');
  await page.getByText('Nothing matches. Check the spelling').waitFor();
  await expectUsable(page);
  // Finds nothing at this price, and something at others.
  await Promise.all([page.waitForRequest(/WithoutPrice-/), follow(page, '/search/teddy%20under%201')]);
  await page.getByText('Nothing matches this filter.').waitFor();
  await expectUsable(page);
  await goHome(page);
}

async function newestProduct(): Promise<string> {
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  return products.products[0]!.id;
}

/** An unpaid order of the demo's shopper for the newest product. */
async function placeOrder(): Promise<string> {
  const shopper = await shop.api(logins.shopper);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: await newestProduct(), qty: 1 }],
    shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
    paymentMethod: 'PayPal',
  };
  const { startCheckout } = await shopper<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    { input },
  );
  const { placeOrder } = await shopper<{ placeOrder: { id: string } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { checkoutId: startCheckout.id } },
  );
  return placeOrder.id;
}

// One of eight: that each screen is loaded in this way shows the next test.
test('offline a screen that cannot be loaded leaves the page usable, and comes when the network does', async () => {
  const { page, context } = await shop.visitAnew();
  await signIn(page, logins.admin);
  await context.setOffline(true);
  for (const path of screens.filter((_, index) => index % 8 === 0)) {
    await follow(page, path);
    await page.getByText(UNREACHABLE).waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    await expectUsable(page);
    await goHome(page);
  }
  await follow(page, '/cart');
  await page.getByText(UNREACHABLE).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();

  // The browser may be online all the time: then nothing says when the shop can be reached.
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await follow(page, '/saved');
  await page.getByText(UNREACHABLE).waitFor();
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Saved products' }).waitFor();
});

test('a file that is missing on the server leaves the page usable, whichever it is', async () => {
  const { page } = await shop.visitAnew();
  const { atStart, withParts, maps, later } = namesOfCode();
  await signIn(page, logins.admin);
  const ofParts = await loseCode(page, (name) => !atStart.has(name) && !withParts.has(name));
  await useParts(page);
  await page.unroute('**/assets/*.js');
  // Without an address map none of its screens is asked for.
  const ofScreens = await blockCode(page, (name) => !atStart.has(name) && !maps.has(name));
  // Forgets the pages that were loaded.
  await page.reload();
  // The page is reloaded once, in case the server has newer files.
  await Promise.all([page.waitForEvent('load'), follow(page, '/cart')]);
  await page.getByText(BROKEN).waitFor();
  await goHome(page);
  for (const path of screens) {
    await follow(page, path, { wasReloaded: true });
    await page.getByText(BROKEN).waitFor();
    await expectUsable(page);
    await leave(page);
  }
  // `dist` and `esm` are the libraries of QR codes and passkeys; without `own-words` errors say what the server says. The address map was there.
  const elsewhere = [
    'AdminNotices',
    'Analytics',
    'BuyerTools',
    'CancelOrder',
    'CancelPaidOrder',
    'CaptureOrder',
    'ChangeAddress',
    'ConfirmRefund',
    'ContactForm',
    'DeliverOrder',
    'EnergyArrow',
    'EnergyLabel',
    'FulfillmentTools',
    'InvoiceTools',
    'KeyOverview',
    'LargePhoto',
    'ListPriceNote',
    'NewOrder',
    'NoScreenPage',
    'OrderInvoices',
    'OrderMoney',
    'OrderReturns',
    'OrderTimeline',
    'OtherBlock',
    'PasswordDialog',
    'PaymentLinkTools',
    'RefundDialog',
    'RefundTools',
    'ReplaceInvoice',
    'ReportCharts',
    'ReportReview',
    'ReturnTools',
    'SearchPalette',
    'ShipOrder',
    'StockAlert',
    'TestOrder',
    'Toaster',
    'TopRated',
    'WithdrawOrder',
    'Withdrawals',
    'blocked-storage',
    'dist',
    'esm',
    'more-screens',
    'own-words',
    'razorpay',
  ];
  const lost = new Set([...ofParts, ...ofScreens]);
  expect([...later].filter((name) => !lost.has(name)).sort()).toEqual(elsewhere);
});

test('a tab that is older than the files on the server is brought up to date on its way', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  let isOld = true;
  await loseCode(page, (name) => isOld && name === 'CartPage');
  page.on('domcontentloaded', () => {
    isOld = false;
  });
  await page.getByRole('link', { name: 'Cart' }).click();
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
});

test('what cannot be loaded inside a screen is reported in its place', async () => {
  const { page } = await shop.visit();
  const names = ['DeliverOrder', 'ReviewBrowser', 'Toaster', 'AdminNotices', 'esm'];
  await signIn(page, logins.admin);
  const lost = await loseCode(page, (name) => names.includes(name));
  await page.goto(`/order/${await placeOrder()}`);
  await page.getByText(MISSING_PART).waitFor();
  await page.getByRole('heading', { name: 'Shipping' }).waitFor();
  await page.goto(`/product/${await newestProduct()}`);
  await page.getByText(MISSING_PART).waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText(/ removed/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Remove/ }).waitFor();
  await page.goto('/admin/jobs');
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(UNREACHABLE).waitFor();
  expect([...lost]).toEqual(names);
});

test.each(['/', '/cart'])('%s says so when the app itself cannot be loaded', async (path) => {
  const { page } = await shop.visit();
  await loseCode(page, () => true);
  await page.evaluate((to) => void location.assign(to), shop.url + path);
  await page.getByText(NOT_STARTED).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'load the page again' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).waitFor();
  expect(await page.getByText(NOT_STARTED).isVisible()).toBe(false);
});

test('an app that breaks as a whole leaves a page with ways on', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  await page.evaluate(() => {
    Storage.prototype.getItem = () => {
      throw new Error('broken on purpose');
    };
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('on purpose');
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
});
