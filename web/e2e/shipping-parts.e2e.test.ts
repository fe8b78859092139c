import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('staff ship a part of an order, undo it, ship it again, and the buyer sees the link', async () => {
  const { page: buyer } = await shop.visit({ viewport: PHONE });
  const id = await buy(shop, logins.shopper, 'Byway 35 Film Camera', 'Quietfield Wireless Headphones');
  await signIn(buyer, logins.shopper, `/order/${id}`);

  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, `/admin/orders/${id}`);
  const ship = async () => {
    await page.getByRole('button', { name: 'Ship 2 items' }).click();
    await page.getByRole('checkbox', { name: /^Byway 35/ }).uncheck();
    await page.getByLabel('Carrier').selectOption('DHL');
    await page.getByLabel('Tracking number').fill('0034 0434');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
  };
  await ship();
  await page.getByText('1 × Quietfield Wireless Headphones', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Undo until/ }).click();
  await page.getByText('Undone').waitFor();
  await ship();
  await page.getByRole('link', { name: 'Track it' }).first().waitFor();
  await page.getByRole('button', { name: 'Ship 1 item' }).waitFor();
  // A link that the header covers in part is too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await buyer.reload();
  const link = buyer.getByRole('link', { name: 'Track it' }).first();
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.dhl\.com\/.*tracking-id=00340434$/);
  expect(await buyer.getByRole('button', { name: /^(Cancel order|Mark as|Undo)/ }).count()).toBe(0);
  expect(await violations(buyer)).toEqual([]);
  expect(problems).toEqual([]);
});

test('staff select orders of the list by keyboard and mouse, tag them, hold one, and ship the others by a list', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/orderlist?state=PAID');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const boxes = page.getByRole('checkbox', { name: /^Select #\d+$/ });
  await boxes.nth(1).waitFor();
  const names = await Promise.all([0, 1].map((at) => boxes.nth(at).getAttribute('aria-label')));
  const [first, second] = names.map((name) => name!.replace('Select ', ''));
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bar.getByText('2 selected').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await bar.getByRole('button', { name: 'Tag…' }).click();
  await page.getByLabel('Tags to add').fill('morning');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'morning' }).nth(1).waitFor();
  await bar.getByRole('link', { name: 'Ship…' }).click();
  await page.waitForURL(/\/admin\/orders\/ship\?orders=/);
  expect(await page.getByLabel('Orders to ship').inputValue()).toBe(
    `${first}\n${second}`.replaceAll('#', ''),
  );
  await page.getByRole('button', { name: 'Ship 2 orders' }).waitFor();

  // What was selected still is; one of them is put on hold.
  await page.goBack();
  await bar.getByText('2 selected').waitFor();
  await boxes.nth(1).uncheck();
  await bar.getByRole('button', { name: 'Hold…' }).click();
  await page.getByLabel('Reason').fill('The address is incomplete.');
  await page.getByRole('button', { name: 'Put on hold' }).click();
  const row = page.getByRole('row').filter({ hasText: first! });
  await row.getByText('On hold').waitFor();
  // A press anywhere on the card opens the order.
  await row.click({ position: { x: 250, y: 8 } });
  await page.waitForURL(/\/admin\/orders\/[\w-]{36}/);

  // From there to the next of the list, also when it has left the list meanwhile.
  await page.getByRole('link', { name: `Next: ${second}` }).click();
  await page.getByRole('heading', { level: 1, name: second! }).waitFor();
  await page.getByRole('button', { name: /^Ship \d+ items?$/ }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('button', { name: /^Undo until/ }).waitFor();
  await page.getByRole('link', { name: `Previous: ${first}` }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL('/admin/orderlist?state=PAID');
  expect(problems).toEqual([]);
});
