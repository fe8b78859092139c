import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { responseOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { goToPlaceOrder, signIn } from './walks.ts';

const NAME = 'Barnaby Teddy Bear';

let shop: Shop;
/** Of the product with sizes. */
let id: string;
beforeAll(async () => {
  shop = await openShop();
  const execute = await shop.api();
  const { products } = await execute<{ products: { products: { id: string }[] } }>(
    `{ products(keyword: "${NAME}") { products { id } } }`,
  );
  id = products.products[0]!.id;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

/** Presses Update, and waits until the product is saved and the form shows it. */
async function saves(page: Page) {
  const saved = page.waitForResponse(async (response) =>
    Boolean(
      response.request().postData()?.includes('UpdateProduct') && (await response.json()).data?.updateProduct,
    ),
  );
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await saved;
  await expect.poll(() => update.isEnabled()).toBe(true);
  await page.getByText('product updated').last().waitFor();
}

interface Sized {
  id: string;
  price: number;
  countInStock: number;
}

/** Saves the variants as somebody else does meanwhile. */
async function setVariants(admin: Awaited<ReturnType<Shop['api']>>, change: (variants: Sized[]) => Sized[]) {
  const read = '{ id options sku price compareAtPrice countInStock imageId }';
  const { product } = await admin<{ product: { variants: Sized[] } }>(
    `query($id: ID!) { product(id: $id) { variants ${read} } }`,
    { id },
  );
  const input = { productId: id, optionNames: ['Size'], variants: change(product.variants) };
  await admin('mutation($input: SaveVariantsInput!) { saveVariants(input: $input) { id } }', { input });
}

test('an admin makes sizes of a product as a table, is held back from leaving it unsaved, and saves it', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Option 1', { exact: true }).fill('Size');
  await page.getByLabel('Values, separated by commas').fill('S, M, L');
  await page.getByRole('button', { name: 'Make all combinations' }).click();

  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();

  const update = page.getByRole('button', { name: 'Update' });
  await cell(page, 'Price', 2).fill('12.5');
  await cell(page, 'Was', 2).fill('10');
  await update.click();
  await page.getByText('Row 2 (M) has a price before that is not above its price.').first().waitFor();
  await cell(page, 'Was', 2).fill('20');
  await cell(page, 'Stock', 2).fill('3');
  await cell(page, 'Stock', 1).fill('5');
  await cell(page, 'Price', 1).fill('6');
  await cell(page, 'Was', 1).fill('100');
  await saves(page);
  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click();
  await page.waitForURL('/');
});

test('arrow keys and Enter lead through the table of variants as in a spreadsheet, and a phone says that it is wider', async () => {
  const { page } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, `/editproducts/${id}`);
  await page.getByText('scroll it sideways for the other columns').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await cell(page, 'Price', 1).focus();
  await cell(page, 'Price', 1).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Price, row 1');
  for (const [key, label] of [
    ['ArrowDown', 'Price, row 2'],
    ['ArrowRight', 'Was, row 2'],
    ['Enter', 'Was, row 3'],
    ['Enter', 'Was, row 3'],
    ['ArrowUp', 'Was, row 2'],
    ['ArrowLeft', 'Price, row 2'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(label);
  }
  const before = await cell(page, 'Price', 2).inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  expect(await cell(page, 'Price', 2).inputValue()).toBe(`${before}1`);
});

test('the picture beside the form ends above the variants, however far the page is scrolled', async () => {
  const { page } = await shop.visit({ viewport: { width: 1440, height: 700 } });
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const picture = page.getByRole('img', { name: `Picture of ${NAME}` });
  const heading = page.getByRole('heading', { name: 'Variants' });
  await picture.waitFor();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [above, below] = [(await picture.boundingBox())!, (await heading.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('one button saves the product and its variants, again and again, without a conflict', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  for (const [brand, price, stock] of [
    ['Barnaby', '7', '4'],
    ['Barnaby & Co', '5.5', '6'],
    ['Barnaby', '5', '5'],
  ] as const) {
    await page.getByLabel('Brand').fill(brand);
    await cell(page, 'Price', 1).fill(price);
    await cell(page, 'Stock', 1).fill(stock);
    await saves(page);
    await expect.poll(() => cell(page, 'Price', 1).inputValue()).toBe(Number(price).toFixed(2));
    const lowest = page.getByRole('spinbutton', { name: 'Price', exact: true });
    await expect.poll(() => lowest.inputValue()).toBe(Number(price).toFixed(2));
  }
  expect(problems).toEqual([]);
});

test('a net content that is not clear is said at its cell, and nothing is saved until it is', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const content = cell(page, 'Net content', 2);
  await content.fill('750 mll');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('The net content is not clear.').waitFor();
  expect(await content.getAttribute('aria-invalid')).toBe('true');
  await content.fill('750 ml');
  await saves(page);
  await page.reload();
  await expect.poll(() => content.inputValue()).toBe('750 ml');
});

test('a sale meanwhile is no conflict with an edit of something else', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  await cell(page, 'SKU', 1).fill('BEAR-S');
  const admin = await shop.api(logins.admin);
  await setVariants(admin, (variants) => variants.with(0, { ...variants[0]!, countInStock: 2 }));
  await saves(page);
  await expect.poll(() => cell(page, 'Stock', 1).inputValue()).toBe('2');
  await cell(page, 'Stock', 1).fill('5');
  await saves(page);
});

test('a shopper chooses a size, as none is chosen for anybody: price and address follow, what is sold out cannot be chosen, and that size is in the cart', async () => {
  const { page } = await shop.visit();
  await page.goto(`/productscreen/${id}`);
  const size = (name: string) => page.getByRole('radio', { name, exact: true });
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add To Cart' }).count()).toBe(0);
  expect(await page.getByRole('main').textContent()).toContain('from ₹5.00');
  expect(await page.getByRole('radio', { name: /^L\b/ }).isDisabled()).toBe(true);
  await size('M').check();
  await expect.poll(() => page.url()).toMatch(/\?variant=/);
  const price = page.getByRole('main').getByText('12.50').first();
  await price.waitFor();
  await page.reload();
  expect(await size('M').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
  await page.getByText('12.50').first().waitFor();
  await page.getByText('Size M', { exact: true }).waitFor();
});

test('on a phone the bar asks for a size, leads to the choice, and names it; cart and checkout show the picture of that colour', async () => {
  const { page } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await page.goto('/product/plain-good-t-shirt');
  const bar = page.locator('#add-bar');
  await bar.getByRole('link', { name: 'Choose a Colour' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('value')))
    .toBe('Sky blue');
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement!.closest('label')!).outlineStyle);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await bar.getByRole('link', { name: 'Choose a Size' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('XS');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await bar.getByText('Colour Forest green, Size M').waitFor();
  const picture = page.getByRole('main').locator('img[src*="plain-good-t-shirt-forest"]').first();
  await picture.waitFor();
  await bar.getByRole('button', { name: 'Add To Cart' }).click();
  await page.waitForURL('/cart');
  await page.getByText('Colour Forest green, Size M', { exact: true }).waitFor();
  await picture.waitFor();
  await signIn(page, logins.shopper, '/cart');
  await goToPlaceOrder(page);
  await page.getByText('Colour Forest green, Size M').waitFor();
  await picture.waitFor();
});

test('without scripts the sizes are links to addresses that show their price', async () => {
  const { page } = await shop.visitAnew({ javaScriptEnabled: false });
  await page.goto(`/productscreen/${id}`);
  expect(await page.getByRole('link', { name: 'L, sold out' }).count()).toBe(1);
  const main = page.getByRole('main');
  expect(await main.textContent()).toMatch(/5\.00\s*was\D*100\.00\s*Lowest price of the last 30 days \D*\d/);
  await page.getByRole('link', { name: 'M', exact: true }).click();
  await page.waitForURL(/\?variant=/);
  // It was reduced when it was added.
  expect(await main.textContent()).toMatch(/12\.50\s*was\D*20\.00(?!\s*Lowest)/);
});

test('an admin plans a sale for all sizes, then for one of them, and cancels the one for all', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const form = page.getByRole('region', { name: 'Planned prices' });
  await form.getByLabel('Sale price').fill('9.99');
  await form.getByLabel('Price before (optional)').fill('9');
  await form.getByLabel('From').fill('2000-01-01T10:00');
  await form.getByLabel('To', { exact: true }).fill('2000-01-02T10:00');
  await form.getByRole('button', { name: 'Plan price' }).click();
  await form.getByText('has a price before that is not above its price').first().waitFor();
  await form.getByLabel('Price before (optional)').fill('30');
  await form.getByRole('button', { name: 'Plan price' }).click();
  await form.getByText('begins in the past').first().waitFor();
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 16);
  await form.getByLabel('From').fill(day(1));
  await form.getByLabel('To', { exact: true }).fill(day(2));
  await form.getByRole('button', { name: 'Plan price' }).click();
  const all = form.getByRole('button', { name: 'Cancel the planned price: All variants' });
  await all.waitFor();
  // The form is empty again.
  await page.getByText('Price planned').waitFor();
  await form.getByRole('combobox', { name: 'Variant' }).selectOption('M');
  await form.getByLabel('Sale price').fill('8.88');
  await form.getByLabel('Price before (optional)').fill('30');
  await form.getByLabel('From').fill(day(3));
  await form.getByLabel('To', { exact: true }).fill(day(4));
  await form.getByRole('button', { name: 'Plan price' }).click();
  await form.getByRole('button', { name: 'Cancel the planned price: M' }).waitFor();
  await all.click();
  await page.getByText('Planned price cancelled').waitFor();
  await all.waitFor({ state: 'detached' });
  expect(await form.getByRole('button', { name: /^Cancel the planned price/ }).count()).toBe(1);
});

test('prices that have changed since the form was opened are shown with a choice, and stay unless one agrees', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  await cell(page, 'Stock', 2).fill('4');
  await cell(page, 'Price', 2).fill('12.6');
  const admin = await shop.api(logins.admin);
  const reprice = (price: number) =>
    setVariants(admin, (variants) => variants.with(1, { ...variants[1]!, price }));
  await reprice(1100);
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await page.getByText('M ₹11.00 (was ₹20.00) now, before ₹12.50 (was ₹20.00)').waitFor();
  // The bar at the foot may cover a part of a button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the new prices' }).click();
  await page.getByText('product updated').waitFor();
  await expect.poll(() => cell(page, 'Price', 2).inputValue()).toBe('11.00');
  expect(await cell(page, 'Stock', 2).inputValue()).toBe('4');
  await reprice(1200);
  await cell(page, 'Price', 2).fill('12.5');
  await update.click();
  const keep = page.getByRole('button', { name: 'Keep what I typed' });
  await keep.waitFor();
  const saved = responseOf(page, 'UpdateProduct');
  await keep.click();
  await saved;
  await page.reload();
  expect(await cell(page, 'Price', 2).inputValue()).toBe('12.50');
});
