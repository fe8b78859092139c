import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, goToPlaceOrder, openPayment, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  // A currency sign other than that of the charged currency, and corrected texts.
  shop = await openShop({ DISPLAY_SYMBOL: '$', TEXTS: 'en-x-fixed' });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function findProduct(name: string) {
  const guest = await shop.api();
  const { products } = await guest<{
    products: { products: { id: string; countInStock: number; price: number }[] };
  }>('query($name: String!) { products(keyword: $name) { products { id countInStock price } } }', { name });
  const [product] = products.products;
  if (!product) throw new Error(`There is no ${name}.`);
  return product;
}

/** Retries, since guests share cached responses for up to two seconds. */
function showsStock(name: string, countInStock: number): Promise<void> {
  const inStock = async () => (await findProduct(name)).countInStock;
  return expect.poll(inStock, { timeout: 10_000, interval: 250 }).toBe(countInStock);
}

test('a guest finds a product, signs up on the way, pays and sees the paid order', async () => {
  const { page, problems } = await shop.visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Quietfield Wireless Headphones', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Quietfield Wireless Headphones' }).waitFor();
  await page.getByLabel('Quantity').selectOption('2');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
  await page.getByText('Subtotal (2) items').waitFor();
  await page.getByText('$20,697.70', { exact: true }).first().waitFor();
  await page.getByText('You will be charged ₹20,697.70 (INR)').waitFor();

  await page.getByText('Proceed To Checkout').click();
  await page.waitForURL('/login?redirect=/shipping');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('/sign/?redirect=/shipping');
  await page.getByLabel('Name').fill('Grace Guest');
  await page.getByLabel('Email Address').fill('grace@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm Password').fill('a long secret');
  await page.getByRole('button', { name: 'Register' }).click();

  await fillShipping(page);
  expect(await page.getByLabel('PayPal or Credit Card').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/placeorder');
  await page.getByText('2 x $8,999.00 = $17,998.00').waitFor();
  await page.getByText('You will be charged ₹20,697.70 (INR)').waitFor();
  await page.getByRole('button', { name: 'Place Order - ₹20,697.70 (INR)' }).waitFor();
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();

  await page.waitForURL(/\/order\/[\w-]+$/);
  await page.getByText(/^Paid on \d{4}-\d\d-\d\d$/).waitFor();
  await page.getByText('Not Delivered').waitFor();
  expect(await page.getByRole('link', { name: 'grace@example.com' }).getAttribute('href')).toBe(
    'mailto:grace@example.com',
  );
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));
  expect(stored.cartItems).toEqual([]);
  expect(problems).toEqual([]);
});

test('a payment that fails can be tried again in the same window; it is one order', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await goToPlaceOrder(page);
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: 'Fail' }).click();
  await dialog.getByRole('alert').waitFor();
  const failure = page.getByText(/^Payment failed: /);
  await failure.waitFor({ state: 'attached' });
  // It does not close by itself while the pointer is over it.
  await failure.dispatchEvent('mouseover');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/order\//);
  await page.getByText('Thank you. Your order is placed.').waitFor();
  await failure.waitFor({ state: 'detached' });
  await page.getByText(/^Paid on/).waitFor();
  expect(problems).toEqual([]);
});

test('a payment that is cancelled charges nothing, keeps the cart and gives the stock back', async () => {
  const before = await findProduct('Longitude Automatic Watch');
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Longitude Automatic Watch', 2);
  await goToPlaceOrder(page);
  const dialog = await openPayment(page);
  await showsStock('Longitude Automatic Watch', before.countInStock - 2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const cancelled = page.getByText('Payment cancelled. Nothing was charged.');
  // While it is pointed at, it does not go by itself.
  await cancelled.dispatchEvent('mouseover');
  expect(new URL(page.url()).pathname).toBe('/placeorder');
  await showsStock('Longitude Automatic Watch', before.countInStock);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));
  expect(stored.cartItems).toMatchObject([{ name: 'Longitude Automatic Watch', qty: 2 }]);

  const again = await openPayment(page);
  await cancelled.waitFor({ state: 'detached' });
  await again.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText(/^Paid on/).waitFor();
});

test('the tab is closed right after paying: the order still appears, paid', async () => {
  const { page, context } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Windhover Kite');
  await goToPlaceOrder(page);
  const before = await paidOrders();
  // The request after the payment never leaves the browser.
  await page.route(GRAPHQL, (route) =>
    route.request().postData()?.includes('placeOrder(') ? route.abort() : route.continue(),
  );
  const dialog = await openPayment(page);
  const paid = page.waitForResponse((response) => response.url().endsWith('/sandbox/checkout/pay'));
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await paid;
  await context.close();
  await expect.poll(paidOrders).toBe(before + 1);
});

async function paidOrders(): Promise<number> {
  const shopper = await shop.api(logins.shopper);
  const { me } = await shopper<{ me: { orders: { orders: { isPaid: boolean }[] } } }>(
    '{ me { orders { orders { isPaid } } } }',
  );
  return me.orders.orders.filter(({ isPaid }) => isPaid).length;
}

test('a price that changed during checkout is shown before anything is charged; the new price can be paid', async () => {
  const product = await findProduct('Pennant 6 Smartphone');
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Pennant 6 Smartphone');
  await goToPlaceOrder(page);
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id: product.id, price: 35000 },
  });
  await page.getByRole('button', { name: /^Place Order/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Pennant 6 Smartphone' });
  await notice.waitFor();
  expect(await notice.textContent()).toContain('$350.00');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByText('1 x $350.00 = $350.00').waitFor();
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText(/^Paid on/).waitFor();
});

test('two browsers want the last unit: one pays for it, the other sees that it is sold out before being charged', async () => {
  const product = await findProduct('Greenwood Jigsaw, 1,000 Pieces');
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id: product.id, countInStock: 1 },
  });
  const [first, second] = [await shop.visit(), await shop.visit()];
  for (const [{ page }, login] of [
    [first, logins.shopper],
    [second, logins.admin],
  ] as const) {
    await signIn(page, login, '');
    await addToCart(page, 'Greenwood Jigsaw, 1,000 Pieces');
    await goToPlaceOrder(page);
  }
  const dialog = await openPayment(first.page);
  await dialog.waitFor();
  await second.page.getByRole('button', { name: /^Place Order/ }).click();
  await second.page.getByRole('alert').filter({ hasText: 'Greenwood Jigsaw' }).waitFor();
  expect(await second.page.getByRole('dialog').count()).toBe(0);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await first.page.getByText(/^Paid on/).waitFor();
  await showsStock('Greenwood Jigsaw, 1,000 Pieces', 0);
});

test('a double click on Place Order opens one payment', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Barnaby Teddy Bear');
  await goToPlaceOrder(page);
  let started = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('startCheckout(')) started += 1;
  });
  await page.getByRole('button', { name: /^Place Order/ }).dblclick();
  await page.getByRole('dialog', { name: /^Pay / }).waitFor();
  expect(started).toBe(1);
});

test('with corrected texts an admin deletes a product', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/productlist?keyword=Saturday');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('status').getByText('Product deleted', { exact: true }).waitFor();
});

test('an admin is warned of a sign that is not that of the currency', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/productlist');
  await page
    .getByRole('alert')
    .getByText('Prices are shown with $, but payments are made in INR (₹).')
    .waitFor();
});
