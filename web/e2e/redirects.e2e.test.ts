import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { overflows } from './reflow.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const ask = (path: string, method = 'GET') => fetch(shop.url + path, { method, redirect: 'manual' });

test('staff redirect an old address, which leads on for people and search engines', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  expect((await ask('/products/old-lamp')).status).toBe(404);
  await signIn(page, logins.admin, '/admin/redirects');
  await page.getByRole('button', { name: 'New redirect' }).click();
  await page.getByLabel('Old address').last().fill('/products/old-lamp');
  await page.getByLabel('Leads to').fill('https://other.example');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/Write a path of this shop/)
    .first()
    .waitFor();
  await page.getByLabel('Leads to').fill('/offers');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('/products/old-lamp').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(overflows)).toEqual([]);

  for (const method of ['GET', 'HEAD']) {
    const response = await ask('/Products/old-lamp/?variant=//other.example', method);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/offers']);
  }
  // A page that exists comes first.
  const admin = await shop.api(logins.admin);
  const save = (from: string) =>
    admin('mutation($input: SaveRedirectInput!) { saveRedirect(input: $input) { redirect { id } } }', {
      input: { from, to: '/info/nothing' },
    });
  for (const own of ['/offers/', '/products', '/search'])
    await expect(save(own)).rejects.toThrow('the shop itself');
  await save('/category/shoes-bags');
  expect((await ask('/category/shoes-bags')).status).toBe(200);
  expect((await ask('/products/nothing')).status).toBe(404);
  expect(problems).toEqual([]);
});
