import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test.each(['a guest', 'a shopper'])(
  '%s who writes the role of an admin into the browser gets no data from the server',
  async (who) => {
    const { page } = await shop.visitAnew();
    if (who === 'a shopper') await signIn(page, logins.shopper, '');
    await page.addInitScript(() => {
      const viewer = { _id: 'x', name: 'Mallory', email: 'mallory@example.com', isAdmin: true };
      localStorage.setItem('user', JSON.stringify(viewer));
    });
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (GRAPHQL.test(response.url())) answers.push(response.text().catch(() => ''));
    });
    for (const list of who === 'a guest' ? ['userlist'] : ['userlist', 'orderlist', 'productlist']) {
      await page.goto(`/admin/${list}`);
      await page.waitForURL(`/login?redirect=/admin/${list}`);
      await page.waitForLoadState('networkidle');
    }
    const told = (await Promise.all(answers)).join('\n');
    expect(told).toMatch(/"code":"(UNAUTHENTICATED|FORBIDDEN)"/);
    expect(told).not.toContain(logins.admin.email);
    expect(told).not.toContain('"isDraft":');
  },
);
