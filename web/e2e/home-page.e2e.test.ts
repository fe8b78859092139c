import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a home page is made of blocks by keyboard, previewed, published, looked at by a guest, and undone', async () => {
  const { page, problems } = await shop.visit();
  const { page: guest, problems: guestProblems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/home-page');
  const dialog = page.getByRole('dialog');
  const add = async (kind: string) => {
    await page.getByLabel('Kind of block').selectOption({ label: kind });
    await page.getByRole('button', { name: 'Add block' }).press('Enter');
  };
  const done = () => dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText('There is no draft: shoppers see what was published last.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove Latest Products' }).count()).toBe(0);

  await add('Quote');
  await dialog.getByLabel('Quote').fill('It came the next day.');
  await dialog.getByLabel('Who said it').fill('Ada');
  await done();
  await add('Text with picture');
  await dialog.getByLabel('Title').fill('Made to be repaired');
  await dialog
    .getByLabel('Text', { exact: true })
    .fill('Every part can be **replaced**. <script>no</script>');
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('What the picture shows').fill('A lamp in parts');
  await done();
  await add('Promotion cards');
  await dialog.getByLabel('Card 1: title').fill('Summer sale');
  await dialog.getByLabel('Card 1: leads to').fill('/offers');
  await done();
  await add('Products');
  await dialog.getByLabel('Which products').selectOption({ label: 'Chosen by hand' });
  await dialog.getByLabel('Title').fill('Picked by us');
  await dialog.getByLabel('Find a product to add').fill('Barnaby Teddy Bear');
  await dialog.getByRole('button', { name: 'Add Barnaby Teddy Bear' }).press('Enter');
  await done();
  await page.getByText('Products: Picked by us added at the end.').waitFor();
  const up = page.getByRole('button', { name: 'Move Products: Picked by us up' });
  for (let place = 8; place > 0; place -= 1) await up.press('Enter');
  await page.getByText('Products: Picked by us is now number 1 of 9.').waitFor();
  await page.getByRole('button', { name: 'Remove Large title' }).press('Enter');
  await page.getByLabel('Text of the announcement').fill('Free returns');
  await page.getByLabel('The announcement leads to').fill('/offers');

  // What is not saved is asked about.
  await page.getByRole('link', { name: 'Preview saved draft' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await page.getByText('Draft saved').first().waitFor();
  await page.getByRole('link', { name: 'Preview saved draft' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Picked by us' }).waitFor();
  await page.getByRole('complementary', { name: 'Announcement' }).waitFor();
  await guest.goto('/');
  expect(await guest.content()).not.toContain('Picked by us');
  expect(await guest.getByText('Free returns').count()).toBe(0);
  // Nobody else sees the draft: guests are led to the sign-in.
  await guest.goto('/admin/home-page/preview');
  await guest.waitForURL(/\/login/);

  await page.getByRole('link', { name: 'Back to the blocks' }).press('Enter');
  await page.getByText('There is a draft that shoppers do not see yet.').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await page.getByText('Home page published').first().waitFor();
  const html = async () => (await guest.request.get('/')).text();
  await expect.poll(html).toContain('Picked by us');
  expect(await html()).toContain('Every part can be <strong>replaced</strong>. &lt;script&gt;no');
  await guest.goto('/');
  await guest
    .getByRole('complementary', { name: 'Announcement' })
    .getByRole('link', { name: 'Free returns' })
    .waitFor();
  // The admin area has none from the first byte on, other screens do.
  const empty = async (path: string) => (await guest.request.get(path)).text();
  expect(await empty('/profile')).toContain('Free returns');
  expect(await empty('/admin/home-page')).not.toContain('Free returns');
  // It is read after the link past the bar.
  const stops = guest.getByRole('link').or(guest.getByRole('button'));
  expect((await stops.allTextContents()).slice(0, 2)).toEqual(['Skip to content', 'Free returns']);
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Enter');
  await guest.keyboard.press('Tab');
  const first = guest.getByRole('main').getByRole('link').first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await guest.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Latest Products']);
  const titles = await guest.getByRole('main').getByRole('heading').allTextContents();
  expect(titles[0]).toBe('Picked by us');
  expect(titles.indexOf('Made to be repaired')).toBeGreaterThan(titles.indexOf('Latest Products'));
  expect(titles).not.toContain('Five that stand out');
  await guest.getByAltText('A lamp in parts').waitFor();
  await guest.getByRole('link', { name: 'Summer sale' }).press('Enter');
  await guest.getByRole('heading', { level: 1, name: 'Reduced products' }).waitFor();

  await page.getByRole('button', { name: 'Undo last publication' }).press('Enter');
  await page.getByText('Publication undone').first().waitFor();
  await expect.poll(html).toContain('Five that stand out');
  expect(await html()).not.toContain('Free returns');
  await page.getByText('There is a draft that shoppers do not see yet.').waitFor();
  expect([...problems, ...guestProblems]).toEqual([]);
});
