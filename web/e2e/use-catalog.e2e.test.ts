import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { GRAPHQL, operationOf, responseOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { delayResponses } from './slow-responses.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

declare global {
  interface Window {
    /** Whether the browser faded to the next screen. */
    fades: boolean;
  }
}

describe('cards', () => {
  test('a card is one link, and a heart after it, for the keyboard, and all of it can be clicked', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    const cards = page.getByRole('article');
    const links = await cards.first().locator('a').all();
    expect(links).toHaveLength(2);
    expect(await links[0]!.getAttribute('aria-hidden')).toBe('true');
    expect(await links[0]!.getAttribute('tabindex')).toBe('-1');
    const names = await cards.getByRole('link').allTextContents();
    expect(names).toHaveLength(await cards.count());

    const heart = cards.first().getByRole('button', { name: `Save ${names[0]}` });
    await heart.waitFor();
    await cards.first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(names[1]);
    const { width, height } = (await cards.first().boundingBox())!;
    await cards.first().click({ position: { x: width - 12, y: height - 12 } });
    await page.getByRole('heading', { level: 1, name: names[0] }).waitFor();
  });

  test('stars are read as one picture, with the number of reviews beside', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    const card = page.getByRole('article').first();
    expect(await card.getByRole('img').getAttribute('aria-label')).toMatch(/^Rated [0-5](\.\d+)? out of 5$/);
    expect(await card.textContent()).toMatch(/\(\d+ reviews\)/);
  });

  test('pictures come in two modern formats and four widths; only the first two are loaded at once', async () => {
    const { page } = await shop.visitAnew({ javaScriptEnabled: false });
    await page.goto('/');
    // The home page begins with something else: of the list nothing is loaded at once.
    const priorities = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all: HTMLImageElement[]) => all.map(({ fetchPriority }) => fetchPriority));
    expect((await priorities('main img')).indexOf('high')).toBe(0);
    expect(await priorities('main article img')).not.toContain('high');
    await page.goto('/page/2');
    const pictures = page.getByRole('article').locator('picture');
    const types = await pictures.first().locator('source').all();
    expect(await Promise.all(types.map((source) => source.getAttribute('type')))).toEqual([
      'image/avif',
      'image/webp',
    ]);
    for (const source of types) {
      expect((await source.getAttribute('srcset'))?.match(/\d+w/g)).toEqual([
        '320w',
        '480w',
        '800w',
        '1200w',
      ]);
    }
    const images = await pictures
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ loading, fetchPriority, alt, attributes }) => [
          loading,
          fetchPriority,
          alt,
          ...['width', 'height'].map((name) => attributes.getNamedItem(name)?.value),
        ]),
      );
    expect(images[0]).toEqual(['eager', 'high', '', '800', '800']);
    expect(images[1]).toEqual(['eager', 'auto', '', '800', '800']);
    for (const rest of images.slice(2)) expect(rest).toEqual(['lazy', 'auto', '', '800', '800']);

    const name = await page.getByRole('article').getByRole('link').first().textContent();
    await page.getByRole('article').getByRole('link').first().click();
    expect(await page.getByRole('main').locator('picture img').first().getAttribute('alt')).toBe(name);
  });
});

