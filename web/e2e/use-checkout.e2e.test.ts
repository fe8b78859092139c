import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { delayResponses } from './slow-responses.ts';
import { addToCart, fillShipping, goToPlaceOrder, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const PHONE = { width: 412, height: 823 };
const CAMERA = 'Byway 35 Film Camera';

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
/** The total, once the server has priced the cart. */
async function quotedTotal(page: Page): Promise<string | null> {
  await page.locator('[aria-label="Order summary"][aria-busy=false]').waitFor();
  return summary(page).locator('dd').last().textContent();
}

/** Puts a product at this price (minor units) into the cart. */
async function addAt(page: Page, price: number): Promise<void> {
  const admin = await shop.api(logins.admin);
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation { createProduct { id } }',
  );
  await admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id: createProduct.id, price, isDraft: false, countInStock: 5 },
  });
  await page.goto(`/productscreen/${createProduct.id}`);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
}

describe('what it costs', () => {
  test('on a phone the total is seen without scrolling on every step, and is the same to the cent', async () => {
    const { page } = await shop.visit({ viewport: PHONE });
    await signIn(page, logins.shopper, '');
    await addToCart(page, CAMERA, 2);
    const labels = await summary(page).locator('dt').allTextContents();
    expect(labels).toEqual(['Subtotal (2) items', 'Shipping', 'Tax', 'Total']);
    const total = await quotedTotal(page);
    await goToPlaceOrder(page);
    for (const path of ['/shipping', '/payment']) {
      await page.goto(path);
      const amount = summary(page).getByRole('button', { name: `Order summary Total ${total}` });
      expect(await quotedTotal(page)).toBe(total);
      const { y, height } = (await amount.boundingBox())!;
      expect(y, path).toBeGreaterThan(0);
      expect(y + height, path).toBeLessThan(PHONE.height);
    }
    const fold = summary(page).getByRole('button', { name: /^Order summary/ });
    const tax = summary(page).getByText('Tax', { exact: true });
    for (const isShown of [true, false]) {
      await fold.press('Enter');
      await tax.waitFor({ state: isShown ? 'visible' : 'hidden' });
      expect(await fold.getAttribute('aria-expanded')).toBe(String(isShown));
    }
    await page.goto('/placeorder');
    expect(await quotedTotal(page)).toBe(total);
    // The last step shows all prices once, below the items.
    expect(await page.getByText(total!, { exact: true }).count()).toBe(1);
    const items = await page.getByRole('heading', { name: 'Order Items' }).boundingBox();
    expect((await summary(page).boundingBox())!.y).toBeGreaterThan(items!.y);
    const button = page.getByRole('button', { name: `Place Order - ${total}` });
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  });

  // What else it says: web/features/checkout/free-shipping.test.tsx.
  test.each([
    [10_000, 'Add ₹0.01 more for free shipping', '₹100.00'],
    [10_001, 'Your order ships free', '₹0.00'],
  ])('a cart of %d cents says: %s', async (price, note, shipping) => {
    const { page } = await shop.visit();
    await addAt(page, price);
    await page.getByText(note).waitFor();
    await quotedTotal(page);
    expect(await summary(page).locator('dd').nth(1).textContent()).toBe(shipping);
  });

  test('a new quantity counts in the same frame; the last prices stay until the server has priced it', async () => {
    const { page } = await shop.visit();
    await addToCart(page, CAMERA);
    await quotedTotal(page);
    const height = async () => (await summary(page).boundingBox())?.height;
    const before = await height();
    const respond = await delayResponses(page);
    const select = page.getByLabel(`Quantity of ${CAMERA}`);
    const shown = await select.evaluate(async (element: HTMLSelectElement) => {
      element.value = '2';
      element.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      const drawn = document.querySelector('[aria-label="Order summary"]');
      return { text: drawn?.textContent, isBusy: drawn?.ariaBusy };
    });
    expect(shown).toEqual({
      text: expect.stringContaining('Subtotal (2) items₹28,900.00Shipping₹0.00'),
      isBusy: 'true',
    });
    expect(await height()).toBe(before);
    respond();
    await summary(page).getByText('₹57,800.00').waitFor();
    expect(await quotedTotal(page)).toBe('₹66,470.00');
    expect(await height()).toBe(before);
  });

  test('the prices of a cart that has not changed are there before any answer', async () => {
    const { page } = await shop.visit();
    await addToCart(page, CAMERA);
    const total = await quotedTotal(page);
    const respond = await delayResponses(page);
    await page.reload();
    expect(await quotedTotal(page)).toBe(total);
    await summary(page).getByText('These are the last known prices.').waitFor();
    respond();
    await summary(page).getByText('These are the last known prices.').waitFor({ state: 'detached' });
  });

  test('a cart that the shop does not price says why', async () => {
    const { page } = await shop.visit();
    await addToCart(page, CAMERA);
    await quotedTotal(page);
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart')!);
      Object.assign(cart.cartItems[0], { qty: 9_999, countInStock: 10_000 });
      localStorage.setItem('cart', JSON.stringify(cart));
    });
    const admin = await shop.api(logins.admin);
    const { products } = await admin<{ products: { products: { id: string; price: number }[] } }>(
      'query($name: String!) { products(keyword: $name) { products { id price } } }',
      { name: CAMERA },
    );
    const [{ id, price }] = products.products as [{ id: string; price: number }];
    const update = 'mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
    await admin(update, { input: { id, price: 99_999_999 } });
    await page.reload();
    await summary(page).getByText('This cart is too valuable for one order.').waitFor();
    await admin(update, { input: { id, price } });
  });
});

