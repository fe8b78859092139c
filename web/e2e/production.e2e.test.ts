import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';

let shop: Shop;
let paid: Shop;
/** Of the owner of `paid`. */
const login = { email: 'olive@example.com', password: 'a-long-password' };
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' });
  const settings = {
    NODE_ENV: 'production',
    // Filling a database takes longer than a start.
    DATABASE_URL: shop.databaseUrl,
    RAZORPAY_KEY_ID: 'rzp_test_x',
    RAZORPAY_KEY_SECRET: 'canary-key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'canary-webhook-secret',
    SMTP_URL: 'smtp://user:canary-mail-secret@127.0.0.1:9',
    MAIL_FROM: 'shop@example.com',
  };
  paid = await openShop(settings, login);
});
afterAll(() => Promise.all([shop?.close(), paid?.close()]));

test('with the keys of a real provider a new shop is closed until its owner opens it', async () => {
  const home = () => fetch(`${paid.url}/`);
  const closed = await home();
  expect([closed.status, await closed.text()]).toEqual([503, expect.stringContaining('Opening soon')]);
  expect((await fetch(`${paid.url}/login`)).status).toBe(200);
  const owner = await paid.api(login);
  await expect(owner('mutation { openShop { setup { isOpen } } }')).rejects.toThrow('Change or confirm');
  await owner('mutation { confirmDefaultSettings { isTaxDefault } }');
  await owner('mutation { openShop { setup { isOpen } } }');
  expect((await home()).status).toBe(200);
});

const pages = [
  '/',
  '/page/2',
  '/search/lamp',
  '/productscreen/x',
  '/cart',
  '/login',
  '/profile',
  '/admin/userlist',
  '/none',
];

