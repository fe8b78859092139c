import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';

const CAMERA = 'Byway 35 Film Camera';
const CANONICAL = /^http:\/\/localhost:\d+\/product\/byway-35-film-camera$/;

let shop: Shop;
/** The address that cards link to. */
let address: string;
beforeAll(async () => {
  shop = await openShop();
  const guest = await shop.api();
  const { product } = await guest<{ product: { id: string } }>(
    '{ product(slug: "byway-35-film-camera") { id } }',
  );
  address = `/productscreen/${product.id}`;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('Share hands the canonical address to the device, and says nothing when its choice is closed', async () => {
  const { page } = await shop.visitAnew();
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
      throw new DOMException('Closed', 'AbortError');
    };
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.waitForFunction(() => document.title.startsWith('{'));
  expect(JSON.parse(await page.title())).toEqual({ title: CAMERA, url: expect.stringMatching(CANONICAL) });
  expect(await page.getByText(/copied/).count()).toBe(0);
});

test('without such a choice Share copies the canonical address, also by keyboard, and says so', async () => {
  const { page, context } = await shop.visitAnew();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(CANONICAL);
});

test('where nothing may be copied Share shows the address', async () => {
  const { page } = await shop.visitAnew();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page
    .getByText(/The link could not be copied. It is http.*\/product\/byway-35-film-camera$/)
    .waitFor();
});

test('the pictures of link previews are a JPEG of the product, and a PNG of the shop', async () => {
  const pictureOf = async (path: string) => {
    const html = await (await fetch(shop.url + path)).text();
    return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  };
  for (const [path, type] of [
    [address, 'image/jpeg'],
    ['/', 'image/png'],
  ] as const) {
    const response = await fetch(await pictureOf(path));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  }
});
