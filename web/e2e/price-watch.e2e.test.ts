import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { openMail, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const NAME = 'Byway 35 Film Camera';

async function productPath(): Promise<string> {
  const execute = await shop.api();
  const { products } = await execute<{ products: { products: { id: string }[] } }>(
    `{ products(keyword: "${NAME}") { products { id } } }`,
  );
  return `/productscreen/${products.products[0]!.id}`;
}

test('a guest asks for a mail when the price falls, and confirms by the mailed link, with the keyboard', async () => {
  const { page, problems } = await shop.visit();
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(await productPath());
  await page.getByRole('button', { name: 'Tell me when the price falls' }).press('Enter');
  const email = page.getByLabel('Your e-mail address');
  await email.and(page.locator(':focus')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('vera@mailbox.example');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'This shop sends no real mails' }).waitFor();

  await page.goto('/sandbox/mail');
  await openMail(page, new RegExp(`Tell you when ${NAME} costs less`));
  const href = await page.getByRole('link', { name: 'Confirm or refuse' }).getAttribute('href');
  await page.goto(new URL(href!).pathname);
  await page.getByRole('button', { name: 'Yes, tell me' }).press('Enter');
  await page.getByText(`You get one mail when ${NAME} costs less.`).waitFor();
  expect(problems).toEqual([]);
});

test('who is signed in sets the price alert of a saved product there', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, new URL(await productPath(), 'http://x').pathname);
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  await page.getByRole('checkbox', { name: /Tell me when the price falls/ }).waitFor();
});