describe('steps', () => {
  test('finished steps are links, the current one is named, later ones lead nowhere', async () => {
    const { page } = await shop.visit();
    await signIn(page, logins.shopper, '');
    await addToCart(page, CAMERA);
    await page.goto('/shipping');
    const steps = page.getByRole('navigation', { name: 'Checkout steps' });
    await steps.waitFor();
    const drawn = () =>
      steps
        .locator('li > *')
        .evaluateAll((all) =>
          all.map((step) =>
            [step.textContent, step.getAttribute('href'), step.ariaCurrent, step.ariaDisabled].join(' '),
          ),
        );
    expect(await drawn()).toEqual([
      'Cart /cart  ',
      'Shipping  step ',
      'Payment   true',
      'Place order   true',
    ]);
    await steps.getByRole('link', { name: 'Cart' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
    await fillShipping(page);
    expect(await drawn()).toEqual([
      'Cart /cart  ',
      'Shipping /shipping  ',
      'Payment  step ',
      'Place order   true',
    ]);
    await steps.getByRole('link', { name: 'Shipping' }).press('Enter');
    await page.waitForURL('/shipping');
    expect(await page.getByLabel('City').inputValue()).toBe('Pune');
  });

  test('buttons say what they do, and the paying one waits for the server', async () => {
    const { page } = await shop.visit();
    await signIn(page, logins.shopper, '');
    await addToCart(page, CAMERA);
    await page.goto('/shipping');
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
    await goToPlaceOrder(page);
    const respond = await delayResponses(page);
    const button = page.getByRole('button', { name: /^Place Order - ₹[\d,.]+$/ });
    await button.click();
    expect(await button.isDisabled()).toBe(true);
    await button.getByRole('progressbar').waitFor();
    expect(new URL(page.url()).pathname).toBe('/placeorder');
    respond();
    await page.getByRole('dialog', { name: /^Pay / }).waitFor();
  });
});

describe('fields', () => {
  /** Each field of the page: its label, whether it is required, and what the browser may fill in. */
  const fields = (page: Page) =>
    page
      .getByRole('main')
      .locator('input, select, textarea')
      .evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ labels, required, autocomplete }) => [labels?.[0]?.textContent, required, autocomplete]),
      );

  test('shipping asks for a name and four things more, each labelled, required and filled in by the browser', async () => {
    const { page } = await shop.visit();
    await signIn(page, logins.shopper, '');
    await addToCart(page, CAMERA);
    await page.goto('/shipping');
    await expect
      .poll(() => fields(page))
      .toEqual([
        ['Full name', true, 'name'],
        ['Address', true, 'street-address'],
        ['City', true, 'address-level2'],
        ['Postal Code', true, 'postal-code'],
        ['Country', true, 'country-name'],
      ]);
    expect(await page.getByLabel('Full name').inputValue()).not.toBe('');
  });

  test('sign in, sign up and profile name each field to the browser and to everybody', async () => {
    const { page } = await shop.visit();
    await page.goto('/login');
    await expect
      .poll(() => fields(page))
      .toEqual([
        ['Email Address', true, 'email webauthn'],
        ['Password', true, 'current-password'],
      ]);
    const person = [
      ['Name', true, 'name'],
      ['Email Address', true, 'email'],
    ];
    await page.goto('/sign');
    await expect
      .poll(() => fields(page))
      .toEqual([...person, ['Password', true, 'new-password'], ['Confirm Password', true, 'new-password']]);
    await signIn(page, logins.shopper, '/profile');
    await expect
      .poll(() => fields(page))
      .toEqual([...person, ['Password', false, 'new-password'], ['Confirm Password', false, 'new-password']]);
    await page.getByText('Leave it empty to keep your password.').waitFor();
  });

  test('typing never complains; leaving and submitting do, at the first wrong field', async () => {
    const { page } = await shop.visit();
    await page.goto('/sign');
    const email = page.getByLabel('Email Address');
    const invalid = page.locator('[aria-invalid=true]');
    await email.pressSequentially('g');
    expect(await invalid.count()).toBe(0);
    await email.press('Tab');
    expect(await invalid.count()).toBe(1);
    await page.getByRole('button', { name: 'Register' }).click();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
    expect(await invalid.count()).toBe(4);
    for (const field of await invalid.all()) {
      const told = await field.evaluate((input) =>
        input
          .getAttribute('aria-describedby')!
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      );
      expect(told).toEqual([expect.stringMatching(/^(\w+ ){1,2}is required\.$|^Enter an email address/)]);
    }
    await email.fill('grace@example.com');
    expect(await email.getAttribute('aria-invalid')).toBe('false');
  });

  test('after a refusal by the server what was typed stays, passwords do not', async () => {
    const { page } = await shop.visit();
    await page.goto('/sign');
    await page.getByLabel('Name').fill('Sam Again');
    await page.getByLabel('Email Address').fill(logins.shopper.email);
    await page.getByLabel('Password', { exact: true }).fill('a long secret');
    await page.getByLabel('Confirm Password').fill('a long secret');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.locator('[aria-invalid=true]').or(page.getByRole('alert')).first().waitFor();
    expect(
      await page
        .getByRole('main')
        .locator('input')
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
    ).toEqual(['Sam Again', logins.shopper.email, '', '']);
  });
});
