import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { chooseCountries, signIn } from './walks.ts';

const PRODUCT = '/product/byway-35-film-camera';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('an admin says how items can be sent back; the product page says it to shoppers and to search engines', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  expect(await page.getByText('to send it back').count()).toBe(0);
  await signIn(page, logins.admin, '/admin/settings');
  await page.getByRole('link', { name: 'Returns' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('send back');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Days to send items back' }).click();
  const form = page.getByRole('region', { name: 'Returns' });
  await form.getByLabel('Days to send items back').fill('14');
  await form.getByLabel('Who pays return shipping').selectOption('the shop');
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await form.getByText('Name the countries that this applies for.').waitFor();
  await form.getByLabel('Countries of returns').fill('Atlantis');
  await page.getByText('No such country.').waitFor();
  await form.getByLabel('Countries of returns').fill('');
  await chooseCountries(form, 'Countries of returns', 'Austria', 'Germany');
  await save.click();
  await page.getByText('Settings saved').waitFor();
  await page.getByText(/Days to send items back.* changed by Ada Admin/).waitFor();
  // Where the list of sections is not cut by the edge of the window.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.goto(PRODUCT);
  await page.getByText('14 days to send it back').waitFor();
  await page.getByText('Free of charge, from Austria and Germany').waitFor();
  expect(await violations(page)).toEqual([]);
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? '').offers.hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: ['AT', 'DE'],
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/FreeReturn',
  });
  expect(problems).toEqual([]);
});
