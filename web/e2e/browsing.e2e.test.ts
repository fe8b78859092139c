import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { listens } from './visitors.ts';
import { addToCart, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('the public screens are readable without scripts', async () => {
  const { page } = await shop.visitAnew({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Latest Products' }).waitFor();
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Headphones|Camera|Smartphone/ })
      .count(),
  ).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Byway 35 Film Camera', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Byway 35 Film Camera' }).waitFor();
  expect(await page.title()).toContain('Byway 35 Film Camera');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/product\/byway-35-film-camera$/,
  );
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(
    'Byway 35 Film Camera',
  );
  const product = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Byway 35 Film Camera',
    offers: { price: 28_900 },
  });
  await page.goto('/search/camera');
  await page.getByRole('heading', { level: 1, name: 'Results for "camera"' }).waitFor();
});

/** Sends the code of a part that shows nothing, in a module with the same exports: parts, or all that a module has. */
const showNothing = (part: string) => async (route: Route) => {
  const code = await (await route.fetch()).text();
  const [, exported = ''] = /export\{([^}]+)\}/.exec(code) ?? [];
  const names = exported.split(',').map((name) => name.replace(/.+ as /, ''));
  await route.fulfill({
    contentType: 'text/javascript',
    body: names
      .map((name) => `export const ${name} = Object.assign(() => null, { ${part}: () => null });`)
      .join(''),
  });
};

test.each(['/homepage', '/page/2', '/search/camera', '/productscreen/:id'])(
  '%s takes over what the server rendered without a complaint, without asking again, and with its styles',
  async (path) => {
    const { page, problems } = await shop.visit();
    const requested: string[] = [];
    page.on('request', (request) => {
      const operation = operationOf(request);
      if (operation) requested.push(operation.operationName);
    });
    // Further products, the hearts and Share need scripts: the browser alone loads and shows them.
    for (const part of ['MoreProducts', 'ProductActions', 'SaveButton'])
      await page.route(`**/assets/${part}-*`, showNothing(part));
    await page.goto(path.replace(':id', await firstProduct()));
    await page
      .getByRole('button', { name: /theme|dark|light/i })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(rulesOfScripts)).toEqual([]);
  },
);

test('a part whose code is loaded after hydration keeps what the server rendered, without asking again', async () => {
  const { page, problems } = await shop.visit();
  const requested: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) requested.push(operation.operationName);
  });
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/MoreProducts-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const MoreProducts = () => null;' }),
  );
  await page.route('**/assets/ProductFacts-*', async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.goto(`/productscreen/${await firstProduct()}`);
  // Not rendered by the server.
  await page.getByRole('button', { name: 'Share' }).waitFor();
  expect(await page.evaluate(isHydrated)).toBe(false);
  load();
  await loaded;
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  expect(problems).toEqual([]);
});

/** In a product page: whether React has taken over the attributes of the product. */
const isHydrated = () =>
  Object.keys(document.querySelector('main dl')!).some((key) => key.startsWith('__reactProps'));

/** Style rules that a script has inserted; those of the server are in the HTML. */
const rulesOfScripts = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => !ownerNode?.textContent)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

async function firstProduct(): Promise<string> {
  const response = await fetch(`${shop.url}/api/products`);
  const { products } = (await response.json()) as { products: { _id: string }[] };
  return products[0]!._id;
}

test('no script is requested before the first picture has loaded', async () => {
  const { page } = await shop.visitAnew();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('requestfinished', (request) => seen.push(`has come: ${request.url()}`));
  await page.goto(`/productscreen/${await firstProduct()}`);
  const picture = seen.findIndex((url) => /has come: .*\/images\//.test(url));
  const script = seen.findIndex((url) => url.endsWith('.js'));
  expect(picture).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(picture);
});

test('pages turn by links, and a page beyond the end leads back', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  await page
    .getByRole('navigation', { name: /page/i })
    .getByRole('link', { name: '2', exact: false })
    .first()
    .click();
  await page.waitForURL('/page/2');
  await page.goto('/page/99');
  await page.getByText('No products on this page').waitFor();
});

test('on a phone the list of categories closes on the screen that it leads to', async () => {
  const { page } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await page.goto('/');
  const list = page.getByRole('navigation', { name: 'Categories' });
  await list.getByText('Categories', { exact: true }).click();
  await list.getByRole('link', { name: 'Electronics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Electronics' }).waitFor();
  await list.getByRole('link', { name: 'Electronics' }).waitFor({ state: 'hidden' });
});

test('search keeps the word, and finds nothing politely', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  const box = page.getByPlaceholder('Search products...');
  await box.fill('  50% / #2?  ');
  await box.press('Enter');
  await page.waitForURL('/search/50%25%20%2F%20%232%3F');
  expect(await box.inputValue()).toBe('50% / #2?');
  await box.fill('   ');
  await box.press('Enter');
  await page.waitForURL('/');
});

