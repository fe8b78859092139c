import type { Page } from 'playwright-core';

/** Ways through the shop that several journeys begin with. */

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/');
}

/** Opens a product through search and puts it into the cart. */
export async function addToCart(page: Page, name: string, qty = 1): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('Search products...').fill(name);
  await page.getByPlaceholder('Search products...').press('Enter');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Quantity').selectOption(String(qty));
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
}

/** From the cart of somebody signed in to the last step before paying. */
export async function goToPlaceOrder(page: Page): Promise<void> {
  await page.goto('/cart');
  await page
    .getByRole('button', { name: 'Proceed To Checkout' })
    .or(page.getByRole('link', { name: 'Proceed To Checkout' }))
    .click();
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/placeorder');
}

export async function fillShipping(page: Page): Promise<void> {
  await page.waitForURL('/shipping');
  await page.getByLabel('Address').fill('1 Elm Street');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Postal Code').fill('411001');
  await page.getByLabel('Country').fill('India');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/payment');
}

/** Presses Place Order and answers the payment dialog. */
export async function openPayment(page: Page) {
  await page.getByRole('button', { name: /^Place Order/ }).click();
  return page.getByRole('dialog', { name: /^Pay / });
}
