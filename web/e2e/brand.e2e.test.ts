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

test('a brand is previewed, published to shoppers alone, and undone', async () => {
  const logo = await sharp({ create: { width: 600, height: 150, channels: 3, background: '#FF8800' } })
    .png()
    .toBuffer();
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/settings/brand');
  await page.getByLabel('Buttons and links (optional)').fill('#FFE600');
  await page.getByText('so that it can be read.').first().waitFor();
  await page.getByLabel('Headings and text').selectOption('Fraunces with Nunito Sans');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('700 20px Fraunces')), { timeout: 10_000 })
    .toBe(true);
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Remove logo' }).waitFor();
  expect(await page.locator('figure img').count()).toBe(2);

  const { page: guest, problems: guestProblems } = await shop.visit();
  const primary = (of: typeof guest) =>
    of.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--palette-primary-main'));
  await guest.goto('/');
  const before = await primary(guest);
  const fonts = () =>
    guest.evaluate(async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      const names = loaded.map(({ family }) => family.replaceAll('"', ''));
      return [...new Set(names)].filter((name) => !name.endsWith('stand-in')).sort();
    });
  const citron = ['Bricolage Grotesque Variable', 'Figtree Variable'];
  expect(await fonts()).toEqual(citron);
  expect(await guest.locator('#logo').count()).toBe(0);
  const own = await primary(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Brand published').first().waitFor();
  await expect.poll(async () => (await guest.request.get('/')).text()).toContain('id="logo"');
  await guest.goto('/');
  expect(await primary(guest)).not.toBe(before);
  const shown = guest.getByRole('banner').getByRole('img', { name: 'Citron' });
  expect(await shown.boundingBox()).toMatchObject({ width: 128, height: 32 });
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  expect(await fonts()).toEqual(['Fraunces', 'Nunito Sans']);
  expect((await guest.request.get('/favicon.svg')).headers()['content-type']).toContain('svg');
  expect(await primary(page)).toBe(own);

  await page.getByRole('button', { name: 'Undo publishing' }).click();
  await page.getByText('The brand is as it was before').first().waitFor();
  await expect.poll(async () => (await guest.request.get('/')).text()).not.toContain('id="logo"');
  await guest.goto('/');
  expect(await primary(guest)).toBe(before);
  expect(await fonts()).toEqual(citron);
  expect([...problems, ...guestProblems]).toEqual([]);
});
