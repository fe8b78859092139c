import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

describe('toasts', () => {
  const removed = (page: Page) => page.getByRole('status').filter({ hasText: 'removed' });

  async function removeCamera(page: Page): Promise<void> {
    await addToCart(page, CAMERA);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await removed(page).waitFor();
  }

  test('at 1280 and 800 px they stand at the right, below the header and its cart', async () => {
    const { page } = await shop.visit({ viewport: { width: 1280, height: 800 } });
    await removeCamera(page);
    await removed(page).hover();
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 800 });
      const toast = (await removed(page).boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(toast.y).toBeLessThan(220);
      expect(width - (toast.x + toast.width)).toBeLessThan(40);
    }
  });

  test('on a phone they stand below the header, and clear of the button of the page wherever it is scrolled', async () => {
    const { page } = await shop.visit({ viewport: { width: 412, height: 600 } });
    await addToCart(page, 'Barnaby Teddy Bear');
    await addToCart(page, CAMERA);
    await page.getByRole('button', { name: `Remove ${CAMERA}` }).click();
    await removed(page).hover();
    const button = page.getByRole('button', { name: 'Proceed To Checkout' });
    for (const top of [10_000, 0]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const isClear = async () => {
        const [toast, header, main] = await Promise.all(
          [removed(page), page.getByRole('banner'), button].map((each) => each.boundingBox()),
        );
        return toast!.y >= header!.y + header!.height && toast!.y + toast!.height <= main!.y;
      };
      await expect.poll(isClear).toBe(true);
    }
  });

  test('they go after five seconds, but stay while pointed at or focused', async () => {
    const { page } = await shop.visitAnew();
    await page.clock.install();
    await removeCamera(page);
    await page.clock.fastForward(3500);
    expect(await removed(page).count()).toBe(1);
    await page.clock.fastForward(2000);
    await removed(page).waitFor({ state: 'detached' });

    await removeCamera(page);
    await removed(page).hover();
    await page.clock.fastForward(6000);
    expect(await removed(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(6000);
    expect(await removed(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('Subtotal (1) items').waitFor();
  });

  test('one that says that a product was removed goes when the product is back in the cart', async () => {
    const { page } = await shop.visit();
    await removeCamera(page);
    // While it is pointed at, it does not go by itself.
    await removed(page).hover();
    await page.goBack();
    await page.getByRole('button', { name: 'Add To Cart' }).evaluate((button: HTMLElement) => button.click());
    await page.getByText('Subtotal (1) items').waitFor();
    await removed(page).waitFor({ state: 'detached' });
  });

  test('an error is an alert, anything else a status', async () => {
    const { page } = await shop.visit();
    await signIn(page, logins.shopper, '/admin/userlist');
    await page.getByRole('alert').filter({ hasText: 'Admin account needed' }).waitFor();
    await removeCamera(page);
    expect(await page.getByRole('alert').filter({ hasText: 'removed' }).count()).toBe(0);
  });
});

describe('empty lists have one sentence and one way on', () => {
  test('cart and own orders', async () => {
    const { page } = await shop.visit();
    await page.goto('/cart');
    await page.getByText('Your cart is empty').waitFor();
    const others = page.getByRole('region', { name: 'Top rated' });
    await others.getByRole('link').first().waitFor();
    const links = page.getByRole('main').getByRole('link');
    expect(await links.and(page.locator(':not(section *)')).allTextContents()).toEqual(['Go Back']);
    expect(await page.getByRole('main').getByText('Total').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Proceed To Checkout' }).isDisabled()).toBe(true);
    await page.goto('/sign');
    await page.getByLabel('Name').fill('Nora New');
    await page.getByLabel('Email Address').fill('nora@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long secret');
    await page.getByLabel('Confirm Password').fill('a long secret');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('/homepage');
    await page.goto('/profile');
    const orders = page.getByRole('region', { name: 'My Orders' });
    await orders.getByText('You have not ordered anything yet.').waitFor();
    expect(await orders.getByRole('link').allTextContents()).toEqual(['Browse products']);
  });

  test.each(['/admin/orderlist', '/admin/productlist', '/admin/userlist'])('%s', async (path) => {
    const { page } = await shop.visit();
    await signIn(page, logins.admin, `${path}?keyword=nothing-like-this`);
    const empty = page.getByText('Nothing matches.').locator('..');
    await empty.waitFor();
    expect(await empty.getByRole('link').allTextContents()).toEqual(['Show all']);
  });
});

describe('admin lists', () => {
  test('the head of a table stays below the bar; on a phone the rows are cards', async () => {
    const { page } = await shop.visit();
    await signIn(page, logins.admin, '/admin/productlist');
    const head = page.getByRole('columnheader', { name: 'NAME' });
    await head.waitFor();
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(80);
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await head.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    await page.setViewportSize({ width: 412, height: 823 });
    const [first, second] = await Promise.all(
      [0, 1].map((n) => page.locator('tbody td').nth(n).boundingBox()),
    );
    expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height - 1);
  });
});

describe('keyboard', () => {
  test('the first stop skips the header', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('main').getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('what has the focus shows a ring and is never below the bar, forwards and backwards', async () => {
    const { page } = await shop.visit({ viewport: { width: 1280, height: 500 } });
    await page.goto('/');
    const bar = (await page.getByRole('banner').boundingBox())!.height;
    for (const [key, steps] of [
      ['Tab', 20],
      ['Shift+Tab', 18],
    ] as const) {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        const seen = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const inBar = element.closest('header') !== null;
          const ring = [element, element.closest('article'), element.closest('form')].some(
            (part) =>
              part &&
              getComputedStyle(part).outlineStyle === 'solid' &&
              parseFloat(getComputedStyle(part).outlineWidth) >= 2,
          );
          return { name: element.textContent, inBar, ring, top: element.getBoundingClientRect().top };
        });
        expect(seen.ring, `${key} ${step}`).toBe(true);
        if (!seen.inBar && seen.name !== 'Skip to content')
          expect(seen.top, `${key} ${step}`).toBeGreaterThanOrEqual(bar);
      }
    }
  });

  test('a change of screen moves the focus to its heading and reads out its title', async () => {
    const { page } = await shop.visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Cart' }).press('Enter');
    await page.waitForURL('/cart');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.locator('[aria-live=polite]').getByText('Shopping Cart').waitFor({ state: 'attached' });
  });

  test('on the home page, whose heading is below the window, the keyboard goes on from the top', async () => {
    const { page } = await shop.visit({ viewport: { width: 1280, height: 500 } });
    await page.goto('/cart');
    await page.getByRole('banner').getByRole('link').first().press('Enter');
    await page.getByRole('heading', { name: 'Latest Products' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.each([1280, 412])('at %d px a wrong field that is moved to has its label in sight', async (width) => {
    const { page } = await shop.visit({ viewport: { width, height: 400 } });
    await page.goto('/sign');
    const name = page.getByLabel('Name', { exact: true });
    const bar = width > 600 ? (await page.getByRole('banner').boundingBox())!.height : 0;
    // The field is just clear of the bar.
    await name.evaluate((field, top) => scrollBy(0, field.getBoundingClientRect().top - top), bar + 4);
    await page.getByLabel('Email Address').evaluate((field: HTMLInputElement) => field.form!.requestSubmit());
    await page.locator('form :focus').waitFor();
    const label = (await page.getByText('Name', { exact: true }).boundingBox())!;
    expect(label.y).toBeGreaterThanOrEqual(bar);
  });

  test('on a touch screen everything to press is at least 24 px, and main buttons 44', async () => {
    const { page } = await shop.visitAnew({ viewport: { width: 412, height: 823 }, hasTouch: true });
    await signIn(page, logins.shopper, '');
    await addToCart(page, CAMERA);
    for (const path of ['/', '/cart', '/shipping', '/profile']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const controls = await sides(page.locator('button:visible, select:visible, nav a:visible'));
      expect(controls.length, path).toBeGreaterThan(0);
      const small = controls.filter(({ width, height }) => Math.min(width, height) < 24);
      expect(small, path).toEqual([]);
      const main = await sides(page.locator('[data-variant=contained]:visible'));
      expect(
        main.filter(({ height }) => height < 44),
        path,
      ).toEqual([]);
    }
  });

  const sides = (controls: Locator) =>
    controls.evaluateAll((all) =>
      all.map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return { text: control.textContent, width, height };
      }),
    );
});

describe('dark and light', () => {
  test('follow the system until chosen, before the app has started, and the choice lasts', async () => {
    const { context } = await shop.visitAnew({ colorScheme: 'dark' });
    // Without the app the screen shows the HTML alone.
    const page = await context.newPage();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/');
    expect(await theme(page)).toBe('dark');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(14, 21, 19)');
    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await theme(page)).toBe('light');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await theme(page)).toBe('light');
    expect(await ground()).toBe('rgb(245, 247, 244)');
  });
});

