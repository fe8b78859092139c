import { afterEach, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { CancelCheckoutDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import type { Result, TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;

async function shoppers(count: number): Promise<TestClient[]> {
  return Promise.all(Array.from({ length: count }, () => shop.shopper()));
}

/** The whole way of one buyer; what stopped them, if anything. */
async function buy(
  client: TestClient,
  lines: { productId: string; variantId?: string; qty: number }[],
): Promise<Result<unknown>> {
  const started = await client.execute(StartCheckoutDocument, checkoutInput(lines));
  if (!started.data) return started;
  const checkout = started.data.startCheckout;
  return place(client, checkout, await shop.pay(checkout));
}

test('of 500 buyers at once for 50 units exactly 50 get a paid order, and 450 an error that it is sold out', async () => {
  const lamp = await shop.addProduct({ countInStock: 50 });
  const answers = await Promise.all(
    (await shoppers(500)).map((client) => buy(client, [{ productId: lamp.id, qty: 1 }])),
  );
  await shop.provider.idle();

  const refused = answers.filter(({ code }) => code !== undefined);
  expect(refused.filter(({ code, status }) => code === 'OUT_OF_STOCK' && status === 200)).toHaveLength(450);
  expect(refused).toHaveLength(450);
  const orders = await shop.em().findAll(Order);
  expect(orders).toHaveLength(50);
  expect(orders.every(({ paidAt }) => paidAt !== null)).toBe(true);
  expect(await stockOf(lamp)).toBe(0);
  const payments = await shop.em().findAll(SandboxPayment);
  expect(payments.map(({ status }) => status)).toEqual(Array(50).fill('captured'));
});

test('of 100 buyers at once of 10 sizes with 5 units each, 5 of each size get a paid order', async () => {
  const sizes = Array.from({ length: 10 }, (_, size) => ({ options: [`${36 + size}`], countInStock: 5 }));
  const { product, variants } = await shop.addVariants({ optionNames: ['Size'] }, sizes);
  const answers = await Promise.all(
    (await shoppers(100)).map((client, index) =>
      buy(client, [{ productId: product.id, variantId: variants[index % 10]!.id, qty: 1 }]),
    ),
  );
  await shop.provider.idle();

  const ends = [...Map.groupBy(answers, ({ code }) => code ?? 'bought')];
  expect(Object.fromEntries(ends.map(([end, { length }]) => [end, length]))).toEqual({
    bought: 50,
    OUT_OF_STOCK: 50,
  });
  const sold = await shop.em().execute(
    `select l.options[1] as size, sum(l.qty)::int as sold from order_lines l join orders o on o.id = l.order_id
     where o.paid_at is not null group by 1 order by 1`,
  );
  expect(sold).toEqual(sizes.map(({ options }) => ({ size: options[0], sold: 5 })));
  expect(await stockOf(product)).toBe(0);
});

test('carts with the same products in any order of lines never block each other', async () => {
  const products = await Promise.all(Array.from({ length: 5 }, () => shop.addProduct({ countInStock: 40 })));
  const carts = Array.from({ length: 60 }, (_, index) =>
    products
      .map(({ id }, place) => ({ id, rank: (place * 7 + index * 3) % 5 }))
      .sort((a, b) => a.rank - b.rank),
  );
  const clients = await shoppers(carts.length);
  const answers = await Promise.all(
    clients.map((client, index) =>
      buy(
        client,
        carts[index]!.map(({ id }) => ({ productId: id, qty: 1 })),
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(40);
  expect(answers.filter(({ code }) => code === 'OUT_OF_STOCK')).toHaveLength(20);
  for (const product of products) expect(await stockOf(product)).toBe(0);
});

test('50 identical placements are one order, and all return it', async () => {
  await shop.close();
  // Without the webhook, which would settle the payment before the browser's request.
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await shop.admin();
  const client = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 5 });
  const checkout = await startCheckout(client, lamp.id);
  const payment = await shop.pay(checkout);
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(client, checkout, payment)));
  const [first] = answers;
  expect(first?.data?.placeOrder.isPaid).toBe(true);
  for (const answer of answers) expect(answer).toEqual(first);
  expect(await shop.em().count(Order)).toBe(1);
  expect(await shop.em().count(Payment)).toBe(1);
  expect(await stockOf(lamp)).toBe(4);
});

test('50 identical starts are one checkout that holds its stock once', async () => {
  const client = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 60 });
  const input = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.execute(StartCheckoutDocument, input)),
  );
  const ids = answers.map(({ data }) => data?.startCheckout.payment.providerOrderId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^order_/);
  expect(await shop.em().count(Checkout)).toBe(1);
  expect(await stockOf(lamp)).toBe(59);
});

test('browser, webhook and reconciler at once settle a payment once', async () => {
  const lamp = await shop.addProduct({ countInStock: 30 });
  const clients = await shoppers(20);
  await Promise.all(
    clients.map(async (client) => {
      const checkout = await startCheckout(client, lamp.id);
      const payment = await shop.pay(checkout);
      const deps = { em: shop.orm.em, ports: shop.ports };
      const [answer] = await Promise.all([
        place(client, checkout, payment),
        reconcile(deps, { logger: shop.logger, refundUnordered: false }),
      ]);
      expect(answer.data?.placeOrder.isPaid).toBe(true);
    }),
  );
  await shop.provider.idle();
  expect(await shop.em().count(Order)).toBe(20);
  expect(await shop.em().count(Payment, { order: { $ne: null } })).toBe(20);
  expect(await stockOf(lamp)).toBe(10);
});

test('paying, cancelling and expiring at once end in a paid order or a full refund, and no unit is lost', async () => {
  const lamp = await shop.addProduct({ countInStock: 10 });
  const clients = await shoppers(20);
  await Promise.all(
    clients.map(async (client) => {
      const started = await client.execute(
        StartCheckoutDocument,
        checkoutInput([{ productId: lamp.id, qty: 1 }]),
      );
      if (!started.data) return;
      const checkout = started.data.startCheckout;
      const payment = await shop.pay(checkout);
      await Promise.all([
        place(client, checkout, payment),
        client.execute(CancelCheckoutDocument, { id: checkout.id }),
        expireHolds(shop.later(60 * 60_000)),
      ]);
    }),
  );
  await shop.provider.idle();
  const payments = await shop.em().find(SandboxPayment, {});
  const paid = await shop.em().count(Order, { paidAt: { $ne: null } });
  expect(payments.length).toBeGreaterThan(0);
  expect(payments.filter(({ status }) => status === 'captured')).toHaveLength(paid);
  expect(payments.filter(({ status }) => status === 'refunded')).toHaveLength(payments.length - paid);
  expect((await stockOf(lamp)) + paid).toBe(10);
});
