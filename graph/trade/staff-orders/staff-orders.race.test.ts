import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { address, checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { CreateStaffOrderDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await shop.admin();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const input = (productId: string, email: string, idempotencyKey: string = crypto.randomUUID()) => ({
  idempotencyKey,
  lines: [{ productId, qty: 1 }],
  shippingAddress: address,
  paymentMethod: 'PayPal',
  customer: { email },
});

test('20 calls with one key are one order of one guest, with one mail', async () => {
  const staff = await shop.staff('ORDERS');
  const { id } = await shop.addProduct({ countInStock: 100 });
  const variables = { input: input(id, 'once@example.com') };
  const results = await Promise.all(
    Array.from({ length: 20 }, () => staff.must(CreateStaffOrderDocument, variables)),
  );
  expect(new Set(results.map(({ createStaffOrder }) => createStaffOrder.id)).size).toBe(1);
  expect(await shop.em().count(User, { guestEmailKey: 'once@example.com' })).toBe(1);
  expect(await shop.em().count(Order, { customerEmail: 'once@example.com' })).toBe(1);
  expect(await shop.em().count(Mail, { toAddress: 'once@example.com' })).toBe(1);
});

test('one key for many customers at once is the order of one of them', async () => {
  const staff = await shop.staff('ORDERS');
  const { id } = await shop.addProduct({ countInStock: 100 });
  const key = crypto.randomUUID();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      staff.execute(CreateStaffOrderDocument, { input: input(id, `key${n}@example.com`, key) }),
    ),
  );
  const codes = results.map(({ code }) => code ?? 'ok').toSorted();
  expect(codes).toEqual([...Array.from({ length: 9 }, () => 'IDEMPOTENCY_KEY_REUSED'), 'ok']);
});

test('the last unit is had by the staff or by a shopper, not by both', async () => {
  const staff = await shop.staff('ORDERS');
  for (let round = 0; round < 5; round++) {
    const { id } = await shop.addProduct({ countInStock: 1 });
    const shopper = await shop.shopper();
    const codes = await Promise.all([
      staff.execute(CreateStaffOrderDocument, { input: input(id, `last${round}@example.com`) }),
      shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1 }])),
    ]);
    expect(codes.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['OUT_OF_STOCK', 'ok']);
  }
});
