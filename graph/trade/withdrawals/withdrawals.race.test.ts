import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  CreateFulfillmentDocument,
  WithdrawnOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { boughtOrder } from '../../proof/testing/returning.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';

const { shop, admin, shopper, stockOf } = raceShop();
beforeAll(() => setWithdrawalDays(shop(), 14));

test('a withdrawal and a shipment at once: whoever is first decides, and every unit is cancelled or comes back', async () => {
  const seen = new Set<string>();
  for (let n = 0; n < 50; n++) {
    const { orderId, line, lamp } = await boughtOrder(shop(), shopper(), 2, false);
    const input = { orderId, lines: [{ orderItemId: line, quantity: 1 }], idempotencyKey: randomUUID() };
    const shipping = () => admin().execute(CreateFulfillmentDocument, { input });
    const declaring = () => withdraw(shopper(), orderId);
    // Each goes first in turn.
    const acts = n % 2 ? [shipping(), declaring()] : [declaring(), shipping()];
    const codes = (await Promise.all(acts)).map(({ code }) => code);
    expect(codes[n % 2 ? 1 : 0]).toBeUndefined();
    const { order } = await shopper().must(WithdrawnOrderDocument, { id: orderId });
    const cancelled = order.orderItems[0]!.cancelledQuantity;
    const returned = order.returns.reduce((sum, { lines }) => sum + lines[0]!.quantity, 0);
    expect([cancelled + returned, order.withdrawalRight!.lines]).toEqual([2, []]);
    expect(await stockOf(lamp)).toBe(8 + cancelled);
    const wasShipped = codes[n % 2 ? 0 : 1] === undefined;
    expect(returned).toBe(wasShipped ? 1 : 0);
    seen.add(String(wasShipped));
  }
  expect([...seen].sort()).toEqual(['false', 'true']);
}, 60_000);

test('of five declarations at once one counts, with one key and with many', async () => {
  const { orderId } = await boughtOrder(shop(), shopper(), 2);
  const results = await Promise.all(Array.from({ length: 5 }, () => withdraw(shopper(), orderId)));
  expect(results.map(({ code }) => code ?? 'ok').sort()).toEqual([
    ...Array(4).fill('WITHDRAWN_ALREADY'),
    'ok',
  ]);
  const other = await boughtOrder(shop(), shopper(), 2);
  const key = { idempotencyKey: randomUUID() };
  const same = await Promise.all(Array.from({ length: 5 }, () => withdraw(shopper(), other.orderId, key)));
  expect(same.map(({ code }) => code)).toEqual(Array(5).fill(undefined));
});
