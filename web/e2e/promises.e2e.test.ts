import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, goToPlaceOrder, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test.each([
  [360, 1],
  [800, 2],
  [1250, 3],
  [1600, 4],
])('at %i pixels cards stand %i in a row', async (width, inRow) => {
  const { page } = await shop.visit({ viewport: { width, height: 900 } });
  await page.goto('/');
  const tops = await page
    .getByRole('article')
    .locator('picture')
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
});

test('on a wide screen header and page begin and end in line', async () => {
  const { page } = await shop.visit({ viewport: { width: 1920, height: 900 } });
  await page.goto('/page/1');
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  expect((await box('header a')).x).toBe((await box('main h1')).x);
  const list = await box('main h1');
  const lastCard = (await page.getByRole('article').nth(3).boundingBox())!;
  const nav = await box('header nav');
  expect(nav.x + nav.width).toBeCloseTo(lastCard.x + lastCard.width, 0);
  expect(list.x).toBeGreaterThan(24);
});

test('a picture is uploaded from the product form, shown, and sold with', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/productlist');
  await page.getByRole('link', { name: /^Edit Quietfield/ }).click();
  await page.waitForURL(/\/editproducts\//);
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][accept^=image]')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('Image Updated Succussfully').waitFor();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByText('product updated').waitFor();
  await page.goto('/');
  const source = await page.locator('article img').first().getAttribute('src');
  expect(source).toMatch(/^\/uploads\/[\w-]+-\d+\.\w+$/);
  expect(problems).toEqual([]);
});

test('pictures are pasted, and chosen from the library, which says which products show one', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/pictures?keyword=byway');
  await page.getByRole('listitem').getByRole('link', { name: 'Byway 35 Film Camera' }).first().click();
  await page.waitForURL(/\/editproducts\//);
  await page.goto('/admin/products/new');
  await page.getByRole('heading', { name: 'New Product' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Pasted lamp');
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#5e0b4d' } })
    .png()
    .toBuffer();
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    },
    [...picture],
  );
  await page.getByLabel('What picture 1 shows').fill('A purple square');
  await page.getByRole('button', { name: 'Choose from Library' }).click();
  await page.getByLabel('Find by product').fill('Byway');
  const found = page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => found.count()).toBe(2);
  await found.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Add 1 Picture' }).click();
  await page.getByLabel('What picture 2 shows').waitFor();
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a step without what it needs leads back to where that is given', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await page.goto('/payment');
  await page.waitForURL('/cart');
  await page.goto('/placeorder');
  await page.waitForURL('/shipping');
  await page.getByLabel('Address').fill('1 Elm Street');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Postal Code').fill('411001');
  await page.getByLabel('Country').fill('India');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/payment');
  await page.goto('/placeorder');
  await page.waitForURL('/payment');
});

test('the payment step is skipped when its only choice was confirmed before, and can still be reached', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.shopper, '');
  await addToCart(page, 'Byway 35 Film Camera');
  await goToPlaceOrder(page);
  await page.getByRole('link', { name: 'Change shipping address' }).click();
  await page.waitForURL('/shipping');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('/placeorder');
  await page.goBack();
  await page.waitForURL('/shipping');
  await page.goForward();
  await page.waitForURL('/placeorder');
  await page.getByRole('link', { name: 'Change payment method' }).click();
  await page.waitForURL('/payment');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL('/placeorder');
  expect(problems).toEqual([]);
});

test('the first step reads Sign In while nothing is saved', async () => {
  const { page } = await shop.visit();
  await page.goto('/checkoutSteps');
  const steps = page.getByRole('main').getByRole('listitem');
  await steps.first().waitFor();
  expect(await steps.allInnerTexts()).toEqual(['Sign In', 'Shipping', 'Payment', 'Place order']);
  await page.getByRole('main').getByRole('link', { name: 'Go to the cart' }).click();
  await page.waitForURL('/cart');
});

test('two passwords that differ are reported at sign-up, and nothing is sent', async () => {
  const { page } = await shop.visit();
  await page.goto('/register');
  await page.getByLabel('Name').fill('Grace Guest');
  await page.getByLabel('Email Address').fill('grace@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm Password').fill('another secret');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText("Password doesn't match").waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the badge beside the cart counts all items and is not there for an empty cart', async () => {
  const { page } = await shop.visit();
  await page.goto('/cart');
  const cart = page.getByRole('banner').getByRole('link', { name: /cart/i });
  expect(await cart.innerText()).not.toMatch(/\d/);
  await addToCart(page, 'Byway 35 Film Camera', 2);
  await addToCart(page, 'Barnaby Teddy Bear', 3);
  await expect.poll(() => cart.innerText()).toMatch(/\b5\b/);
});

test.each(['Figtree Variable', 'Bricolage Grotesque Variable'])(
  '%s has the signs of money',
  async (family) => {
    const { page, context } = await shop.visit();
    await page.goto('/login');
    const devtools = await context.newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const show = async (fontFamily: string) => {
      // Hydration may remove what it does not know.
      const known = document.getElementById('signs');
      const signs = known ?? document.body.appendChild(document.createElement('p'));
      signs.id = 'signs';
      signs.textContent = '₹€£¥$';
      Object.assign(signs.style, { fontFamily, fontWeight: 700 });
      await document.fonts.load(`700 16px "${fontFamily}"`, signs.textContent);
    };
    const fontsOfSigns = async () => {
      await page.evaluate(show, family);
      const { root } = await devtools.send('DOM.getDocument');
      const signs = { nodeId: root.nodeId, selector: '#signs' };
      const { nodeId } = await devtools.send('DOM.querySelector', signs);
      const { fonts } = nodeId
        ? await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
        : { fonts: [] };
      return fonts.map(({ isCustomFont, glyphCount }) => [isCustomFont, glyphCount]);
    };
    await expect.poll(fontsOfSigns).toEqual([[true, 5]]);
  },
);
