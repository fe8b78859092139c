import { expect, test } from 'vitest';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import {
  approvedReturn,
  exchange,
  exchangedDearer,
  payRest,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import {
  CancelOrderDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { receive } from '../../proof/testing/returning.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { SandboxRefund } from '../payments/gateways/sandbox/ledger.entity.ts';
import { reconcile } from '../payments/reconcile.ts';

const { shop, admin, shopper } = raceShop();

const DAY = 24 * 60 * 60_000;
const ROUNDS = 4;
const DEARER = 25_00;
const REST = 11_50;
const givenBack = async (paymentId: string) =>
  (await shop().em().find(SandboxRefund, { paymentId })).reduce((sum, { amount }) => sum + amount, 0);
const settle = () => {
  const { em, ports } = shop().later();
  return reconcile({ em, ports }, { logger: shop().logger, refundUnordered: false });
};
const fallDue = () => cancelUnpaidOrders(shop().later(15 * DAY), 7);

/** A dearer exchange whose rest is paid at the provider, and not recorded yet. */
async function paying() {
  const returned = await approvedReturn(shop(), shopper(), DEARER);
  const orderId = await exchangedDearer(admin(), returned, REST);
  const { startPayment } = await shopper().must(StartPaymentDocument, { orderId });
  const payment = await shop().pay(startPayment);
  const pay = () => shopper().execute(PayOrderDocument, { input: { orderId, payment } });
  return { ...returned, newId: orderId, restId: payment.paymentId, pay };
}
type Paying = Awaited<ReturnType<typeof paying>>;

/** What a buyer paid stays with an open order, or goes back with a cancelled one. */
async function expectOneOfBoth({ newId, restId, medium }: Paying) {
  await settle();
  const { cancelledAt, exchangedFor } = await readExchanged(admin(), newId);
  expect(await givenBack(restId)).toBe(cancelledAt ? REST : 0);
  if (!cancelledAt) expect(exchangedFor!.isRestPaid).toBe(true);
  expect(await stockOfVariant(shop(), medium)).toBe(cancelledAt ? 10 : 8);
}

test('a rest that is paid while its time ends is kept or goes back, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await paying();
    await Promise.all([made.pay(), fallDue()]);
    await expectOneOfBoth(made);
  }
});

test('a rest that is paid while the new order is cancelled is kept or goes back, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await paying();
    await Promise.all([made.pay(), admin().execute(CancelOrderDocument, { id: made.newId })]);
    await expectOneOfBoth(made);
  }
  const made = await paying();
  await atFailpoint(
    'payment.captured',
    () => admin().must(CancelOrderDocument, { id: made.newId }),
    made.pay,
  );
  await expectOneOfBoth(made);
});

test('a rest that is recorded twice at once, or by hand and by the provider, is paid once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await paying();
    const input = { orderId: made.newId, amount: REST, reference: 'Cash' };
    const [online, online2, byHand] = await Promise.all([
      made.pay(),
      made.pay(),
      admin().execute(RecordManualPaymentDocument, { input }),
    ]);
    await settle();
    expect(online.code).toBe(online2.code);
    expect([online.code, byHand.code].filter((code) => code === undefined)).toHaveLength(1);
    expect(await givenBack(made.restId)).toBe(byHand.code ? 0 : REST);
  }
});

test('the return pays its part of the new order once the rest is paid, or is refunded after that was cancelled, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await paying();
    await made.pay();
    await receive(admin(), made.returnId, made.line, { quantity: 2 });
    const [{ errors }] = await Promise.all([refund(admin(), made), fallDue()]);
    expect(errors).toEqual([]);
    await settle();
    const { isPaid, cancelledAt } = await readExchanged(admin(), made.newId);
    expect(isPaid).toBe(cancelledAt === null);
    expect(await givenBack(made.paymentId)).toBe(isPaid ? 0 : 46_00);
    expect(await givenBack(made.restId)).toBe(isPaid ? 0 : REST);
    expect(await stockOfVariant(shop(), made.medium)).toBe(isPaid ? 8 : 10);
  }
});

test('the money of a rest that the provider gives back at once with the refund of the return is not used twice', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await paying();
    await made.pay();
    await receive(admin(), made.returnId, made.line, { quantity: 2 });
    await Promise.all([refund(admin(), made), shop().provider.refund(made.restId, REST).then(settle)]);
    await settle();
    const { isPaid, refundable } = await readExchanged(admin(), made.newId);
    expect(await givenBack(made.restId)).toBe(REST);
    expect(refundable.amount.amount).toBe(isPaid ? 46_00 : 0);
  }
});

test('a dearer exchange that is pressed twice is made once', async () => {
  const returned = await approvedReturn(shop(), shopper(), DEARER);
  const key = crypto.randomUUID();
  const press = () => exchange(admin(), returned, 2, key, REST);
  const results = await Promise.all([press(), press(), press()]);
  expect(results.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  expect(await stockOfVariant(shop(), returned.medium)).toBe(8);
  const ids = results.map(({ data }) => data!.exchangeReturn.order.returns[0]!.exchange!.orderId);
  expect(new Set(ids).size).toBe(1);
  await payRest(shop(), shopper(), ids[0]!);
});
