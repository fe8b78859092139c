import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { DomainError } from '../../core/errors.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AfterSaleDocument,
  CancelOrderItemsDocument,
  MarkDeliveredDocument,
  RefundOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { recordProviderRefunds } from '../payments/record-provider-refunds.ts';
import { sendRefunds } from '../payments/send-refund.ts';

const { shop, admin, shopper, stockOf } = raceShop();

/** A paid order of so many units at 49.99. */
async function sale(units: number) {
  const lamp = await shop().addProduct({ countInStock: units });
  const checkout = await startCheckout(shopper(), lamp.id, units);
  const { data } = await place(shopper(), checkout, await shop().pay(checkout));
  const orderId = data!.placeOrder.id;
  const { order } = await admin().must(AfterSaleDocument, { id: orderId });
  return { lamp, orderId, line: order.orderItems[0]!.id, total: order.refundable.amount.amount };
}
const read = async (id: string) => (await admin().must(AfterSaleDocument, { id })).order;
const cancel = (orderId: string, more: object = {}) =>
  admin().execute(CancelOrderItemsDocument, {
    input: { orderId, idempotencyKey: randomUUID(), ...more },
  });
const refund = (orderId: string, goodwillAmount: number, idempotencyKey: string = randomUUID()) =>
  admin().execute(RefundOrderDocument, {
    input: { orderId, goodwillAmount, reason: 'Sorry.', idempotencyKey },
  });
const codes = (results: { code: string | undefined }[]) => results.map(({ code }) => code ?? 'ok').sort();
const times = <T>(count: number, act: (n: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
/** What the provider gave back of the payment of an order. */
async function atProvider(order: string): Promise<number[]> {
  const { id } = await shop().em().findOneOrFail(Payment, { order });
  const refunds = await shop().em().find(SandboxRefund, { paymentId: id });
  return refunds.map(({ amount }) => amount).sort((a, b) => a - b);
}

test('of two people who give back all that is left at once, one does', async () => {
  const { orderId, total } = await sale(2);
  const results = await times(6, () => refund(orderId, total));
  expect(codes(results)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
  expect(await atProvider(orderId)).toEqual([total]);
});

test('of ten cancellations of one unit of three at once, three are made', async () => {
  const { lamp, orderId, line } = await sale(3);
  const results = await times(10, () => cancel(orderId, { lines: [{ orderItemId: line, quantity: 1 }] }));
  expect(codes(results).filter((code) => code === 'ok')).toHaveLength(3);
  expect((await read(orderId)).cancelledAt).not.toBeNull();
  expect(await stockOf(lamp)).toBe(3);
});

test('ten requests with one key at once give back once', async () => {
  const { orderId } = await sale(2);
  const key = randomUUID();
  const results = await times(10, () => refund(orderId, 5_00, key));
  expect(new Set(codes(results))).toEqual(new Set(['ok']));
  expect(await atProvider(orderId)).toEqual([5_00]);
});

test.each(['the cancellation', 'the delivery'])(
  'of an order that is cancelled and delivered at once, %s wins',
  async (first) => {
    const { lamp, orderId } = await sale(2);
    const deliver = () => admin().execute(MarkDeliveredDocument, { id: orderId });
    let results: { code: string | undefined }[];
    if (first === 'the delivery') results = [await deliver(), await cancel(orderId)];
    else {
      let second: ReturnType<typeof deliver> | undefined;
      const cancelled = await atFailpoint(
        'credit.locked',
        () => {
          second = deliver();
          return untilBlocked(shop());
        },
        () => cancel(orderId),
      );
      results = [cancelled, await second!];
    }
    expect(results.map(({ code }) => code)).toEqual([undefined, 'CONFLICT']);
    expect(await stockOf(lamp)).toBe(first === 'the delivery' ? 0 : 2);
  },
);

test('a refund in the dashboard that leaves too little gives up the one of the shop', async () => {
  const { orderId, total } = await sale(2);
  const { id } = await shop().em().findOneOrFail(Payment, { order: orderId });
  await atFailpoint(
    'refund.due',
    () => shop().ports.gateways.razorpay.refund(id, { amount: total - 1_00, key: randomUUID() }),
    () => refund(orderId, 5_00),
  );
  await sendRefunds({ em: shop().em(), ports: shop().ports }, id).catch(() => {});
  expect(await atProvider(orderId)).toEqual([total - 1_00]);
  const { refunds } = await read(orderId);
  expect(refunds).toMatchObject([{ state: 'MADE', amount: { amount: total - 1_00 } }]);
});

test('of a cancelled order the rest goes back when a part was refunded in the dashboard meanwhile', async () => {
  const { orderId, total } = await sale(2);
  const { id } = await shop().em().findOneOrFail(Payment, { order: orderId });
  await atFailpoint(
    'refund.due',
    () => shop().ports.gateways.razorpay.refund(id, { amount: 50_00, key: randomUUID() }),
    () => cancel(orderId),
  );
  await sendRefunds({ em: shop().em(), ports: shop().ports }, id);
  expect(await atProvider(orderId)).toEqual([50_00, total - 50_00]);
  expect((await read(orderId)).refunds.map(({ state }) => state)).toEqual(['MADE', 'MADE']);
});

test('of two refunds that are due, the younger one gives back what a refund in the dashboard left', async () => {
  const { orderId, total } = await sale(2);
  const { id } = await shop().em().findOneOrFail(Payment, { order: orderId });
  const { razorpay } = shop().ports.gateways;
  const unreachable = vi
    .spyOn(razorpay, 'refund')
    .mockRejectedValue(new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', 'Unreachable.'));
  await refund(orderId, 100_00);
  await refund(orderId, total - 100_00);
  unreachable.mockRestore();
  await razorpay.refund(id, { amount: 20_00, key: randomUUID() });
  const deps = { em: shop().em(), ports: shop().ports };
  await recordProviderRefunds(deps, id, (await razorpay.refundsOf(id))!);
  await sendRefunds(deps, id);
  expect(await atProvider(orderId)).toEqual([20_00, total - 120_00, 100_00]);
});
