import type { Locator, Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { WITHOUT_APP } from './visitors.ts';

/** Steps with which several journeys begin. */

/** Signs a user in as the form does, and opens the home page; or, in a new visit, `firstPage` alone, or none when it is empty: the home page takes a second. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  firstPage?: string,
): Promise<void> {
  const query =
    'mutation($input: SignInInput!) { signIn(input: $input) { id name email isAdmin permissions } }';
  const response = await page.request.post('/graphql', {
    data: { query, variables: { input: { email, password } } },
  });
  const { id, ...user } = (await response.json()).data.signIn;
  if (firstPage === undefined) await page.goto('/');
  else if (!page.url().endsWith(WITHOUT_APP)) await page.goto(WITHOUT_APP);
  await page.evaluate(
    (viewer) => {
      localStorage.setItem('user', viewer);
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    },
    JSON.stringify({ _id: id, ...user }),
  );
  if (firstPage) await page.goto(firstPage);
}

/** Goes to an address as a link of the app does. */
const pushAddress = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Milliseconds without a request after which a page has all its data, as for Playwright. */
const IDLE_MS = 500;

/**
 * Opens an address as a link of the app does, and waits until the page has all its data. The document stays, if it is one of
 * the app: loading it takes most of the processor time of a page.
 */
export async function follow(page: Page, address: string): Promise<void> {
  if ((await page.locator('#root').count()) === 0) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return;
  }
  const open = new Set<Request>();
  let changed = performance.now();
  const begin = (request: Request) => {
    // A stream of events stays open.
    if (request.resourceType() !== 'eventsource') open.add(request);
  };
  const end = (request: Request) => {
    open.delete(request);
    changed = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await pushAddress(page, address);
  const isQuiet = () => open.size === 0 && performance.now() - changed > IDLE_MS;
  const isIdle = async () => {
    if (isQuiet())
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })));
    return isQuiet();
  };
  await vi.waitUntil(isIdle, { timeout: 30_000 });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Opens a product, in the document that is open if it is one of the app, and adds it to the cart. */
export async function addToCart(page: Page, name: string, qty = 1): Promise<void> {
  const query = 'query($name: String) { products(keyword: $name) { products { id name } } }';
  const response = await page.request.post('/graphql', { data: { query, variables: { name } } });
  const products: { id: string; name: string }[] = (await response.json()).data.products.products;
  const address = `/productscreen/${products.find((product) => product.name === name)!.id}`;
  if ((await page.locator('#root').count()) === 0) {
    // The lightest screen of the app. It has no heading before the app has started.
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
  }
  await pushAddress(page, address);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByLabel('Quantity').selectOption(String(qty));
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
}

/** From the cart of somebody signed in to the last step before paying. */
export async function goToPlaceOrder(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/cart') await page.goto('/cart');
  await page
    .getByRole('button', { name: 'Proceed To Checkout' })
    .or(page.getByRole('link', { name: 'Proceed To Checkout' }))
    .click();
  await typeAddress(page);
  // Skipped when there is one choice, and it was confirmed before.
  const payment = page.getByRole('button', { name: 'Continue to review' });
  await payment.or(page.getByRole('button', { name: /^Place Order/ })).waitFor();
  if (await payment.isVisible()) await payment.click();
  await page.waitForURL('/placeorder');
}

/** Fills in the shipping step, and waits for the payment step, which a first purchase passes. */
export async function fillShipping(page: Page): Promise<void> {
  await typeAddress(page);
  await page.getByRole('heading', { name: 'Payment Method', level: 1 }).waitFor();
}

async function typeAddress(page: Page): Promise<void> {
  await page.waitForURL('/shipping');
  const name = page.getByLabel('Full name');
  if ((await name.inputValue()) === '') await name.fill('Gilda Guest');
  await page.getByLabel('Address').fill('1 Elm Street');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Postal Code').fill('411001');
  await page.getByLabel('Country').fill('India');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Presses Place Order and completes the payment dialog. */
export async function openPayment(page: Page) {
  await page.getByRole('button', { name: /^Place Order/ }).click();
  return page.getByRole('dialog', { name: /^Pay / });
}

/** Opens a mail of the shop's mailbox by its subject, once the mailbox is the page. It is sent within a second or two. */
export async function openMail(page: Page, subject: string | RegExp): Promise<void> {
  const mail = page.getByRole('link', { name: subject });
  await page.waitForURL('**/sandbox/mail');
  await expect
    .poll(
      async () => {
        await page.reload();
        return mail.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await mail.click();
}

/** Chooses countries, or groups of them, by names or the beginnings of names. */
export async function chooseCountries(form: Locator, label: string, ...names: string[]): Promise<void> {
  const field = form.getByLabel(label);
  for (const name of names) {
    await field.pressSequentially(name);
    await field.press('Enter');
  }
  // The list covers what is below it.
  if (names.length > 0) await field.press('Escape');
}