test('a product and an order are printed black on white from the dark scheme too, with nothing to press', async () => {
  const { page } = await shop.visit({ colorScheme: 'dark' });
  await signIn(page, logins.shopper, '/orders');
  const order = page.getByRole('main').getByRole('link', { name: 'View' }).first();
  const execute = await shop.api();
  const { products } = await execute<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  for (const address of [await order.getAttribute('href'), `/product/${products.products[0]!.id}`]) {
    await page.goto(address!);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    for (const role of ['button', 'navigation', 'combobox'] as const)
      expect(await page.getByRole(role).count(), `${role} of ${address}`).toBe(0);
    // Who sells.
    const bar = page.getByRole('banner').getByRole('link');
    expect(await bar.allInnerTexts()).toEqual(['citron.']);
    expect(await bar.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
});

describe('ways through the shop', () => {
  test('a reload shows the same place of a list, another visit its top', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goto('/page/2');
    await page.goto('/');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a click with a key of the browser is left to the browser', async () => {
    const { page, context } = await shop.visit();
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Cart' }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('/cart');
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

test('the longest name of a shop is cut in the header, which still fits phones', async () => {
  const run = await shop.api(logins.admin);
  const rename = async (name: string) => {
    const { shopSettings } = await run<{ shopSettings: { version: number } }>('{ shopSettings { version } }');
    await run('mutation($input: ShopSettingsInput!) { saveShopSettings(input: $input) { version } }', {
      input: { ...shopSettings, name },
    });
  };
  await rename('W'.repeat(60));
  const { page } = await shop.visit();
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/cart');
    await page.getByRole('link', { name: 'WWW' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await rename('Citron');
});
