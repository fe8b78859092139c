import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bytes, colour } from '../../graph/proof/testing/picture-bytes.ts';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
let product: { id: string; numReviews: number };
beforeAll(async () => {
  shop = await openShop();
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: (typeof product)[] } }>(
    '{ products { products { id numReviews } } }',
  );
  product = products.products.find(({ numReviews }) => numReviews > 2 && numReviews < 20)!;
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a guest is asked to sign in to vote; a shopper says which review helped, and takes it back', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const last = reviews
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .last();
  const helpful = last.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL(/\/login\?redirect=/);

  await signIn(page, logins.shopper, `/productscreen/${product.id}`);
  await helpful.click();
  await last.getByRole('button', { name: /^Helpful \(1\)/, pressed: true }).waitFor();
  const text = await last.locator('p').first().textContent();
  await page.reload();
  await last.getByRole('button', { name: /^Helpful \(1\)/, pressed: true }).waitFor();
  await page.getByLabel('Sort by').selectOption('Most helpful');
  const first = reviews
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await first.getByText(text!).waitFor();
  await first.getByRole('button', { name: /^Helpful \(1\)/ }).click();
  await first.getByRole('button', { name: /^Helpful:/, pressed: false }).waitFor();
  expect(problems).toEqual([]);
});

test('a guest reports a review, and staff keep it', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`/productscreen/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong with it?').selectOption('Advertising, or not about the product');
  await dialog.getByLabel('More about it').fill('It names <b>another</b> shop.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('Thank you. The shop looks at it.').waitFor();
  await reviews.getByRole('button', { name: /^Reported: review by/ }).waitFor();

  const { page: staff, problems: others } = await shop.visit();
  await signIn(staff, logins.admin, '/admin');
  await staff.getByRole('link', { name: /1 Reported reviews/ }).click();
  const row = staff.getByRole('row').filter({ hasText: 'Reported once' });
  await row.getByText('It names <b>another</b> shop.').waitFor();
  await row.getByText('Advertising, or not about the product').waitFor();
  expect(await violations(staff)).toEqual([]);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await staff.getByText('1 review is shown').waitFor();
  await staff.getByText('Nothing matches').waitFor();
  expect([...problems, ...others]).toEqual([]);
});

test('a buyer adds pictures to a review, which open large, and removes one', async () => {
  const { page, problems } = await shop.visit();
  await buy(shop, logins.shopper, 'Barnaby Teddy Bear');
  await signIn(page, logins.shopper, '/');
  await page.getByRole('combobox').fill('Barnaby Teddy Bear');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Barnaby Teddy Bear', exact: true }).click();
  await page.getByLabel('Rating').selectOption('5');
  await page.getByLabel('Comment').fill('Look at him.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Look at him.' });
  await own.waitFor();
  await own.getByRole('button', { name: /^Report/ }).waitFor({ state: 'detached' });

  const picture = await bytes(colour(900, 700).png());
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });
  const field = page.getByLabel('Add pictures');
  await field.setInputFiles(['1', '2', '3', '4'].map(file));
  await page.getByText('Choose 3 pictures at most.').waitFor();
  await field.setInputFiles([file('1.png'), file('2.png')]);
  await page.getByText('Pictures added').waitFor();
  const shown = own.getByRole('img', { name: /^Picture \d of the review/ });
  await shown.nth(1).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await field.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('The file is not a JPEG, PNG, WebP or AVIF picture.').waitFor();

  await own.getByRole('link', { name: /^Picture 1 of the review/ }).press('Enter');
  const large = page.getByRole('dialog');
  await large.getByRole('heading', { name: /^Picture 1 of the review/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await shown.nth(1).waitFor({ state: 'detached' });
  expect(await shown.count()).toBe(1);
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});
