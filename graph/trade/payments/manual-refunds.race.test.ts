import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  RecordManualPaymentDocument,
  RecordManualRefundDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await offerAllWaysToPay(shop);
  admin = await shop.admin();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

async function paidByHand() {
  const lamp = await shop.addProduct({ price: 50_00, countInStock: 10 });
  const orderId = await orderLater(await shop.shopper(), lamp.id);
  await admin.must(RecordManualPaymentDocument, { input: { orderId, amount: 157_50, reference: 'till' } });
  return orderId;
}
const refundOf = async (id: string) => (await admin.must(WayPaidDocument, { id })).order.refund?.amount;

test('of refunds that people record at once, each from what they saw, one counts and the others are told', async () => {
  for (let round = 0; round < 3; round++) {
    const orderId = await paidByHand();
    const amounts = [100, 100, 250, 400];
    const answers = await Promise.all(
      amounts.map((refundedAmount) =>
        admin.execute(RecordManualRefundDocument, {
          input: { orderId, refundedAmount, expectedRefundedAmount: 0 },
        }),
      ),
    );
    const codes = answers.map(({ code }) => code ?? 'ok');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
    expect(await refundOf(orderId)).toBe(amounts[codes.indexOf('ok')]);
  }
});

test('a sum that programs send without what they saw never replaces a higher one', async () => {
  for (let round = 0; round < 3; round++) {
    const orderId = await paidByHand();
    await Promise.all(
      [300, 100, 200, 400, 50].map((refundedAmount) =>
        admin.execute(RecordManualRefundDocument, { input: { orderId, refundedAmount } }),
      ),
    );
    expect(await refundOf(orderId)).toBe(400);
  }
});
