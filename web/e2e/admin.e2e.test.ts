import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Somebody's browser, signed in. */
async function visit(login: { email: string; password: string }, firstPage = '') {
  const visitor = await shop.visit();
  await signIn(visitor.page, login, firstPage);
  return visitor;
}

/** The id of a new unpaid order of the demo's shopper. */
async function order(productName: string): Promise<string> {
  const shopper = await shop.api(logins.shopper);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: await productId(productName), qty: 1 }],
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

async function productId(name: string): Promise<string> {
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: { id: string }[] } }>(
    'query($name: String!) { products(keyword: $name) { products { id } } }',
    { name },
  );
  return products.products[0]!.id;
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

test('a guest is led to sign in and back; a shopper is redirected home with the reason', async () => {
  const guest = await shop.visit();
  await guest.page.goto('/admin/orderlist?paid=no');
  await guest.page.waitForURL('/login?redirect=/admin/orderlist%3Fpaid%3Dno');
  const { page } = await visit(logins.shopper);
  for (const path of ['/admin/userlist', '/editproducts/1']) {
    await page.goto(path);
    await page.waitForURL('/');
    await page.getByRole('alert').filter({ hasText: 'Admin account needed' }).waitFor();
  }
});

test('Home shows staff what waits and leads to it, and to others it is closed; below it what does not exist is not found', async () => {
  const guest = await shop.visit();
  await guest.page.goto('/admin');
  await guest.page.waitForURL('/login?redirect=/admin');
  const shopper = await visit(logins.shopper, '/admin');
  await shopper.page.waitForURL('/');
  await shopper.page.getByRole('alert').filter({ hasText: 'Admin account needed' }).waitFor();
  const { page } = await visit(logins.admin, '/admin/');
  await page.getByRole('heading', { level: 1, name: /^Hello, / }).waitFor();
  const waits = page.getByRole('list', { name: 'What waits' });
  await waits.waitFor();
  const rest = page.getByRole('list', { name: 'Nothing waits' }).getByRole('link');
  expect((await waits.getByRole('link').count()) + (await rest.count())).toBe(12);
  await waits.getByRole('link', { name: 'Low on stock' }).click();
  await page.waitForURL('/admin/productlist?view=LOW_STOCK');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  for (const path of ['/admin/nothing', '/admin/orders', '/admin/orderlist/1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'There is no such screen' }).waitFor();
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL('/admin');
});

test('an admin finds an unpaid order, is asked, and marks it as delivered once', async () => {
  const id = await order('Byway 35 Film Camera');
  const { page, problems } = await visit(logins.admin, '/');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.getByLabel('Number, name, email, phone, city, tracking or ID').fill(id.slice(0, 18));
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByText('Filters').click();
  await page.getByLabel('Delivered').selectOption('Not delivered');
  await page.waitForURL(/delivered=no/);
  await page.reload();
  expect(await page.getByLabel('Delivered').inputValue()).toBe('no');
  const row = rows(page).filter({ hasText: id });
  expect(await row.getByRole('link', { name: 'shopper@example.com' }).getAttribute('href')).toBe(
    'mailto:shopper@example.com',
  );
  await row.getByText('Not delivered').waitFor();
  await row.getByRole('link', { name: 'Details' }).click();

  await page.waitForURL(`/admin/orders/${id}?*`);
  const deliver = page.getByRole('button', { name: 'Order Delever' });
  await deliver.click();
  await page.getByRole('dialog', { name: 'This order is not paid' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByText('Not Delivered').isVisible()).toBe(true);
  await deliver.click();
  await page.getByRole('button', { name: 'Deliver anyway' }).click();
  await toast(page, 'Deliverd');
  const today = new Date().toISOString().slice(0, 10);
  await page.getByText(`Delivered on ${today}`).first().waitFor();
  expect(await deliver.isDisabled()).toBe(true);
  await page.getByText(`Delivered already, on ${today}`).waitFor();
  await page.goBack();
  await page.getByText('Nothing matches.').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone an order keeps the admin area and leads back to its list; its buttons do not cover it', async () => {
  const id = await order('Byway 35 Film Camera');
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, '/admin/orderlist?paid=no');
  await rows(page).filter({ hasText: id }).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).waitFor();
  const sticky = await page.getByRole('main').evaluate(
    (main) =>
      [...main.querySelectorAll('button')].filter((button) => {
        for (let box: HTMLElement | null = button; box && box !== main; box = box.parentElement)
          if (box.getClientRects().length > 0 && getComputedStyle(box).position === 'sticky') return true;
        return false;
      }).length,
  );
  expect(sticky).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await rail.locator('[aria-current=page]', { hasText: 'Orders' }).waitFor();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL('/admin/orderlist?paid=no');
  expect(problems).toEqual([]);
});

test('the views of products count all of them, not those of a search; a dialog closes the previous notice', async () => {
  const { page } = await visit(logins.admin, '/admin/productlist');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: /^All \d+$/ }).waitFor();
  await page.goto('/admin/productlist?keyword=camera');
  await page.waitForLoadState('networkidle');
  expect(await views.innerText()).toMatch(/^All\s+Published\s+Drafts/);

  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kettles');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  // Not by its role: a dialog hides that.
  const saved = page.getByText('Category saved');
  await saved.waitFor();
  await page.getByRole('button', { name: 'Add category' }).click();
  await saved.waitFor({ state: 'detached', timeout: 2000 });
});