/** The directives of a content security policy. */
function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(/;\s*/)
    .map((text) => text.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

test.each([
  ...pages,
  '/playground/',
  '/assets/none.js',
  '/livez',
  '/api/none',
  '/graphql',
  '/images/none',
  '/favicon.svg',
])('%s is for HTTPS alone, in no frame, and says no more of itself than it must', async (path) => {
  const response = await fetch(shop.url + path);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(policyOf(response)['frame-ancestors']).toEqual(["'none'"]);
  expect(response.headers.has('x-powered-by')).toBe(false);
  expect(response.headers.has('server')).toBe(false);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each(pages)('%s runs the scripts of the shop and nothing that was written into it', async (path) => {
  const policies = [];
  for (const at of [shop, paid]) {
    const response = await fetch(at.url + path);
    const policy = policyOf(response);
    const html = await response.text();
    // Foreign scripts would need their host in the policy, or the hash of one of the shop's own scripts.
    const own = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(own).toHaveLength(2);
    const hashes = own.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy['script-src']?.slice(0, 3)).toEqual(["'self'", ...hashes]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-|\*(?!\.razorpay\.com)|http:/);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    expect(html).not.toMatch(/<script[^>]* src="(https?:)?\/\//);
    expect(html).not.toMatch(/ on[a-z]+="|<[^>]* style="/);
    policies.push(policy);
  }
  // Only screens that take payments allow the provider.
  expect(JSON.stringify(policies)).not.toContain('razorpay');
});

test.each(['/placeorder', '/order/x'])('%s lets the payment provider in, where it is used', async (path) => {
  const [test, real] = await Promise.all(
    [shop, paid].map(async ({ url }) => policyOf(await fetch(url + path))),
  );
  expect(JSON.stringify(test)).not.toContain('razorpay');
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(real?.[directive]).toContain('https://*.razorpay.com');
});

test('the last step before paying is loaded as a document of its own, to which the provider may come', async () => {
  const { page, context } = await paid.visitAnew();
  const provider = 'https://checkout.razorpay.com/v1/checkout.js';
  await context.route(provider, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasCome = 1' }),
  );
  const query = 'mutation($input: RegisterInput!) { register(input: $input) { id } }';
  const input = { name: 'Bea', email: 'bea@example.com', password: 'long enough' };
  const made = await page.request.post('/graphql', { data: { query, variables: { input } } });
  const { id } = (await made.json()).data.register;
  const line = { product: 'x', name: 'Lamp', image: '/sample.svg', price: 10, countInStock: 3, qty: 1 };
  const shippingAddress = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };
  await page.goto('/');
  await page.evaluate(
    ([user, cart]) => {
      localStorage.setItem('user', user!);
      localStorage.setItem('cart', cart!);
    },
    [
      JSON.stringify({ _id: id, name: input.name, email: input.email, isAdmin: false }),
      JSON.stringify({ cartItems: [line], shippingAddress, paymentMethod: 'PayPal' }),
    ],
  );
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL('/placeorder');
  const loadedAt = () =>
    page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name).catch(() => '');
  await expect.poll(loadedAt).toBe(`${paid.url}/placeorder`);
  await page.getByRole('button', { name: /^Place Order/ }).waitFor();
  await page.addScriptTag({ url: provider });
  expect(await page.evaluate('window.hasCome')).toBe(1);
  await context.close();
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a page for a browser that takes %s comes as that', async (accepted, sent) => {
  const response = await fetch(`${shop.url}/`, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(sent);
  expect(response.headers.get('vary')).toMatch(/Accept-Encoding/i);
  expect(await response.text()).toMatch(/^<!doctype html>.+<\/html>\s*$/is);
});

test('a page that a browser has already is not sent again', async () => {
  // `fetch` adds no-cache to a conditional request.
  const request = (headers: object) =>
    new Promise<IncomingMessage>((resolve) => {
      get(`${shop.url}/`, { headers: { 'accept-encoding': 'br', ...headers } }, (got) =>
        resolve(got.resume()),
      );
    });
  const first = await request({});
  const again = await request({ 'if-none-match': first.headers.etag });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
});

test('the cookie of a session is for HTTPS, this host and no script', async () => {
  const input = { name: 'Ann', email: 'ann@example.com', password: 'long enough' };
  const query = 'mutation($input: RegisterInput!) { register(input: $input) { id } }';
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  const { name: _, ...login } = input;
  for (const [text, given] of [
    [query, input],
    [signIn, login],
  ] as const) {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables: { input: given } }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  }
});

test('with the keys of a real provider there is no sandbox, and no page holds a secret', async () => {
  for (const [method, path] of [
    ['GET', '/sandbox/checkout.js'],
    ['POST', '/sandbox/checkout/pay'],
    ['GET', '/sandbox/v1/payments'],
    ['POST', '/sandbox/v1/orders'],
  ] as const) {
    const { headers, status } = await fetch(paid.url + path, { method });
    expect([status, headers.get('content-type')?.includes('javascript')]).toEqual([404, false]);
  }
  for (const path of [...pages, '/api/openapi.json', '/api/docs']) {
    expect(await (await fetch(paid.url + path)).text()).not.toContain('canary');
  }
  expect(paid.output() + paid.log()).not.toContain('canary');
});

test('a shop with test payments says so on its pages', async () => {
  expect(await (await fetch(`${shop.url}/`)).text()).toContain('"testPayments":true');
  expect(await (await fetch(`${paid.url}/`)).text()).toContain('"testPayments":false');
});

/** GET of a path exactly as written: fetch would normalize it. */
function getAsWritten(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    get({ hostname, port, path }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, body });
    }).on('error', reject);
  });
}

test('the browser is given no source map', () => {
  expect(globSync('dist/{web,playground}/**/*').length).toBeGreaterThan(20);
  expect(globSync('dist/{web,playground}/**/*.map')).toEqual([]);
});

test.each([
  '/.env',
  '/.git/config',
  '/.stamp',
  '/.data/lock',
  '/package.json',
  '/package-lock.json',
  '/node_modules/express/package.json',
  '/dist/graph/server.js',
  '/graph/server.js',
  '/server.js.map',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/..%2f..%2fgraph/server.js',
  '/assets/%2e%2e/%2e%2e/graph/server.js',
  '/assets/....//index.html',
  '/assets/.env',
  '/fonts/',
  '/playground/..%2f..%2fpackage.json',
  '/images/..%2f..%2f..%2fpackage.json',
  '/images/%2e%2e/demo-product.ts',
  '/uploads/..%2f..%2f.env',
  '/uploads/%00',
  '/web-server/entry-server.js',
  '/entry-server.tsx',
  '/@fs/etc/passwd',
  '/@vite/client',
])('%s is no file of the shop', async (path) => {
  const { status, body } = await getAsWritten(path);
  expect(status).toBe(404);
  expect(body).not.toMatch(
    /"dependencies"|lockfileVersion|import\.meta|createApp|root:x:|\[core\]|DATABASE_URL/,
  );
});
