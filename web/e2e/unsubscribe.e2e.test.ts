import { createHash, randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openShop, type Shop } from './open-shop.ts';

/** Reminders are mailed after hours, so their links are written into the database. */
let shop: Shop;
let database: MikroORM;
beforeAll(async () => {
  shop = await openShop();
  const discovery = { warnWhenNoEntities: false };
  database = await MikroORM.init({ clientUrl: shop.databaseUrl, entities: [], discovery });
});
afterAll(async () => {
  await database?.close();
  await shop?.close();
});
afterEach(() => shop.endVisits());

const run = (sql: string, values: unknown[]) =>
  database.em.getConnection().execute<Record<string, unknown>[]>(sql, values);

/** A person who agreed to reminders, and the address in the mail, which is good for so many more seconds. */
async function invite(seconds: number) {
  const token = randomUUID();
  const person = await shop.api();
  const input = { name: 'Rhea', email: `${token}@example.com`, password: 'long enough' };
  const { register } = await person<{ register: { id: string } }>(
    'mutation($input: RegisterInput!) { register(input: $input) { id } }',
    { input },
  );
  const { id } = register;
  await run('update users set cart_reminders_at = now() where id = ?', [id]);
  await run(
    `insert into tokens (hash, user_id, purpose, email_key, expires_at)
     select ?, id, 'unsubscribe', email_key, now() + ? * interval '1 s' from users where id = ?`,
    [createHash('sha256').update(token).digest('base64url'), seconds, id],
  );
  const isReminded = async () => {
    const [row] = await run('select cart_reminders_at from users where id = ?', [id]);
    return row!.cart_reminders_at !== null;
  };
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
  const { url, isReminded } = await invite(3_600);
  const { page } = await shop.visit();
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
  const { url, isReminded } = await invite(-1);
  const { page } = await shop.visit();
  const press = async (address: string) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'No more reminders' }).click();
    await page.getByText('This link is too old. End the reminders on your profile.').waitFor();
    expect(await page.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');
  };
  await press(`${shop.url}/unsubscribe/wrong`);
  await checkEverywhere(page);
  await press(url);
  expect(await isReminded()).toBe(true);
});
