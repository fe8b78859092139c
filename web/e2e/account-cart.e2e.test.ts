import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, openPayment, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
const BEAR = 'Barnaby Teddy Bear';

/** Does something in the page and waits until the cart of the account has so many units. */
async function synced(page: Page, units: number, act: () => Promise<unknown>): Promise<void> {
  const isWanted = async (response: Response) => {
    if (!response.request().postData()?.includes('mutation SyncCart')) return false;
    // Null when the page was left before the response was read.
    const body = await response.json().catch(() => null);
    const lines: { qty: number }[] | undefined = body?.data.syncCart.lines;
    return lines?.reduce((sum, { qty }) => sum + qty, 0) === units;
  };
  await Promise.all([page.waitForResponse(isWanted), act()]);
}

/** Takes out what an earlier test has left in the cart of the account. */
async function emptyCart(page: Page): Promise<void> {
  const isSync = (response: Response) =>
    response.request().postData()?.includes('mutation SyncCart') === true;
  await Promise.all([page.waitForResponse(isSync), page.goto('/cart')]);
  const remove = page.getByRole('button', { name: /^Remove / });
  // What the account has comes with the answer, a moment before it is on the screen.
  await page.waitForLoadState('networkidle');
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await page.getByText('Your cart is empty').waitFor();
}

const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

test('the cart of an account is on every device, with a notice, Undo, and offline', async () => {
  const [first, second] = [await shop.visit(), await shop.visit()];
  await synced(first.page, 0, () => signIn(first.page, logins.shopper));
  await synced(first.page, 2, () => addToCart(first.page, CAMERA, 2));

  await signIn(second.page, logins.shopper);
  await notice(second.page, `From your other device: ${CAMERA} added`);
  await second.page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await synced(second.page, 3, () => addToCart(second.page, BEAR));
  await synced(first.page, 3, () => returnToTab(first.page));
  await notice(first.page, `From your other device: ${BEAR} added`);
  await synced(first.page, 2, () => first.page.getByRole('button', { name: 'Undo' }).click());
  await first.page.getByText('Subtotal (2) items').waitFor();
  await synced(second.page, 2, () => returnToTab(second.page));
  await notice(second.page, `From your other device: ${BEAR} removed`);

  await first.context.setOffline(true);
  await first.page.getByRole('button', { name: `Remove ${CAMERA}` }).click();
  await first.page.getByText('Your cart is empty').waitFor();
  await synced(first.page, 0, () => first.context.setOffline(false));
  await synced(second.page, 0, () => returnToTab(second.page));
  await second.page.getByText('Your cart is empty').waitFor();
  expect(second.problems).toEqual([]);
});

test('signing out sends what has changed, so that another device has it at once', async () => {
  const [first, second] = [await shop.visit(), await shop.visit()];
  await synced(first.page, 0, () => signIn(first.page, logins.admin));
  await addToCart(first.page, BEAR, 3);
  await synced(first.page, 3, async () => {
    await first.page.getByRole('button', { name: 'Ada Admin' }).click();
    await first.page.getByRole('menuitem', { name: 'Logout' }).click();
  });
  await first.page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await first.page.evaluate(() => ({ ...localStorage }))).toEqual({});

  await addToCart(second.page, CAMERA);
  await signIn(second.page, logins.admin);
  await second.page.getByRole('link', { name: 'Cart, 4 items' }).waitFor();
  await notice(second.page, `From your other device: ${BEAR} added`);
});

test('what another device puts into the cart during a payment is still there afterwards', async () => {
  const [paying, other] = [await shop.visit(), await shop.visit()];
  await signIn(paying.page, logins.shopper);
  await emptyCart(paying.page);
  await synced(paying.page, 1, () => addToCart(paying.page, CAMERA));
  await goToPlaceOrder(paying.page);
  const payment = await openPayment(paying.page);

  await signIn(other.page, logins.shopper);
  await synced(other.page, 3, () => addToCart(other.page, BEAR, 2));
  const tab = await paying.context.newPage();
  await synced(tab, 3, () => tab.goto('/cart'));
  await tab.getByText('Subtotal (3) items').waitFor();
  const unaware = await tab.evaluate(() => localStorage.getItem('cart')!);

  await payment.getByRole('button', { name: /^Pay/ }).click();
  await paying.page.waitForURL(/\/order\//);
  await paying.page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  // As a busy tab does that stores prices before it hears of the order.
  await tab.evaluate((cart) => localStorage.setItem('cart', cart), unaware);
  await tab.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await paying.page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await synced(other.page, 2, () => returnToTab(other.page));
  await synced(tab, 2, () => returnToTab(tab));
  await other.page.goto('/cart');
  await other.page.getByRole('link', { name: BEAR }).first().waitFor();
  expect(await other.page.getByText('Subtotal (2) items').count()).toBe(1);
});
