import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { follow, signIn } from './walks.ts';

let shop: Shop;
const products: string[] = [];
const orders: string[] = [];
const people: { id: string; email: string; password: string }[] = [];

/** Writes each text into every field that users can fill: products, names, e-mail addresses, reviews and addresses. */
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.api(logins.admin);
  for (const [n, text] of hostileTexts.entries()) {
    // Names are one line, without marks of direction.
    const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
    const { createProduct } = await admin<{ createProduct: { id: string } }>(
      'mutation($input: ProductInput) { createProduct(input: $input) { id } }',
      {
        input: {
          name: line,
          brand: line,
          category: line,
          description: text,
          // Such a text is refused as an address.
          image: '/images/none.webp',
          price: 100,
          countInStock: 9,
          isDraft: false,
        },
      },
    );
    products.push(createProduct.id);
    const person = await shop.api();
    // What the grammar of addresses leaves of such a text.
    const email = `'/onerror=window.__xss=90/'${n}@example.com`;
    const login = { email, password: 'long enough' };
    const { register } = await person<{ register: { id: string } }>(
      'mutation($input: RegisterInput!) { register(input: $input) { id } }',
      { input: { name: line, ...login } },
    );
    people.push({ id: register.id, ...login });
    await person('mutation($input: ReviewInput!) { reviewProduct(input: $input) { id } }', {
      input: { productId: products[0], rating: 5, comment: text },
    });
    const { startCheckout } = await person<{ startCheckout: { id: string } }>(
      'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          lines: [{ productId: createProduct.id, qty: 1 }],
          shippingAddress: { address: text, city: text, postalCode: text.slice(0, 20), country: text },
          paymentMethod: 'PayPal',
        },
      },
    );
    const { placeOrder } = await person<{ placeOrder: { id: string } }>(
      'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input: { checkoutId: startCheckout.id } },
    );
    orders.push(placeOrder.id);
  }
});
afterAll(() => shop?.close());

afterEach(() => shop.endVisits());

/** A browser that records each dialog. */
async function watchedPage(login: { email: string; password: string }) {
  const { page } = await shop.visit();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, login, '');
  return { page, dialogs };
}

/** Waits until the page shows one of the texts, in words or in a field; none of them may have run. */
async function showsHarmless(page: Page, where: string): Promise<void> {
  const shown = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const text = [document.body.innerText, ...fields.map(({ value }) => value)].join(' ');
    return /__xss|javascript:/.test(text);
  };
  await page.waitForFunction(shown).catch(() => expect.fail(`${where} shows none of the texts`));
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss), where).toBeUndefined();
}

async function walk(
  page: Page,
  paths: string[],
  visit: (path: string) => Promise<unknown> = (path) => page.goto(path),
): Promise<void> {
  for (const path of paths) {
    await visit(path);
    await showsHarmless(page, path);
  }
}

/** Every eleventh text: the lists show all of them, and `web/hostile-texts.test.tsx` renders all of them on every page. */
const some = <T>(all: T[]) => all.filter((_, n) => n % 11 === 0);

test('texts that look like scripts run nowhere in the shop', async () => {
  const { page, dialogs } = await watchedPage(people[3]!);
  await walk(page, [
    ...['/', '/page/2', '/page/3', '/page/4', '/search/window'],
    ...some(hostileTexts).map((text) => `/search/${encodeURIComponent(text)}`),
    ...some(products).map((id) => `/productscreen/${id}`),
    ...[`/order/${orders[3]}`, '/profile'],
  ]);
  await page.goto(`/productscreen/${products[0]}`);
  const more = page.getByRole('button', { name: 'Show more reviews' });
  while (await more.isVisible()) await more.click();
  await showsHarmless(page, 'all reviews');
  for (const id of products.slice(0, 3)) {
    await page.goto(`/productscreen/${id}`);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL('/cart');
  }
  await showsHarmless(page, '/cart');
  await page.goto('/shipping');
  for (const [n, label] of ['Address', 'City', 'Country'].entries())
    await page.getByLabel(label).fill(hostileTexts[n] ?? '');
  await page.getByLabel('Postal Code').fill('<svg onload=__xss=1>');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/payment');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/placeorder');
  await showsHarmless(page, '/placeorder');
  await walk(page, ['/shipping']);
  expect(dialogs).toEqual([]);
  expect(shop.blocked).toEqual([]);
});

test('nor do they run in the admin area', async () => {
  const { page, dialogs } = await watchedPage(logins.admin);
  const lists = ['productlist', 'userlist', 'orderlist'];
  const paths = [
    ...lists.flatMap((list) => [1, 2].map((number) => `/admin/${list}?page=${number}`)),
    ...lists.map((list) => `/admin/${list}?keyword=${encodeURIComponent(hostileTexts[0] ?? '')}`),
    ...some(orders).map((id) => `/order/${id}`),
    ...some(products).map((id) => `/editproducts/${id}`),
    ...some(people).map(({ id }) => `/admin/useredit/${id}`),
  ];
  // The server renders nothing of these, so that a document of each would show no more.
  await walk(page, paths, (path) => follow(page, path));
  expect(dialogs).toEqual([]);
  expect(shop.blocked).toEqual([]);
});

test('a script that got into a page would be kept from running, and be noticed', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__xss = 1';
    document.body.append(script);
  });
  await expect.poll(() => shop.blocked.splice(0)).toEqual([expect.stringMatching(/inline script/i)]);
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined();
});

test('what attackers send and people type begins no line of the log and stands in none', async () => {
  const forged = '\r\n{"level":30,"time":"2026-11-20","msg":"forged: 4111 1111 1111 1111"}\r\n';
  await fetch(`${shop.url}/order/${encodeURIComponent(forged)}`, {
    headers: { 'user-agent': 'a long secret' },
  });
  await fetch(`${shop.url}/api/users/auth?password=a+long+secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'session=stolen' },
    body: `{"email": "grace@example.com", "password": "a long secret${forged}`,
  });
  const person = await shop.api();
  const input = {
    name: '4111 1111 1111 1111',
    email: '+91 98765 43210@example.com',
    password: 'a long secret',
  };
  const registered = person('mutation($input: RegisterInput!) { register(input: $input) { id } }', { input });
  await expect(registered).rejects.toThrow();
  // The log is checked when the shop closes.
  expect(shop.log().split('\n').length).toBeGreaterThan(300);
});
