import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { chooseCountries, openMail, signIn } from './walks.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** The photo of the return is loaded. */
const expectShown = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByAltText('Photo 1 of what comes back')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth)
        .catch(() => 0),
    )
    .toBeGreaterThan(0);

test('a buyer returns an item, staff approve, receive and refund it, and both see how far it is', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/settings/returns');
  const form = page.getByRole('region', { name: 'Returns' });
  await form.getByLabel('Days to send items back').fill('14');
  await chooseCountries(form, 'Countries of returns', 'India');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();

  const { page: buyer, problems: others } = await shop.visit({ viewport: PHONE });
  const id = await buy(shop, logins.shopper, 'Byway 35 Film Camera');
  await signIn(buyer, logins.shopper, `/order/${id}`);
  await buyer.getByText(/^Paid on/).waitFor();
  expect(await buyer.getByRole('button', { name: 'Return items' }).count()).toBe(0);

  const deliver = await shop.api(logins.admin);
  await deliver('mutation ($id: ID!) { markDelivered(id: $id) { id } }', { id });

  await buyer.reload();
  await buyer.getByRole('button', { name: 'Return items' }).click();
  const request = buyer.getByRole('dialog', { name: 'Return items' });
  await request.getByRole('checkbox', { name: /^Byway 35/ }).check();
  await request.getByLabel(/^Reason for/).selectOption('Damaged or broken');
  await request.getByLabel(/^Comment/).fill('The shutter sticks.');
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: PIXEL };
  await request.getByLabel(/^Photos/).setInputFiles([photo, photo, photo, photo]);
  await request.getByText('Choose 3 photos at most.').waitFor();
  await request.getByLabel(/^Photos/).setInputFiles([photo]);
  expect(await violations(buyer)).toEqual([]);
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.waitFor({ state: 'hidden' });
  await buyer.getByText('Waits for the answer of the shop').waitFor();
  await buyer.getByText('The shutter sticks.').waitFor();
  await expectShown(buyer);
  expect(await violations(buyer)).toEqual([]);
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await page.goto('/admin/settings/returns');
  const settings = page.getByRole('region', { name: 'Returns', exact: true });
  await settings.getByLabel('How to send items back').fill('To Lane 1. We pay.');
  await settings.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.goto('/admin/orderlist');
  await page.getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { name: 'Returns' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('a[href*="from=%2Fadmin%2Forders%2Freturns"]').first().click();
  await expectShown(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  const instructions = page.getByLabel('How to send the items back');
  await expect.poll(() => instructions.inputValue()).toBe('To Lane 1. We pay.');
  expect(await violations(page)).toEqual([]);
  await instructions.fill('To Lane 1, with the box.');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve return' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const whole = page.getByRole('dialog', { name: 'Refund' });
  await whole.getByText('Left out here: 1 × Byway 35 Film Camera. It is in a return').waitFor();
  expect(await violations(page)).toEqual([]);
  await whole.getByRole('button', { name: 'Go to the return' }).click();
  await whole.waitFor({ state: 'hidden' });
  const heading = page.locator('#returns').getByRole('heading', { name: 'Returns' });
  await expect.poll(() => heading.evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(400);
  await page.getByRole('button', { name: 'Receive items' }).click();
  const receive = page.getByRole('dialog', { name: 'Receive return' });
  await receive.getByRole('checkbox', { name: 'Put back into stock' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await receive.getByRole('button', { name: 'Receive items' }).click();
  await page.getByText('Received by the shop').waitFor();
  await page
    .locator('section', { hasText: 'came back' })
    .getByRole('button', { name: 'Refund', exact: true })
    .click();
  const refund = page.getByRole('dialog', { name: 'Refund return' });
  await refund.getByText(/goes back for these items/).waitFor();
  expect(await violations(page)).toEqual([]);
  await refund.getByRole('button', { name: /^Give back ₹/ }).click();
  await page.getByText('Closed', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await buyer.reload();
  await buyer.getByText('To Lane 1, with the box.').waitFor();
  await buyer.getByText('Closed', { exact: true }).waitFor();
  await buyer.getByText(/given back on/).waitFor();
  await buyer.goto('/sandbox/mail');
  await openMail(buyer, /^You can send it back: return of order #\d+ at /);
  expect([...problems, ...others]).toEqual([]);
});
