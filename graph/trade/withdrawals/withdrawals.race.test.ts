import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import {
  CreateFulfillmentDocument,
  WithdrawnOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { boughtOrder } from '../../proof/testing/returning.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';

const { shop, admin, shopper, stockOf } = raceShop();
beforeAll(() => setWithdrawalDays(shop(), 14));

/** A paid order of two units, of which one is shipped and both are withdrawn from. */
async function order() {
  const { orderId, line, lamp } = await boughtOrder(shop(), shopper(), 2, false);
  const input = { orderId, lines: [{ orderItemId: line, quantity: 1 }], idempotencyKey: randomUUID() };
  return {
    shipping: () => admin().execute(CreateFulfillmentDocument, { input }),
    declaring: () => withdraw(shopper(), orderId),
    async expectEnd(wasShipped: boolean) {
      const { order } = await shopper().must(WithdrawnOrderDocument, { id: orderId });
      const cancelled = order.orderItems[0]!.cancelledQuantity;
      const returned = order.returns.reduce((sum, { lines }) => sum + lines[0]!.quantity, 0);
      expect([cancelled + returned, order.withdrawalRight!.lines]).toEqual([2, []]);
      expect(await stockOf(lamp)).toBe(8 + cancelled);
      expect(returned).toBe(wasShipped ? 1 : 0);
    },
  };
}

test('a withdrawal and a shipment at once: whoever is first decides, and every unit is cancelled or comes back', async () => {
  for (let n = 0; n < 20; n++) {
    const { shipping, declaring, expectEnd } = await order();
    // Each goes first in turn.
    const acts = n % 2 ? [shipping(), declaring()] : [declaring(), shipping()];
    const codes = (await Promise.all(acts)).map(({ code }) => code);
    expect(codes[n % 2 ? 1 : 0]).toBeUndefined();
    await expectEnd(codes[n % 2 ? 0 : 1] === undefined);
  }
});

test.each([true, false])(
  'whichever of them waits for the other finds what it left: shipped first is %s',
  async (isShippedFirst) => {
    const { shipping, declaring, expectEnd } = await order();
    let second: ReturnType<typeof shipping | typeof declaring> | undefined;
    const [place, act, other] = isShippedFirst
      ? (['fulfillment.added', shipping, declaring] as const)
      : (['withdrawal.written', declaring, shipping] as const);
    const wait = () => {
      second = other();
      return untilBlocked(shop());
    };
    const first = await atFailpoint<{ code?: string }>(place, wait, act);
    expect(first.code).toBeUndefined();
    expect((await second!).code).toBe(isShippedFirst ? undefined : 'CONFLICT');
    await expectEnd(isShippedFirst);
  },
);

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
