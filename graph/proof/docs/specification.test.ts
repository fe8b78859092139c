import { existsSync, globSync, readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminScreens } from '../../../web/app/admin/screens.ts';
import { shopScreens } from '../../../web/app/routes.ts';
import { render } from '../../../web/entry-server.tsx';
import { matchScreen } from '../../../web/router/screens.ts';
import { described } from '../../api/rest/routes.ts';
import { DEFAULT_RULES } from '../../money/shop-rules.ts';
import { address } from '../testing/buying.ts';
import { rest } from '../testing/rest.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

const promises = readFileSync('docs/specification.md', 'utf8');
const NO_TEST = 'no test yet';

/** The rows of the table below a heading, each as its cells. */
function rowsOf(heading: string): string[][] {
  const section = promises.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  const cells = lines.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
  return cells.filter(([first]) => first !== '---').slice(1);
}

/** What stands in backticks at the beginning of each row. */
function named(heading: string): string[] {
  const names = rowsOf(heading).map(([first = '']) => /^`(.+)`$/.exec(first)?.[1] ?? '');
  expect(names.length).toBeGreaterThan(5);
  expect(names).not.toContain('');
  return names;
}

const headings = [...promises.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

test.each(headings)('%s: each promise has its tests, or says that it has none', (heading) => {
  const rows = rowsOf(heading);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row.at(-1), row[0]).toMatch(
      new RegExp(`^(${NO_TEST}|\`[^\`]+: [^\`]+\`(<br>\`[^\`]+: [^\`]+\`)*)$`),
    );
  }
});

test('every test that is named exists', () => {
  const tests = [...promises.matchAll(/`([\w./-]+\.test\.tsx?): ([^`]+)`/g)];
  expect(tests.length).toBeGreaterThan(90);
  const missing = tests.filter(([, file = '', title = '']) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1');
    return !['"', "'", '`'].some((quote) => source.includes(quote + title + quote));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('every screen has a route of its own', () => {
  for (const screen of named('Screens')) {
    const path = screen.replace(/\{\w+\}/g, '7');
    expect(matchScreen([...adminScreens, ...shopScreens], path).screen.path, screen).toBe(
      screen.replace(/\{(\w+)\}/g, ':$1'),
    );
  }
});

test('every call is served', () => {
  const served = described.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(named('Calls').filter((call) => !served.includes(call))).toEqual([]);
});

test('every text stands in the web app as it is promised', () => {
  const paths = globSync(
    ['web/{app,features,messages,pages,ui}/**/*.{ts,tsx}', 'graph/money/payment-name.ts'],
    {
      exclude: ['**/*.test.*', '**/*.generated.*'],
    },
  );
  const files = paths.map((file) => readFileSync(file, 'utf8'));
  expect(named('Texts').filter((text) => !files.some((source) => source.includes(text)))).toEqual([]);
});

test('header and footer are on every page', async () => {
  const settings = {
    shopName: 'Citron',
    currency: 'INR',
    texts: 'en' as const,
    testPayments: true,
    mails: 'sent' as const,
    shipping: { price: 10000, freeAbove: 10000 },
    pricesIncludeTax: null,
    returns: null,
    menus: { header: [], footer: [] },
    origin: 'https://shop.example',
  };
  const request = new Request('https://shop.example/nowhere');
  const answer = await render(request, ApolloLink.empty(), settings, DEFAULT_RULES);
  if ('redirect' in answer) throw new Error('A page was expected.');
  const html = answer.html.replaceAll('<!-- -->', '');
  const header = /<header.*<\/header>/s.exec(html)?.[0];
  expect(header).toMatch(/<a[^>]* href="\/"[^>]*>.*Citron.*<\/a>/s);
  expect(header).toContain('placeholder="Search products..."');
  expect(header).toMatch(/href="\/login"[^>]*>.*Sign In/s);
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0].replace(/<[^>]+>/g, '');
  expect(footer).toContain(`Citron © ${new Date().getFullYear()}`);
});

/** What each change makes stale at least: fields of Query. */
const staleAfter = {
  CreateProduct: ['adminProducts'],
  UpdateProduct: ['adminProducts', 'products'],
  DeleteProduct: ['adminProducts', 'products', 'product'],
  UploadProductImage: ['adminProducts', 'products'],
  ReviewProduct: ['products', 'product'],
  UpdateReview: ['products', 'product'],
  UpdateUser: ['users', 'user'],
  DeleteUser: ['users', 'user'],
  DeliverOrder: ['orders'],
  PlaceOrder: ['products', 'product', 'cart'],
};

test.each(Object.entries(staleAfter))('%s makes stale what was loaded of it', (mutation, fields) => {
  const operations = globSync('web/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const declared = operations
    .map(
      (text) =>
        new RegExp(`mutation ${mutation}\\b[^{]*?@evicts\\(\\s*fields: (\\[.*?\\])\\s*\\)`, 's').exec(
          text,
        )?.[1],
    )
    .find((list) => list !== undefined);
  expect(declared?.match(/\w+/g)).toEqual(expect.arrayContaining(fields));
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

test.each(Object.keys(address))('an order without its %s is refused', async (field) => {
  const shopper = await shop.shopper();
  const cartItems = [{ product: (await shop.addProduct()).id, qty: 1 }];
  for (const value of [undefined, '', '   ']) {
    const order = { cartItems, shippingAddress: { ...address, [field]: value } };
    const { status, body } = await rest(shopper, 'POST', '/order', order);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      400,
      'BAD_USER_INPUT',
      [`shippingAddress.${field}`],
    ]);
  }
  expect((await rest(shopper, 'GET', '/order/mine')).body).toEqual([]);
});
