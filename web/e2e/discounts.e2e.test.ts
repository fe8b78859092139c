import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: PromotionInput!) { savePromotion(input: $input) { id } }', {
    input: { title: 'Spring', kind: 'PERCENT', value: 10_00, code: 'SPRING', stacks: true },
  });
  await admin('mutation($input: PromotionInput!) { savePromotion(input: $input) { id } }', {
    input: { title: 'Gift', kind: 'PERCENT', value: 100_00, code: 'GIFT', stacks: true },
  });
  await admin('mutation($input: PromotionInput!) { savePromotion(input: $input) { id } }', {
    input: { title: 'On us', kind: 'FREE_SHIPPING', code: 'POST', stacks: true },
  });
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a shopper uses codes, sees what they take off, and orders for nothing without paying', async () => {
  const { page } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  const summary = page.getByRole('region', { name: 'Order summary' });
  const rows = () => summary.locator('dt').allTextContents();
  const apply = async (code: string) => {
    if (!(await page.getByLabel('Discount code').isVisible()))
      await page.getByText('Add a discount code').click();
    await page.getByLabel('Discount code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await apply('nothing');
  await page.getByText('This code is not known. Check its spelling.').waitFor();
  await apply('spring');
  await summary.getByText('Spring (SPRING)').waitFor();
  await summary.getByText('You save ₹2,890.00').waitFor();
  expect(await rows()).toEqual(['Subtotal (1) items', 'Spring (SPRING)', 'Shipping', 'Tax', 'Total']);
  await page.getByRole('button', { name: 'Remove the code SPRING' }).click();
  await summary.getByText('Spring (SPRING)').waitFor({ state: 'detached' });

  await goToPlaceOrder(page);
  await apply('gift');
  await summary.getByText('Gift (GIFT)').waitFor();
  await apply('post');
  await summary.getByText('On us (POST)').waitFor();
  await page.getByText('Discount -₹28,900.00').waitFor();
  await page.getByRole('button', { name: /Place Order - .0\.00/ }).click();
  await page.waitForURL(/\/order\//);
  await summary.getByText('Gift (GIFT)').waitFor();
  expect(await summary.locator('dd').last().textContent()).toMatch(/0\.00$/);
  expect(await page.evaluate(() => localStorage.getItem('codes'))).toBeNull();
});

test('an admin limits a promotion to products that are found by name, with the keyboard', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await signIn(page, logins.admin, '/admin/promotions');
  const row = page.getByRole('row').filter({ hasText: 'Spring' });
  await row.getByRole('button', { name: 'Edit Spring' }).click();
  const dialog = page.getByRole('dialog', { name: "Promotion 'Spring'" });
  const content = dialog.locator('.MuiDialogContent-root');
  expect(await content.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  expect(await content.evaluate((each) => getComputedStyle(each).borderBottomStyle)).toBe('solid');
  await dialog.getByLabel('How it applies').selectOption('By itself');
  await dialog.getByLabel('Code (optional)').waitFor({ state: 'detached' });
  await dialog.getByLabel('How it applies').selectOption('With a code');
  await dialog.getByLabel('Code (optional)').waitFor();
  const field = dialog.getByLabel('Find a product to add');
  const chosen = dialog.getByRole('list', { name: 'Chosen products' });
  const add = async (keyword: string, name: string) => {
    await field.fill(keyword);
    await dialog.getByRole('button', { name: `Add ${name}` }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByRole('status').getByText(`${name} added.`).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  };
  await add('wooden sled', 'Hilltop Wooden Sled');
  await add('teddy', 'Barnaby Teddy Bear');
  await dialog.getByText('Example: 3 of the chosen products').waitFor();
  await chosen.getByRole('button', { name: 'Remove Hilltop Wooden Sled' }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('10 % off, only for Barnaby Teddy Bear').waitFor();

  await row.getByRole('button', { name: 'Edit Spring' }).click();
  await chosen.getByRole('button', { name: 'Remove Barnaby Teddy Bear' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('only for').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('cards and the page of a product say what an automatic promotion takes off in the cart', async () => {
  const admin = await shop.api(logins.admin);
  const save = 'mutation($input: PromotionInput!) { savePromotion(input: $input) { id } }';
  await admin(save, { input: { title: 'Week', kind: 'PERCENT', value: 10_00, isAutomatic: true } });
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  await page.goto('/search/Byway');
  await page.getByRole('article').getByText('-10 % in the cart').waitFor();
  await page.getByRole('link', { name: 'Byway 35 Film Camera', exact: true }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
  await page.getByText('-10 % in the cart').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
