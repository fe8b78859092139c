import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff change the texts of a mail with a placeholder, see them in it before they save, and take them back', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/mail-texts');
  await page.getByRole('link', { name: 'Order confirmed', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Mail"]');
  await frame.getByRole('paragraph').filter({ hasText: 'pack your order next.' }).waitFor();
  await frame.getByText('An example').waitFor();
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');

  await page.getByLabel('Opening').fill('Hello , <b>thanks</b>');
  await page.getByLabel('Opening').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
  await page.getByRole('button', { name: 'Insert {name}' }).click();
  await page.keyboard.type('!');
  expect(await page.getByLabel('Opening').inputValue()).toBe('Hello {name}!, <b>thanks</b>');
  await frame.getByRole('paragraph').filter({ hasText: 'Hello Ada Lovelace!, <b>thanks</b>' }).waitFor();

  await page.getByLabel('Subject').fill('For {nobody}');
  await page.getByText('this mail has no placeholder {nobody}').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  // Beside the preview, at the field.
  const refusal = page.getByText('this mail has no placeholder {nobody}');
  await expect.poll(() => refusal.count()).toBeGreaterThan(1);
  await page.getByLabel('Subject').fill('For {orderNumber}');
  await page.getByText('Subject: For #1049').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The texts are saved.').waitFor();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await page.getByText('/sandbox/mail').first().waitFor();

  await page.getByRole('link', { name: 'Texts of mails' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Order confirmed' });
  await row.getByText('Edited').waitFor();
  await row.getByRole('link').click();
  await page.getByText('The texts are saved.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Use the default again' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The texts are saved.').waitFor();
  await page.getByRole('link', { name: 'Texts of mails' }).first().click();
  await row.getByText('Default').waitFor();
});
