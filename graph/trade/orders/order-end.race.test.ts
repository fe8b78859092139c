import { describe, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelOrderDocument,
  MarkDeliveredDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { SandboxPayment } from '../payments/gateways/sandbox/ledger.entity.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { Order } from './order.entity.ts';

const DAY = 24 * 60 * 60_000;
const { shop, admin, shopper, stockOf } = raceShop();
const endOld = async () => {
  await expireHolds(shop().later(8 * DAY));
  return cancelUnpaidOrders(shop().later(8 * DAY), 7);
};
async function unpaidOrder({ id }: Product) {
  const checkout = await startCheckout(shopper(), id);
  return { checkout, id: (await place(shopper(), checkout)).data!.placeOrder.id };
}

describe.each([
  ['staff', admin],
  ['its buyer', shopper],
])('by %s', (_, caller) => {
  test('an order that is cancelled while its payment is recorded waits, and stays paid', async () => {
    const lamp = await shop().addProduct({ countInStock: 2 });
    const { checkout, id } = await unpaidOrder(lamp);
    const payment = await shop().pay(checkout);
    const cancel = () => caller().execute(CancelOrderDocument, { id });
    let cancelled: ReturnType<typeof cancel> | undefined;
    const { data } = await atFailpoint(
      'payment.checkoutLocked',
      () => {
        cancelled = cancel();
        return untilBlocked(shop());
      },
      () => place(shopper(), checkout, payment),
    );
    expect(data?.placeOrder.isPaid).toBe(true);
    expect((await cancelled)?.code).toBe('CONFLICT');
    expect(await stockOf(lamp)).toBe(1);
  });

  test('a payment that is captured while its order is cancelled is refunded in full', async () => {
    const lamp = await shop().addProduct({ countInStock: 2 });
    const { checkout, id } = await unpaidOrder(lamp);
    const payment = await shop().pay(checkout);
    const answer = await atFailpoint(
      'payment.captured',
      () => caller().must(CancelOrderDocument, { id }),
      () => place(shopper(), checkout, payment),
    );
    expect(answer.code).toBe('CONFLICT');
    const { status, amount, amountRefunded } = await shop()
      .em()
      .findOneOrFail(SandboxPayment, payment.paymentId);
    expect({ status, amountRefunded }).toEqual({ status: 'refunded', amountRefunded: amount });
    expect(await stockOf(lamp)).toBe(2);
  });
});

test('of cancelling, delivering, paying and ending at once each order has one end, and its stock is right', async () => {
  const lamp = await shop().addProduct({ countInStock: 100 });
  const orders = [];
  for (let n = 0; n < 12; n++) {
    const order = await unpaidOrder(lamp);
    orders.push({ ...order, payment: await shop().pay(order.checkout) });
  }
  await Promise.all(
    orders.flatMap(({ id, checkout, payment }, n) => [
      admin().execute(CancelOrderDocument, { id }),
      shopper().execute(CancelOrderDocument, { id }),
      n % 3 === 0 ? admin().execute(MarkDeliveredDocument, { id }) : place(shopper(), checkout, payment),
      shopper().execute(StartPaymentDocument, { orderId: id }),
      n % 4 === 0 ? endOld() : undefined,
    ]),
  );
  await endOld();
  const ended = await shop()
    .em()
    .find(Order, { id: { $in: orders.map(({ id }) => id) } });
  for (const { paidAt, deliveredAt, cancelledAt } of ended) {
    expect(cancelledAt !== null).toBe(paidAt === null && deliveredAt === null);
  }
  const gone = ended.filter(({ cancelledAt }) => cancelledAt === null).length;
  expect(await stockOf(lamp)).toBe(100 - gone);
});