test('both addresses of a product show it; an unknown one says so', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  const href = await page
    .getByRole('link', { name: 'Byway 35 Film Camera', exact: true })
    .getAttribute('href');
  await page.goto(href!.replace('/productscreen/', '/product/'));
  await page.getByRole('heading', { level: 1, name: 'Byway 35 Film Camera' }).waitFor();
  const response = await page.goto('/productscreen/01a15ed0-4858-7001-9b43-714cd9c522e3');
  expect(response?.status()).toBe(404);
  await page.getByRole('alert').filter({ hasText: 'Product not found.' }).waitFor();
  await page.getByRole('link', { name: 'See all products' }).click();
  await page.waitForURL('/');
});

test('a screen that needs scripts says so without them', async () => {
  const { page } = await shop.visitAnew({ javaScriptEnabled: false });
  for (const path of ['/cart', '/login', '/profile', '/admin/productlist']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'JavaScript is off' }).waitFor();
  }
  await page.getByRole('link', { name: 'The products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Latest Products' }).waitFor();
});

test('products are put into the cart without scripts, and are still there with them', async () => {
  const { page } = await shop.visitAnew({ javaScriptEnabled: false });
  const choose = async (name: string, qty: string) => {
    await page.goto(`/search/${name}`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Quantity' }).selectOption(qty);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL('/cart');
  };
  const lines = page.getByRole('main').getByRole('listitem');
  await choose('Byway 35 Film Camera', '2');
  await choose('Nightreel Movie Camera', '1');
  expect(await lines.count()).toBe(2);
  await page.locator('main noscript p').waitFor();
  await page.getByRole('spinbutton', { name: 'Quantity of Byway 35 Film Camera' }).fill('3');
  await lines.first().getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Remove Nightreel Movie Camera' }).click();
  expect(await lines.count()).toBe(1);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cart');

  const { page: withScripts } = await shop.visit();
  await withScripts.context().addCookies([cookie!]);
  await withScripts.goto('/cart');
  await withScripts.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
  await withScripts.getByRole('button', { name: 'Proceed To Checkout' }).waitFor();
  await expect.poll(() => withScripts.evaluate(() => document.cookie)).not.toContain('cart=');
});

test('a quantity that was chosen before the app had started is what goes into the cart', async () => {
  const { page } = await shop.visit();
  await page.goto('/search/Byway');
  const address = await page
    .getByRole('link', { name: 'Byway 35 Film Camera', exact: true })
    .getAttribute('href');
  const start = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await start.promise;
    await route.continue();
  });
  await page.evaluate((to) => void location.assign(to), address!);
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  start.resolve();
  await page.waitForFunction(listens);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
});

test('signing out forgets the person and the cart and leads home', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByRole('button', { name: 'Sam Shopper' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  const kept = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('cart')]);
  expect(kept[0]).toBeNull();
  expect(JSON.parse(kept[1] ?? '{"cartItems":[]}').cartItems).toEqual([]);
});

test('a removed line comes back with Undo, in its place', async () => {
  const { page } = await shop.visit();
  await addToCart(page, 'Byway 35 Film Camera');
  await addToCart(page, 'Barnaby Teddy Bear', 3);
  await page.getByRole('button', { name: /Remove.*Camera/ }).click();
  await page.getByText('Subtotal (3) items').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Subtotal (4) items').waitFor();
  const lines = page.getByRole('main').getByRole('link', { name: /Camera|Bear/ });
  expect((await lines.allTextContents()).filter(Boolean)).toEqual([
    'Byway 35 Film Camera',
    'Barnaby Teddy Bear',
  ]);
});

test('a broken cart is survived', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('cart', '{"cartItems":[null,{"_id":4}]}'));
  await page.goto('/cart');
  await page.getByText('Your cart is empty').waitFor();
  expect(problems).toEqual([]);
});

test('a browser that lets no site store anything can look around and fill a cart', async () => {
  const { page, problems } = await shop.visitAnew();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  await addToCart(page, 'Byway 35 Film Camera');
  await page.getByText('Subtotal (1) items').waitFor();
  await page.reload();
  await page.getByText('Your cart is empty').waitFor();
  expect(problems).toEqual([]);
});

test.each([
  '/shipping',
  '/payment',
  '/placeorder',
  '/order/01a15ed0-4858-7001-9b43-714cd9c522e3',
  '/profile',
])('a guest at %s is asked to sign in first and comes back', async (path) => {
  const { page } = await shop.visit();
  await page.goto(path);
  await page.waitForURL(`/login?redirect=${path}`);
});

// More of them: web/features/accounts/safe-redirect.test.ts.
test.each(['//evil.example'])('the redirect target %j stays in the shop', async (target) => {
  const { page } = await shop.visit();
  await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
  await page.getByLabel('Email').fill(logins.shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(logins.shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/');
  expect(new URL(page.url()).origin).toBe(shop.url);
});

test('a wrong password is reported beside what was typed', async () => {
  const { page } = await shop.visit();
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password.' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
});