test('an admin and a shopper each cancel an unpaid order after a question; it is seen, and there is no way to pay', async () => {
  const [id, second] = [await order('Byway 35 Film Camera'), await order('Byway 35 Film Camera')];
  const { page, problems } = await visit(logins.admin, `/order/${id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog', { name: 'Cancel this order?' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await toast(page, 'Order cancelled');
  const today = new Date().toISOString().slice(0, 10);
  await page.getByText(`Cancelled on ${today}`).waitFor();
  expect(await page.getByRole('button', { name: 'Order Delever' }).count()).toBe(0);
  await page.goto('/admin/orderlist');
  await rows(page).filter({ hasText: id }).getByText('Cancelled').first().waitFor();
  expect(problems).toEqual([]);

  const { page: own } = await visit(logins.shopper, `/order/${id}`);
  await own.getByText(`Cancelled on ${today}`).waitFor();
  expect(await own.getByText('Not Paid').isVisible()).toBe(true);
  expect(await own.getByRole('button', { name: /pay/i }).count()).toBe(0);
  await own.goto('/profile');
  await rows(own).filter({ hasText: id }).getByText('Cancelled').first().waitFor();
  await own.goto(`/order/${second}`);
  await own.getByRole('button', { name: 'Cancel order' }).click();
  await own.getByRole('button', { name: 'Yes, cancel it' }).click();
  await toast(own, 'Order cancelled');
  await own.getByText(`Cancelled on ${today}`).waitFor();
  expect(await own.getByRole('button', { name: /pay|cancel order/i }).count()).toBe(0);
});

test('an admin makes a product, edits it and puts it on sale', async () => {
  const { page, problems } = await visit(logins.admin, '/admin/productlist');
  await rows(page).nth(1).waitFor();
  const first = await rows(page).nth(1).innerText();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await page.getByRole('heading', { level: 1, name: 'New Product' }).waitFor();
  await page.getByLabel('Name').fill('Walnut Writing Desk');
  // Nothing is stored until it is saved.
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await rows(page).nth(1).waitFor();
  expect(await rows(page).nth(1).innerText()).toBe(first);

  await page.getByRole('button', { name: 'Create Product' }).click();
  // The list has a field with such a label, too.
  await page.getByRole('heading', { level: 1, name: 'New Product' }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  await page.getByLabel('Name').fill('Walnut Writing Desk');
  await page.getByRole('figure').getByText('Walnut Writing Desk | ').waitFor();
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('200');
  await page.getByLabel('Brand').fill('Oakwood');
  await page.getByLabel('Category').fill('Writing desks');
  await page.getByLabel('Description').fill('A desk.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText("There is no category 'Writing desks'.").waitFor();
  await page.getByLabel('Category').click();
  await page.getByRole('option', { name: "Create category 'Writing desks'" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Product created successfully');

  await page.getByRole('heading', { level: 1, name: 'Edit Product' }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Draft').isChecked()).toBe(true);
  const menu = await (await page.request.get('/')).text();
  expect(menu).not.toContain('Writing desks');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('1e3');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Enter an amount such as 89.99.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price');
  expect(await page.getByLabel('Name').inputValue()).toBe('Walnut Writing Desk');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('249.5');
  await page.getByLabel('Image', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('The image must be an upload').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('image');
  expect(await page.getByRole('spinbutton', { name: 'Price', exact: true }).inputValue()).toBe('249.5');
  await page.getByLabel('Image', { exact: true }).fill('/images/byway-35-film-camera-800.webp');
  await page.getByLabel('Brand').fill('Nutwood');
  await page.getByLabel('Count In Stock').fill('4');
  await page.getByLabel('Category').fill('Home & Kitchen');
  await page.getByLabel('Description').fill('A desk to write at.');
  await page.getByLabel('Draft').uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await toast(page, 'product updated');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL('/admin/productlist');
  await rows(page).filter({ hasText: 'Walnut Writing Desk' }).filter({ hasText: '₹249.50' }).waitFor();

  await page.goto(`/productscreen/${await productId('Walnut Writing Desk')}`);
  await page.getByText('In Stock', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('a stock edit that a sale has overtaken shows the current number and a choice', async () => {
  const id = await productId('Pennant 6 Smartphone');
  const { page } = await visit(logins.admin, `/editproducts/${id}`);
  const stock = page.getByLabel('Count In Stock');
  const opened = Number(await stock.inputValue());
  await order('Pennant 6 Smartphone');
  await stock.fill(String(opened + 5));
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText(`There are ${opened - 1} in stock now.`).waitFor();
  expect(await stock.inputValue()).toBe(String(opened + 5));
  await page.getByRole('button', { name: `Save ${opened + 4}: ${opened - 1} and your change` }).click();
  await toast(page, 'product updated');
  expect(await stock.inputValue()).toBe(String(opened + 4));
});

test('a price and pictures that somebody else has changed meanwhile are shown with a choice', async () => {
  const id = await productId('Barnaby Teddy Bear');
  const { page } = await visit(logins.admin, `/editproducts/${id}`);
  const price = page.getByRole('spinbutton', { name: 'Price', exact: true });
  const opened = await price.inputValue();
  await price.fill('33.00');
  await page.getByLabel('What picture 1 shows').fill('Seen from the front');
  const admin = await shop.api(logins.admin);
  const update = 'mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
  const images = [{ path: '/images/byway-35-film-camera-800.webp', alt: 'Theirs' }];
  await admin(update, { input: { id, price: 3000, images } });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Somebody else has changed the pictures').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show their pictures' }).click();
  expect(await page.getByLabel('What picture 1 shows').inputValue()).toBe('Theirs');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('₹30.00 now, before').waitFor();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await toast(page, 'product updated');
  expect(await price.inputValue()).toBe('33.00');
  await admin(update, { input: { id, price: Math.round(Number(opened) * 100) } });
});

test('a product is deleted at once and brought back by Undo; the page of what is gone shows what is similar', async () => {
  const id = await productId('Saturday Two-Seat Sofa');
  const { page } = await visit(logins.admin, '/admin/productlist?keyword=Saturday');
  const button = page.getByRole('button', { name: 'Delete Saturday Two-Seat Sofa' });
  await button.press('Enter');
  await toast(page, 'Product Deleted');
  await button.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Product restored');
  await page.getByText('Product Deleted').waitFor({ state: 'detached' });
  await button.press('Enter');
  await toast(page, 'Product Deleted');
  await button.waitFor({ state: 'detached' });
  const answer = await page.goto(`/productscreen/${id}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Similar products' }).waitFor();
  const similar = page.getByRole('region', { name: 'Similar products' });
  await expect.poll(() => similar.getByRole('listitem').count()).toBe(4);
});

test('a missing person or product shows a red alert', async () => {
  const { page } = await visit(logins.admin, '/admin/useredit/nobody');
  await page.getByRole('alert').filter({ hasText: 'User not found.' }).waitFor();
  await page.goto('/editproducts/nothing');
  await page.getByRole('alert').filter({ hasText: 'Product not found.' }).waitFor();
});

test('lists are sorted by their titles and paged in the address', async () => {
  const { page } = await visit(logins.admin, '/admin/productlist');
  await page.getByRole('link', { name: 'PRICE' }).click();
  await page.waitForURL('/admin/productlist?sort=PRICE&order=ascending');
  await page.locator('th[aria-sort="ascending"]').filter({ hasText: 'PRICE' }).waitFor();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('/admin/productlist?sort=PRICE&order=ascending&page=2');
  await page.getByRole('link', { name: 'Page 2' }).and(page.locator('[aria-current]')).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.locator('table[aria-busy="false"]').waitFor();
  const first = await rows(page).nth(1).innerText();
  await page.reload();
  await page.getByText(first.split('\t')[2]!.trim()).waitFor();
  await page.getByRole('link', { name: 'PRICE' }).click();
  await page.waitForURL('/admin/productlist?sort=PRICE&order=descending');
});
