import { afterEach, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { address } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';

/** One lamp at 49.99: with shipping and tax 157.49. */
const TOTAL = 157_49;

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => shop.shopper()));
const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const order = (client: TestClient, lamp: Product, paymentResult?: string) =>
  rest(client, 'POST', '/order', {
    cartItems: [{ _id: lamp.id, qty: '1', price: 49.99 }],
    shippingAddress: address,
    paymentResult,
  });

test.each([1, 20])(
  '20 orders with one payment at once are one order, of %i units in stock',
  async (countInStock) => {
    const lamp = await shop.addProduct({ countInStock });
    const client = await shop.shopper();
    const payment = await payBefore(shop, TOTAL);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(client, lamp, payment)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await shop.em().count(Order)).toBe(1);
    expect(await shop.em().count(Checkout)).toBe(1);
    expect(await shop.em().count(Payment)).toBe(1);
    expect(await stockOf(lamp)).toBe(countInStock - 1);
    expect(await atProvider(payment)).toMatchObject({ status: 'captured', amountRefunded: 0 });
  },
);

test.each([1, 20])(
  '20 people with one payment at once: one has the order, of %i units in stock',
  async (countInStock) => {
    const lamp = await shop.addProduct({ countInStock });
    const payment = await payBefore(shop, TOTAL);
    const answers = await Promise.all((await shoppers(20)).map((client) => order(client, lamp, payment)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CONFLICT')).toHaveLength(19);
    expect(await shop.em().count(Order)).toBe(1);
    expect(await shop.em().count(Checkout)).toBe(1);
    expect(await stockOf(lamp)).toBe(countInStock - 1);
    expect(await atProvider(payment)).toMatchObject({ status: 'captured', amountRefunded: 0 });
  },
);

test('of 30 people who paid before for 10 units 10 get them and 20 their money back', async () => {
  const lamp = await shop.addProduct({ countInStock: 10 });
  const answers = await Promise.all(
    (await shoppers(30)).map(async (client) => order(client, lamp, await payBefore(shop, TOTAL))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'OUT_OF_STOCK')).toHaveLength(
    20,
  );
  expect(await shop.em().count(Order, { paidAt: { $ne: null } })).toBe(10);
  expect(await stockOf(lamp)).toBe(0);
  const payments = await shop.em().findAll(SandboxPayment);
  expect(payments.filter(({ status }) => status === 'captured')).toHaveLength(10);
  expect(payments.filter(({ status }) => status === 'refunded')).toHaveLength(20);
});

test('20 clicks on an order without a payment are one unpaid order', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const client = await shop.shopper();
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(client, lamp)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
  expect(await shop.em().count(Order)).toBe(1);
  expect(await stockOf(lamp)).toBe(4);
});
