import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let productIds: string[];
let orderIds: string[];
let userId: string;

/** Puts each text everywhere that somebody can write: products, names, reviews and addresses. */
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.api(logins.admin);
  productIds = [];
  orderIds = [];
  for (const [n, text] of hostileTexts.entries()) {
    const { createProduct } = await admin<{ createProduct: { id: string } }>(
      'mutation($input: ProductInput) { createProduct(input: $input) { id } }',
      {
        input: {
          name: text,
          brand: text,
          category: text,
          description: text,
          image: `/images/${encodeURIComponent(text)}`,
          price: 100,
          countInStock: 9,
          isDraft: false,
        },
      },
    );
    productIds.push(createProduct.id);
    const person = await shop.api();
    const { register } = await person<{ register: { id: string } }>(
      'mutation($input: RegisterInput!) { register(input: $input) { id } }',
      {
        input: {
          name: text,
          email: `'"><img/src=x/onerror=window.__xss=90>${n}@example.com`,
          password: 'long enough',
        },
      },
    );
    userId = register.id;
    await person('mutation($input: ReviewInput!) { reviewProduct(input: $input) { id } }', {
      input: { productId: productIds[0], rating: 5, comment: text },
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
    orderIds.push(placeOrder.id);
  }
}, 180_000);
afterAll(() => shop?.close());

test('texts that look like scripts run nowhere in the shop, nor in the admin area', async () => {
  const { page, problems } = await shop.visitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, logins.admin);
  const shownAt = [
    ...[
      '/',
      '/page/2',
      '/page/3',
      '/page/4',
      '/search/window',
      `/search/${encodeURIComponent(hostileTexts[0] ?? '')}`,
    ],
    ...productIds.slice(0, 6).map((id) => `/productscreen/${id}`),
    ...orderIds.filter((_, n) => n % 8 === 0).map((id) => `/order/${id}`),
    ...['productlist', 'userlist', 'orderlist'].flatMap((list) => [
      `/admin/${list}`,
      `/admin/${list}?page=2`,
    ]),
    `/editproducts/${productIds[3]}`,
    `/admin/useredit/${userId}`,
  ];
  for (const path of shownAt) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss), path).toBeUndefined();
    const text = `${await page.locator('body').innerText()} ${await page.locator('input, textarea').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(' '))}`;
    if (!path.startsWith('/order/')) expect(text, path).toMatch(/__xss|javascript:|NONCE/);
  }
  expect(dialogs).toEqual([]);
  expect(
    problems.filter((problem) => /content security policy|refused to|syntaxerror/i.test(problem)),
  ).toEqual([]);
}, 240_000);
