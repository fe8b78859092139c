import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  // With caches of its own: some counts of lists may be a minute old.
  shop = await openShop({});
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 800 } };
const wood = { name: /^Wood/ };

test('a filter narrows the list, is in the address, and comes off by a chip or the back button', async () => {
  const { page, problems } = await shop.visit(DESKTOP);
  await page.goto('/category/audio-music');
  const chips = page.getByRole('list', { name: 'Filters' });
  await page.getByRole('checkbox', wood).click();
  await page.waitForURL('**/category/audio-music?f.material=Wood');
  await chips.getByRole('link', { name: 'Remove Wood' }).waitFor();
  const status = page.getByRole('main').getByRole('status').first();
  const count = Number.parseInt((await status.innerText()) ?? '', 10);
  expect(await page.getByRole('article').count()).toBe(Math.min(12, count));
  await page.getByRole('checkbox', { name: /^Red/ }).click();
  await chips.getByRole('link', { name: 'Remove Red' }).waitFor();
  await page.goBack();
  await chips.getByRole('link', { name: 'Remove Red' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?f.material=Wood');
  await chips.getByRole('link', { name: 'Remove Wood' }).click();
  await chips.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox', wood).isChecked()).toBe(false);
  await page.goto('/category/shoes-bags?stock=1');
  const sizes = page.getByRole('group', { name: 'Size' }).getByRole('checkbox');
  const all = await sizes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(all).toEqual(expect.arrayContaining(['38', '39', '40', '41', '42']));
  expect(all).toEqual([...all].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)));
  await page.getByRole('checkbox', { name: /^42/ }).click();
  await page.waitForURL('**/category/shoes-bags?stock=1&o.Size=42');
  await chips.getByRole('link', { name: 'Remove Size 42' }).click();
  await page.waitForURL('**/category/shoes-bags?stock=1');
  expect(problems).toEqual([]);
});

