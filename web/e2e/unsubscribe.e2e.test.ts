import 'reflect-metadata';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expiryOf, issueToken } from '../../graph/people/accounts/tokens/tokens.ts';
import { User } from '../../graph/people/accounts/user.entity.ts';
import { type TestShop, testShop } from '../../graph/proof/testing/test-shop.ts';
import { openDatabase } from '../../graph/server/open-database.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';

/** In this process: reminders are mailed after hours, and only its clock can be set. */
let shop: TestShop;
let browser: BrowserContext;
beforeAll(async () => {
  shop = await testShop({ orm: await openDatabase({}) });
  browser = await (await openBrowser()).newContext();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

/** A person who agreed to reminders, and the address in the mail. */
async function invite() {
  const { id } = (await shop.shopper()).user;
  await shop.em().nativeUpdate(User, id, { cartRemindersAt: shop.ports.now() });
  const { emailKey } = await shop.em().findOneOrFail(User, { id });
  const token = await issueToken(
    shop.em(),
    'unsubscribe',
    { userId: id, emailKey: emailKey! },
    shop.ports.now(),
  );
  const isReminded = async () => (await shop.em().findOneOrFail(User, { id })).cartRemindersAt !== null;
  return { url: `${shop.url}/unsubscribe/${token}`, isReminded };
}

/** Checks the page as it is now, in both themes and on the narrowest screen. */
async function checkEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 412, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await violations(page), `${width} px ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
}

test('the link of a reminder asks, and the keyboard ends the reminders; again it says the same', async () => {
  const { url, isReminded } = await invite();
  const page = await browser.newPage();
  await page.goto(url);
  await checkEverywhere(page);
  expect(await isReminded()).toBe(true);
  for (let times = 0; times < 2; times++) {
    await page.goto(url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('You get no more reminders of your cart.').waitFor();
    expect(await isReminded()).toBe(false);
  }
  await checkEverywhere(page);
});

test('a wrong link and an expired one say what to do instead', async () => {
  const { url, isReminded } = await invite();
  const page = await browser.newPage();
  const press = async (address: string) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'No more reminders' }).click();
    await page.getByText('This link is too old. End the reminders on your profile.').waitFor();
    expect(await page.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');
  };
  await press(`${shop.url}/unsubscribe/wrong`);
  await checkEverywhere(page);
  const now = shop.ports.now();
  shop.clock.advance(expiryOf('unsubscribe', now).getTime() - now.getTime());
  await press(url);
  expect(await isReminded()).toBe(true);
});
