import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import { demoOrders } from './catalogue/orders.ts';
import { demoVariants } from './catalogue/variants.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  await shop.em().transactional((em) => seedDemo(em, shop.ports.now()));
});
afterAll(() => shop.close());

test('the demo orders are the same on every call, from the last 60 days, in all states', () => {
  const orders = demoOrders();
  expect(demoOrders()).toEqual(orders);
  expect(orders.length).toBeGreaterThan(100);
  expect(Math.max(...orders.map(({ daysAgo }) => daysAgo))).toBeLessThanOrEqual(60);
  expect([...new Set(orders.map(({ state }) => state))].sort()).toEqual([
    'cancelled',
    'delivered',
    'paid',
    'refunded',
    'unpaid',
  ]);
});

test('the demo shopper has orders in several states', () => {
  const mine = demoOrders().filter(({ personEmail }) => personEmail === 'shopper@example.com');
  expect(new Set(mine.map(({ state }) => state)).size).toBeGreaterThan(2);
});

test('sizes have the stock of their product, and numbers of their own', () => {
  for (const product of demoProducts) {
    const stocks = demoVariants(product).map(({ countInStock }) => countInStock);
    expect(stocks.every((stock) => stock >= 0)).toBe(true);
    expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(product.countInStock);
  }
  const skus = demoProducts.flatMap((product) => demoVariants(product).map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(skus.length);
});

test('the demo breaks no invariant, and has the stock of its catalogue', async () => {
  expect(await shop.violations()).toEqual([]);
  const rows = await shop
    .em()
    .execute<{ name: string; stock: number }[]>(
      'select p.name, sum(v.count_in_stock)::int as stock from products p join variants v on v.product_id = p.id group by p.id',
    );
  const stocks = Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
  expect(stocks).toEqual(
    Object.fromEntries(demoProducts.map(({ name, countInStock }) => [name, countInStock])),
  );
});
