import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { buyTogether } from '../../proof/testing/buying.ts';
import { BoughtTogetherDocument, DeleteProductDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';

let shop: TestShop;
let admin: TestClient;
let buyers: TestClient[];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  buyers = [await shop.shopper(), await shop.guestBuyer(), await shop.shopper()];
});
afterAll(() => shop?.close());

const products = (count: number) =>
  Promise.all(Array.from({ length: count }, () => shop.addProduct({ countInStock: 50 })));
const buy = (client: TestClient, ...bought: Product[]) =>
  buyTogether(
    shop,
    client,
    bought.map(({ id }) => id),
  );
const beside = async ({ id }: { id: string }) =>
  (await shop.guest().must(BoughtTogetherDocument, { id })).boughtTogether.map((product) => product.id);

test('products are ranked by the orders that they were in together, at most four', async () => {
  const [lamp, ...others] = await products(6);
  const orders = [3, 5, 2, 4, 6];
  for (const [at, times] of orders.entries())
    for (let n = 0; n < times; n++) await buy(buyers[n % 2]!, lamp!, others[at]!);
  // By itself it says nothing.
  await buy(buyers[2]!, lamp!);
  expect(await beside(lamp!)).toEqual([others[4]!.id, others[1]!.id, others[3]!.id, others[0]!.id]);
  expect(await beside(others[4]!)).toEqual([lamp!.id]);
});

test('what one person bought together is shown to nobody, however often', async () => {
  const [lamp, vase] = await products(2);
  for (let n = 0; n < 3; n++) await buy(buyers[0]!, lamp!, vase!);
  const mailbox = buyers[0]!.user.email.replace('@', '+1@');
  await buy(await shop.guestBuyer(mailbox.toUpperCase()), lamp!, vase!);
  expect(await beside(lamp!)).toEqual([]);
  await buy(buyers[1]!, lamp!, vase!);
  expect(await beside(lamp!)).toEqual([vase!.id]);
});

test('unpaid and cancelled orders do not count, nor those whose money went back', async () => {
  const [lamp, vase] = await products(2);
  await buy(buyers[0]!, lamp!, vase!);
  const unpaid = await buy(buyers[1]!, lamp!, vase!);
  expect(await beside(lamp!)).toEqual([vase!.id]);
  await shop.em().execute('update orders set paid_at = null where id = ?', [unpaid]);
  expect(await beside(lamp!)).toEqual([]);
  await shop
    .em()
    .execute('update orders set paid_at = created_at, cancelled_at = created_at where id = ?', [unpaid]);
  expect(await beside(lamp!)).toEqual([]);
  await shop.em().execute('update orders set cancelled_at = null where id = ?', [unpaid]);
  expect(await beside(lamp!)).toEqual([vase!.id]);
  const { id: payment, amount, currency } = await shop.em().findOneOrFail(Payment, { order: unpaid });
  const now = shop.ports.now();
  const back = { id: randomUUID(), payment, order: unpaid, amount, currency, state: 'made' as const };
  await shop.em().insert(Refund, { ...back, createdAt: now, madeAt: now });
  expect(await beside(lamp!)).toEqual([]);
});

test('what is sold out, a draft or deleted is left out, and makes room for others', async () => {
  const [lamp, draft, gone, vase] = await products(4);
  const sold = await shop.addProduct({ countInStock: 3 });
  for (const buyer of buyers.slice(1)) await buy(buyer, lamp!, sold, draft!, gone!, vase!);
  expect(await beside(lamp!)).toHaveLength(4);
  await buy(buyers[0]!, lamp!, sold, draft!, gone!);
  await shop.em().execute('update products set is_draft = true where id = ?', [draft!.id]);
  await admin.must(DeleteProductDocument, { id: gone!.id });
  expect(await beside(lamp!)).toEqual([vase!.id]);
  // A deleted product still leads to others; a draft says nothing.
  expect(await beside(gone!)).toEqual([lamp!.id, vase!.id]);
  expect(await beside(draft!)).toEqual([]);
});

test('there are none of an unknown product', async () => {
  expect(await beside({ id: 'x' })).toEqual([]);
  expect(await beside({ id: '018f0000-0000-7000-8000-000000000000' })).toEqual([]);
});
