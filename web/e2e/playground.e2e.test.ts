import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runGuide } from '../../graph/proof/docs/run-guide.ts';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { runPlayground } from './run-playground.ts';
import type { Look } from './visitors.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function openPlayground(look?: Look) {
  const visitor = await shop.visit(look);
  await visitor.page.goto('/playground/');
  await visitor.page.locator('.view-line').first().waitFor();
  return visitor;
}

/** Runs the example of a tab unchanged. Returns the result, and whether the request carried a session. */
async function run(page: Page, tab: string) {
  await page.getByRole('tab', { name: tab }).click();
  await page.locator('.graphiql-query-editor').getByText(tab, { exact: true }).waitFor();
  // The editor parses the operation's name from a new text with a delay.
  await page.waitForTimeout(500);
  const received = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.getByRole('button', { name: /execute/i }).click();
  const response = await received;
  const { data, errors } = await response.json();
  const { cookie } = await response.request().allHeaders();
  return { data, codes: errors?.map((error: { extensions: object }) => error.extensions), cookie };
}

const done = (field: string) => ({
  data: { [field]: expect.anything() },
  codes: undefined,
  cookie: undefined,
});

test('every example runs as it stands, without the cookies of the shop', async () => {
  const { page, context, problems } = await openPlayground();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.addCookies([{ name: 'session', value: 'of-the-shop', url: shop.url }]);
  expect((await run(page, 'SearchProducts')).data.products.total).toBeGreaterThan(0);
  expect(await run(page, 'ProductWithReviews')).toEqual(done('product'));
  expect(await run(page, 'PriceCart')).toEqual(done('cart'));
  expect(await run(page, 'Register')).toEqual(done('register'));
  expect(await run(page, 'SignIn')).toEqual(done('signIn'));
  expect(await run(page, 'StartCheckout')).toEqual(done('startCheckout'));
  expect(await run(page, 'MyOrders')).toEqual({ data: { me: null }, codes: undefined, cookie: undefined });
  expect(problems).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(shop.url) && !url.startsWith('data:'))).toEqual([]);
});

test('the first order of the guide and the examples of the playground run in the demo shop', async () => {
  const responses = [...(await runGuide(shop.url)), ...(await runPlayground(shop.url))];
  expect(responses.filter(({ errors }) => errors)).toEqual([]);
});

test('with the switch on, the session of the shop is used until the page is reloaded', async () => {
  const { page, problems } = await openPlayground();
  await page.getByLabel('Use my shop session').check();
  await run(page, 'SignIn');
  expect((await run(page, 'StartCheckout')).data.startCheckout.payment.amount).toBeGreaterThan(0);
  expect((await run(page, 'MyOrders')).data.me).toMatchObject({ name: 'Sam Shopper' });
  await page.reload();
  await page.locator('.view-line').first().waitFor();
  expect(await page.getByLabel('Use my shop session').isChecked()).toBe(false);
  expect((await run(page, 'MyOrders')).data.me).toBeNull();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'in %s it fits a phone and a desktop, and its own parts are accessible',
  async (colorScheme) => {
    const { page } = await openPlayground({ colorScheme, viewport: { width: 412, height: 850 } });
    const check = async (width: number) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await ownViolations(page)).toEqual([]);
    };
    await check(412);
    await page.setViewportSize({ width: 1440, height: 850 });
    await run(page, 'SearchProducts');
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-doc-explorer-root-type').first().waitFor();
    await check(1440);
  },
);

/** Excludes GraphiQL's own markup, which styles cannot fix: buttons within its tabs. */
const ownViolations = async (page: Page) =>
  (await violations(page)).filter((violation) => !violation.startsWith('nested-interactive:'));

test('a query that needs a session offers that of the shop, or a way to sign in', async () => {
  const { page } = await openPlayground();
  const offer = page.locator('.offer');
  // Without the address of a guest.
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON();
    delete body.variables?.input?.email;
    return route.continue({ postData: body });
  });
  await run(page, 'StartCheckout');
  await page.unroute('**/graphql');
  await offer.getByText('This needs somebody who is signed in.').waitFor();
  expect(await ownViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Use my shop session' }).click();
  expect(await page.getByLabel('Use my shop session').isChecked()).toBe(true);
  expect(await offer.textContent()).toBe('');
  await run(page, 'MyOrders');
  await offer.getByText('Nobody is signed in at the shop.').waitFor();
  expect(await offer.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  await page.request.post('/graphql', { data: { query, variables: { input: logins.shopper } } });
  expect((await run(page, 'MyOrders')).data.me).toMatchObject({ name: 'Sam Shopper' });
  await expect.poll(() => offer.textContent()).toBe('');
});

test('the footer of the shop leads to the playground and to the description of REST', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'For integrators' });
  await links.getByRole('link', { name: 'REST API' }).click();
  await page.getByRole('heading', { level: 1, name: 'REST API' }).waitFor();
  await page.goBack();
  await links.getByRole('link', { name: 'API playground' }).click();
  await page.getByRole('heading', { level: 1, name: 'API playground' }).waitFor();
});

test('the shop loads nothing of the playground, and no other page may frame it', async () => {
  const files = globSync('dist/web/**/*.{js,css,html}');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /graphiql|monaco/i.test(readFileSync(file, 'utf8')))).toEqual([]);
  const { headers } = await fetch(`${shop.url}/playground/`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
