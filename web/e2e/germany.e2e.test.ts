import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart } from './walks.ts';

const DOWN = { kind: 'PERCENT', value: 10_00, isAutomatic: true, title: 'Welcome week' };
const DHL = {
  name: 'DHL',
  kind: 'DELIVERY',
  countries: ['DE'],
  price: 4_90,
  taxClass: 'standard',
  daysMin: 1,
  daysMax: 3,
  isActive: true,
};
const CASH = {
  kind: 'COD',
  label: 'Cash on delivery',
  countries: ['DE'],
  maxTotal: 200_00,
  isActive: true,
  instructions: 'Please have the exact amount ready.',
};

let shop: Shop;
const savePage = async (input: object) =>
  (
    await (
      await shop.api(logins.admin)
    )<{ savePage: { page: { id: string; version: number } } }>(
      'mutation($input: PageInput!) { savePage(input: $input) { page { id version } } }',
      { input },
    )
  ).savePage.page;
/** A German shop: prices include 19 or 7 % of tax, DHL costs 4.90, all is a tenth off, and one may pay in cash. */
beforeAll(async () => {
  shop = await openShop({ CURRENCY: 'EUR' });
  const admin = await shop.api(logins.admin);
  const save = (call: string, type: string, input: object) =>
    admin<{ saved: { id: string } }>(
      `mutation($input: ${type}!) { saved: ${call}(input: $input) { ${/Product|Variants/.test(call) ? 'id' : '__typename'} } }`,
      { input },
    );
  let version = 0;
  for (const [taxClass, basisPoints] of [
    ['standard', 19_00],
    ['reduced', 7_00],
  ])
    await save('saveTaxRate', 'TaxRateInput', {
      name: 'VAT',
      country: 'DE',
      taxClass,
      basisPoints,
      version: version++,
    });
  await save('saveTaxSettings', 'TaxSettingsInput', { pricesIncludeTax: true, homeCountry: 'DE', version });
  await save('saveShippingMethod', 'ShippingMethodInput', { ...DHL, version: 0 });
  await save('savePaymentMethod', 'PaymentMethodInput', { ...CASH, version: 0 });
  await save('savePromotion', 'PromotionInput', DOWN);
  await save('saveSettingGroup', 'SettingGroupInput', {
    name: 'checkout',
    version: 0,
    values: [{ name: 'consent', value: 'tick' }],
  });
  for (const [kind, title] of [
    ['TERMS', 'Our terms'],
    ['WITHDRAWAL', 'Withdrawal'],
  ])
    await savePage({ kind, title, body: 'First **version**', isPublished: true });
  await sell({ name: 'Bauhaus Desk Lamp', taxClass: 'standard' }, { price: 80_00, compareAtPrice: 100_00 });
  await sell({ name: 'Collected Sonnets', taxClass: 'reduced' }, { price: 20_00, compareAtPrice: 25_00 });

  async function sell(product: object, variant: object) {
    const { saved } = await save('createProduct', 'ProductInput', {
      ...product,
      price: 1,
      countInStock: 1,
      isDraft: false,
    });
    const variants = [{ ...variant, options: [], countInStock: 5, id: saved.id }];
    await save('saveVariants', 'SaveVariantsInput', { productId: saved.id, optionNames: [], variants });
  }
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const rowsOf = async (page: Page) => {
  const summary = page.getByRole('region', { name: 'Order summary' });
  const [names, amounts] = [summary.locator('dt').allTextContents(), summary.locator('dd').allTextContents()];
  const shown = await amounts;
  return (await names).map((name, index) => `${name} ${shown[index]?.replace(/[^\d.,-]/g, '')}`);
};

test('on a phone a guest in Germany buys two reduced things of two tax classes, and pays in cash, in three screens', async () => {
  const { page, problems } = await shop.visitAnew({ viewport: { width: 412, height: 823 } });
  await addToCart(page, 'Bauhaus Desk Lamp');
  await addToCart(page, 'Collected Sonnets');
  await page.getByText('Proceed To Checkout').click();
  await page.getByLabel('E-mail for your order').fill('greta@example.com');
  await page.getByRole('button', { name: 'Continue without an account' }).click();

  const screens: string[] = [];
  const reach = async (path: string) => {
    await page.waitForURL(path);
    screens.push(path);
    expect(await violations(page)).toEqual([]);
  };
  await reach('/shipping');
  // The country stands first, and says what an address there has.
  const country = page.getByLabel('Country');
  expect(await country.inputValue()).toBe('Germany');
  await country.fill('USA');
  await page.getByLabel('ZIP Code').waitFor();
  await page.getByLabel('State', { exact: true }).fill('TX');
  await country.fill('Canada');
  expect(await page.getByLabel('Province').inputValue()).toBe('');
  await country.fill('Germany');
  await page.getByLabel('Full name').fill('Greta Gast');
  await page.getByLabel('Address').fill('Torstraße 1');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Postal Code').fill('1011');
  const code = page.getByLabel('Postal Code');
  expect(await code.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await code.fill('10119');
  expect(await code.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach('/payment');
  await page.getByLabel(/^DHL/).check();
  await page.getByLabel('Cash on delivery').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach('/placeorder');
  // 72.00 and 4.90 with 19 %: 12.28; 18.00 with 7 %: 1.18.
  const rows = [
    ...['Items 100.00', 'Welcome week -10.00', 'Shipping 4.90'],
    ...['Tax (included) 13.46', 'VAT 19 % 12.28', 'VAT 7 % 1.18', 'Total 94.90'],
  ];
  await expect.poll(() => rowsOf(page)).toEqual(rows);
  const order = page.getByRole('button', { name: /^Place Order/ });
  const box = page.getByRole('checkbox', { name: 'I agree to the Our terms and have read the Withdrawal.' });
  await order.click();
  await page.getByText('Tick this box first. Nothing was ordered.').waitFor();
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press(' ');
  await page.getByText('Tick this box first').waitFor({ state: 'detached' });
  // The terms change before the order comes.
  const { pageLinks } = await (await shop.api())<{
    pageLinks: { id: string; version: number; title: string }[];
  }>('{ pageLinks { id version title } }');
  const { id, version } = pageLinks.find(({ title }) => title === 'Our terms')!;
  await savePage({ id, version, body: 'Second version' });
  await order.click();
  await page.getByText('The terms have changed meanwhile.').waitFor();
  await expect.poll(() => box.isChecked()).toBe(false);
  await box.check();
  await order.click();
  expect(screens).toHaveLength(3);
  await reach('/order/*');
  await page.getByText('We pack your order. You pay when it arrives.').waitFor();
  await page.getByText('10119 Berlin').waitFor();
  await page.getByText('Please have the exact amount ready.').waitFor();
  expect(await rowsOf(page)).toEqual(rows);
  await page.getByRole('link', { name: 'Our terms, version 2' }).click();
  await page.getByText('Second version').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByText('10119 Berlin').waitFor();
  expect(problems).toEqual([]);
});