describe('stock', () => {
  test('few units are counted, the list ends with the last, and none disables the button', async () => {
    const admin = await shop.api(logins.admin);
    const { createProduct } = await admin<{ createProduct: { id: string } }>(
      'mutation { createProduct { id } }',
    );
    const stock = async (countInStock: number) =>
      admin('mutation($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
        input: { id: createProduct.id, name: 'Last of its kind', isDraft: false, countInStock },
      });
    await stock(2);
    const { page } = await shop.visit();
    await page.goto(`/productscreen/${createProduct.id}`);
    await page.getByText('Only 2 left').waitFor();
    expect(await page.getByLabel('Quantity').locator('option').allTextContents()).toEqual(['1', '2']);
    await stock(0);
    await page.reload();
    await page.getByText('Out Of Stock').waitFor();
    expect(await page.getByRole('button', { name: 'Add To Cart' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Quantity').count()).toBe(0);
  });
});

test('more products are in a row for those who choose so, also on the next visit', async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  const columns = () =>
    page.evaluate(() => {
      const grid = document.querySelector('main h1')?.parentElement?.nextElementSibling;
      return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    });
  expect(await columns()).toBe(3);
  await page.getByRole('button', { name: 'More products in a row' }).click();
  expect(await columns()).toBe(6);
  await page.reload();
  expect(await columns()).toBe(6);
  const button = page.getByRole('button', { name: 'More products in a row', pressed: true });
  await button.click();
  await page.reload();
  expect(await columns()).toBe(3);
});

describe('speed', () => {
  test('letters with accents are in fonts of their own, loaded by pages that have some', async () => {
    const { page } = await shop.visitAnew();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.sort()).toEqual(['/fonts/bricolage-grotesque.woff2', '/fonts/figtree.woff2']);
    fonts.length = 0;
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2')) element.append('é');
    });
    await expect
      .poll(() => fonts.sort())
      .toEqual(['/fonts/bricolage-grotesque-accents.woff2', '/fonts/figtree-accents.woff2']);
  });

  test('pointing at a link loads the code of its screen ahead', async () => {
    const { page } = await shop.visitAnew();
    await page.goto('/');
    const code = page.waitForResponse(/\/assets\/LoginPage-/);
    await page.getByRole('link', { name: 'Sign In' }).hover();
    await code;
  });

  test('pointing at a card loads its page ahead: the click needs no answer', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    const data = responseOf(page, 'ProductPage');
    const card = page.getByRole('article').first();
    await card.hover();
    await data;
    await delayResponses(page);
    const name = await card.getByRole('link').textContent();
    await card.click();
    await page.getByRole('heading', { level: 1, name: name! }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  test('the focus on a card does the same, and crossing a list of cards asks for the last alone', async () => {
    const { page } = await shop.visit();
    const requested: string[] = [];
    page.on('request', (request) => {
      const operation = operationOf(request);
      if (operation?.operationName === 'ProductPage') requested.push(operation.variables.id!);
    });
    await page.goto('/');
    const last = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('article h2 a')].slice(0, 4);
      for (const link of links) link.focus();
      return links.at(-1)!.pathname.split('/').at(-1);
    });
    await expect.poll(() => requested).toEqual([last]);
  });

  test('back leads to where the list was left', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await page.getByRole('article').nth(6).getByRole('link').click();
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
  });

  test.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)(
    'the product fades in with %s motion: %s, and asks for its data once',
    async (reducedMotion, fades) => {
      const { page, problems } = await shop.visit({ reducedMotion });
      const requested: unknown[] = [];
      page.on('request', (request) => requested.push(operationOf(request)?.operationName));
      await page.goto('/');
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          const isFade = ({ effect }: Animation) =>
            (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
          transition.ready.then(() =>
            Object.assign(window, { fades: document.getAnimations().some(isFade) }),
          );
          return transition;
        };
      });
      await page.getByRole('article').first().click();
      await page.getByRole('button', { name: 'Add To Cart' }).waitFor();
      await expect.poll(() => page.evaluate(() => window.fades)).toBe(fades);
      await page.waitForTimeout(500);
      expect(requested.filter((name) => name === 'ProductPage').length).toBeLessThanOrEqual(2);
      expect(problems).toEqual([]);
    },
  );
});

test('what is bought together is put into the cart at once, but for what has to be chosen, and with a sentence on what is gone', async () => {
  const { page, problems } = await shop.visit({ viewport: { width: 412, height: 823 } });
  const execute = await shop.api();
  const { products } = await execute<{
    products: { products: { id: string; name: string; price: number }[] };
  }>('{ products { products { id name price } } }');
  const of = (name: string) => products.products.find((product) => product.name === name)!;
  const camera = of('Byway 35 Film Camera');
  const bear = of('Barnaby Teddy Bear');
  const teapot = of('Rosehip Stoneware Teapot');
  // No two orders of the demo have the same two products.
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request())?.operationName !== 'SimilarProducts') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    const [like] = data.similarProducts;
    const made = (product: typeof bear, options: object[]) => {
      const variants = [{ __typename: 'Variant', id: product.id }];
      return { ...like, ...product, options, variants };
    };
    const boughtTogether = [
      made({ ...bear, id: teapot.id, name: 'With sizes' }, [{ __typename: 'ProductOption', name: 'Size' }]),
      made(bear, []),
    ];
    await route.fulfill({ response, json: { data: { ...data, boughtTogether } } });
  });
  await page.goto(`/productscreen/${camera.id}`);
  const together = page.getByRole('region', { name: 'Bought together' });
  await together.getByRole('link', { name: bear.name, exact: true }).last().waitFor();
  const sum = (camera.price + bear.price) / 100;
  await page
    .getByText(`${camera.name} + ${bear.name}`)
    .getByText(new RegExp(`^Together .*${sum.toLocaleString('en-IN')}`))
    .waitFor();
  await page.getByRole('button', { name: 'Add both to cart' }).click();
  await page.getByText('2 items are in your cart.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
  for (const { name } of [camera, bear]) await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  expect(problems).toEqual([]);
});
