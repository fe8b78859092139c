import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { address } from '../../proof/testing/buying.ts';
import {
  approvedReturn,
  exchange,
  exchanged,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import {
  CloseReturnDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
} from '../../proof/testing/operations.generated.ts';
import { approve, newReturn, receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

test('what came in exchange is exchanged again, and is paid by its own return', async () => {
  const shopper = await shop.confirmedShopper();
  const first = await approvedReturn(shop, shopper);
  const second = await exchanged(admin, first);
  // What waits for its return is not delivered, so it cannot come back.
  expect((await readExchanged(admin, second)).isPaid).toBe(false);
  await receive(admin, first.returnId, first.line, { quantity: 2 });
  await refund(admin, first);

  await admin.must(MarkDeliveredDocument, { id: second });
  const line = (await readExchanged(admin, second)).orderItems[0]!.id;
  const returnId = await newReturn(admin, { orderId: second, line }, 2);
  await approve(admin, returnId);
  const again = { orderId: second, returnId, line, medium: first.small };
  const foreign = await shop.em().findOneOrFail(Variant, { product: (await shop.addProduct()).id });
  expect((await exchange(admin, { ...again, medium: foreign.id })).code).toBe('BAD_USER_INPUT');
  const third = await exchanged(admin, again);
  await receive(admin, returnId, line, { quantity: 2 });
  expect((await refund(admin, again)).errors).toEqual([]);

  expect(await readExchanged(shopper, third)).toMatchObject({
    isPaid: true,
    totalPrice: 46_00,
    refunds: [],
    exchangedFor: { orderId: second },
  });
  expect((await readExchanged(shopper, second)).refundable.amount.amount).toBe(0);
  expect(await shop.em().count(SandboxRefund, { paymentId: first.paymentId })).toBe(0);
  expect(await stockOfVariant(shop, first.small)).toBe(8);
  expect(await stockOfVariant(shop, first.medium)).toBe(10);
});

test('a person is erased of both orders of an exchange, but not while it is open', async () => {
  const person = await shop.confirmedShopper();
  const returned = await approvedReturn(shop, person);
  const newId = await exchanged(admin, returned);
  expect((await admin.execute(EraseUserDocument, { id: person.user.id })).code).toBe('CONFLICT');
  const orders = async () =>
    JSON.stringify(
      await shop.em().execute('select * from orders where id in (?, ?)', [returned.orderId, newId]),
    );
  const input = { returnId: returned.returnId, reason: 'Nothing came.' };
  await admin.must(CloseReturnDocument, { input });
  expect((await orders()).split(address.address)).toHaveLength(3);
  await admin.must(EraseUserDocument, { id: person.user.id });
  expect(await orders()).not.toContain(address.address);
  expect(await orders()).not.toContain(person.user.email);
});
