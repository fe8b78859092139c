import { afterEach, beforeEach, expect, test } from 'vitest';
import { currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { requireCurrency } from './require-currency.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop?.close());

const start = (currency: string) => requireCurrency(shop.em(), currency, new Date());
const stored = async () => (await readSetting(shop.em(), currencySetting)).value.code;

test('a shop has the currency of its first start', async () => {
  await shop.addProduct();
  await start('EUR');
  await start('EUR');
  expect(await stored()).toBe('EUR');
});

test('without a currency of the environment the stored one stays, rupees at first', async () => {
  await start('');
  expect(await stored()).toBe('INR');
  // Nobody has chosen it: the list of a new shop asks for it.
  expect((await readSetting(shop.em(), currencySetting)).version).toBe(0);
  await start('EUR');
  await start('');
  expect(await stored()).toBe('EUR');
});

test('a start with another currency than the catalogue was priced in is refused with what to do', async () => {
  await shop.addProduct();
  await start('EUR');
  await expect(start('INR')).rejects.toThrow(
    /^CURRENCY is INR, but the catalogue is priced in EUR\. Start with CURRENCY=EUR, or .+npm run set-currency -- INR --rate/,
  );
  expect(await stored()).toBe('EUR');
});

test('a shop without products and checkouts may start with another currency', async () => {
  await start('INR');
  await start('EUR');
  expect(await stored()).toBe('EUR');
});
