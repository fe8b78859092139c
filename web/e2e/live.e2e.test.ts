import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** The number of a new order of the demo's shopper. */
async function order(): Promise<string> {
  const shopper = await shop.api(logins.shopper);
  const { products } = await shopper<{ products: { products: { id: string }[] } }>(
    'query { products { products { id } } }',
  );
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: products.products[0]!.id, qty: 1 }],
    shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
    paymentMethod: 'PayPal',
  };
  const { startCheckout } = await shopper<{ startCheckout: { id: string } }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
    { input },
  );
  const { placeOrder } = await shopper<{ placeOrder: { number: number } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }',
    { input: { checkoutId: startCheckout.id } },
  );
  return `#${placeOrder.number}`;
}

test('a list shows what happens elsewhere, and keeps what is selected, typed and focused', async () => {
  const before = await order();
  const { page, problems } = await shop.visit();
  const isLive = page.waitForResponse((response) => response.url().endsWith('/live'));
  await signIn(page, logins.admin, '/admin/orderlist');
  await isLive;
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await row(before).getByRole('checkbox').check();
  const search = page.getByRole('main').getByRole('searchbox').first();
  // Typed, not yet searched for.
  await search.fill('Ada');
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2));
  const number = await order();
  await row(number).waitFor();
  expect(await row(before).getByRole('checkbox').isChecked()).toBe(true);
  expect(await search.inputValue()).toBe('Ada');
  expect(
    await search.evaluate((field: HTMLInputElement) => [
      field === document.activeElement,
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([true, 1, 2]);
  expect(problems).toEqual([]);
});

test('a screen is closed as soon as its permission is taken away', async () => {
  const admin = await shop.api(logins.admin);
  const shopperId = (await (await shop.api(logins.shopper))<{ me: { id: string } }>('query { me { id } }')).me
    .id;
  const allow = (permissions: string[]) =>
    admin('mutation($input: SetPermissionsInput!) { setPermissions(input: $input) { id } }', {
      input: { userId: shopperId, permissions },
    });
  await allow(['ORDERS', 'PRODUCTS']);
  const { page } = await shop.visit();
  const isLive = page.waitForResponse((response) => response.url().endsWith('/live'));
  await signIn(page, logins.shopper, '/admin/orderlist');
  await isLive;
  await page.getByRole('row').nth(1).waitFor();
  await allow(['PRODUCTS']);
  await page.getByRole('heading', { name: 'Permission needed' }).waitFor();
  await page.getByText("It needs the permission 'Orders'").waitFor();
});

test('without a connection a list is loaded every half minute', async () => {
  const { page } = await shop.visitAnew();
  await page.clock.install();
  let refusals = 0;
  await page.route('**/live', (route) => {
    refusals += 1;
    return route.fulfill({ status: 429, json: { code: 'RATE_LIMITED' } });
  });
  await signIn(page, logins.admin, '/admin/orderlist');
  await page.getByRole('row').nth(1).waitFor();
  await expect.poll(() => refusals).toBe(1);
  const number = await order();
  await page.clock.fastForward(31_000);
  await page.getByRole('row').filter({ hasText: number }).waitFor();
});