test('what is ticked and sorted before the scripts of the page run is not lost', async () => {
  const { page, problems } = await shop.visit(DESKTOP);
  await page.goto('/cart');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // Not by `goto`, which waits for the scripts.
  await page.evaluate(() => location.assign('/category/audio-music'));
  await page.getByRole('checkbox', wood).check();
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  release();
  await page.waitForURL('**/category/audio-music?f.material=Wood&sort=price-asc');
  await page.getByRole('link', { name: 'Remove Wood' }).waitFor();
  expect(await page.getByRole('checkbox', wood).isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('Go Back on a product leads to the list as it was left, and home for who comes from elsewhere', async () => {
  const { page } = await shop.visit(DESKTOP);
  await page.goto('/category/audio-music?f.material=Wood&sort=price-asc');
  const product = page.getByRole('article').first().getByRole('link').first();
  const back = page.getByRole('link', { name: 'Go Back' });
  await product.click();
  await page.waitForURL('**/productscreen/*');
  const { pathname } = new URL(page.url());
  await page.reload();
  await back.click();
  await page.waitForURL('**/category/audio-music?f.material=Wood&sort=price-asc');
  await page.getByRole('link', { name: 'Remove Wood' }).waitFor();
  const { page: other } = await shop.visit(DESKTOP);
  await other.goto(pathname);
  await other.getByRole('link', { name: 'Go Back' }).click();
  await other.waitForURL(`${shop.url}/`);
});

test('a list is sorted, and keeps its filter', async () => {
  const { page } = await shop.visit(DESKTOP);
  await page.goto('/category/audio-music?f.material=Wood');
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await page.waitForURL('**/category/audio-music?f.material=Wood&sort=price-asc');
  await page.locator('[aria-busy=false]').first().waitFor();
  const prices = await page.getByRole('article').locator('text=/₹[\\d,.]+/').allInnerTexts();
  const numbers = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('on a phone the filter is a sheet that closes with Escape and says how many products it shows', async () => {
  const { page } = await shop.visit(PHONE);
  await page.goto('/category/audio-music');
  const open = page.getByRole('button', { name: 'Filter' }).or(page.getByRole('link', { name: 'Filter' }));
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', wood).click();
  await page.waitForURL('**?f.material=Wood');
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Remove Wood' }).waitFor();
  await open.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('without scripts the form filters and sorts, and chips lead back', async () => {
  const { page } = await shop.visitAnew({ ...DESKTOP, javaScriptEnabled: false });
  await page.goto('/category/audio-music');
  await page.getByRole('checkbox', wood).check();
  await page.getByLabel('Price: from').fill('20');
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await page.getByRole('button', { name: /^Show/ }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('f.material'), searchParams.get('min'), searchParams.get('sort')]).toEqual([
    'Wood',
    '20',
    'price-asc',
  ]);
  expect(await page.getByRole('checkbox', wood).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Remove Wood' }).click();
  expect(new URL(page.url()).searchParams.get('f.material')).toBeNull();
  expect(new URL(page.url()).searchParams.get('min')).toBe('20');
  await page.goto('/category/shoes-bags');
  await page.getByRole('checkbox', { name: /^42/ }).check();
  await page.getByRole('button', { name: /^Show/ }).click();
  expect(new URL(page.url()).searchParams.get('o.Size')).toBe('42');
  await page.getByRole('link', { name: 'Remove Size 42' }).click();
  expect(new URL(page.url()).searchParams.has('o.Size')).toBe(false);
});

test('a search is filtered in the same way, best match first', async () => {
  const { page, problems } = await shop.visit(DESKTOP);
  await page.goto('/search/wooden');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('');
  const red = page.getByRole('checkbox', { name: /^Brown/ });
  await red.click();
  await page.waitForURL('**/search/wooden?f.colour=Brown');
  await page.getByRole('link', { name: 'Remove Brown' }).click();
  await page.waitForURL('**/search/wooden');
  expect(problems).toEqual([]);
});

test('unknown brands and categories are not found; what a list does not know in its address is ignored', async () => {
  const { request } = (await shop.visit()).page.context();
  expect((await request.get('/brand/nobody')).status()).toBe(404);
  expect((await request.get('/category/nothing')).status()).toBe(404);
  const odd = '?f.nothing=1&f.weight=abc&rating=9&min=x&sort=odd&utm_source=mail';
  for (const path of ['/category/audio-music', '/search/red', '/brand/Hearthside'])
    expect((await request.get(path + odd)).status(), path).toBe(path.includes('Hearth') ? 404 : 200);
});

test('what the server has rendered of the filter stays until the browser has its code', async () => {
  const { page } = await shop.visit(DESKTOP);
  await page.addInitScript(() => {
    const watch = () => {
      const isThere = document.querySelector('select[name=sort]') && document.querySelector('#filter form');
      if (!isThere) document.documentElement.dataset.gone = 'yes';
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true }),
    );
  });
  await page.route(/\/assets\/filter-/, async (route) => {
    await page.getByRole('button', { name: 'More products in a row' }).click();
    await route.continue();
  });
  await page.goto('/category/audio-music');
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await page.waitForURL('**/category/audio-music?sort=price-asc');
  expect(await page.locator('html').getAttribute('data-gone')).toBeNull();
});

test('all reduced products are a list with filters, to which the home page and the footer lead, also without scripts', async () => {
  const { page } = await shop.visitAnew({ ...DESKTOP, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'See all reduced products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reduced products' }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}/offers`);
  const cards = page.getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(3);
  expect(await cards.filter({ hasText: /-\d+ %/ }).count()).toBe(count);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await page.getByLabel('Price: to').fill('60');
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/offers?*max=60*');
  expect(await cards.count()).toBeLessThan(count);
  expect(await cards.filter({ hasText: /-\d+ %/ }).count()).toBe(await cards.count());
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Reduced products' }).click();
  await page.waitForURL('**/offers');
});

test('the button of the large title leads to all products, those bought most often first', async () => {
  const { page } = await shop.visitAnew({ ...DESKTOP, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'See all best sellers' }).click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  expect(await page.getByLabel('Sort by').inputValue()).toBe('best-selling');
  const execute = await shop.api();
  const { products } = await execute<{ products: { total: number; products: { name: string }[] } }>(
    '{ products(sort: BEST_SELLING) { total products { name } } }',
  );
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(
    products.products.map(({ name }) => name),
  );
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL('**/products?sort=best-selling&page=2');
});
