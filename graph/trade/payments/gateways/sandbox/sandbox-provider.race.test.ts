import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPostgres } from '../../../../proof/testing/fresh-database.ts';
import { attempt, emptyLedger, runningSandbox } from '../../../../proof/testing/running-sandbox.ts';
import { SandboxAccount, SandboxOrder, SandboxRefund } from './ledger.entity.ts';
import { openSandboxAccount } from './sandbox-account.ts';

let shop: Awaited<ReturnType<typeof runningSandbox>>;
beforeAll(async () => {
  shop = await runningSandbox(await emptyPostgres());
});
afterAll(() => shop?.close());

const order = (receipt: string) => ({ amount: 22_769, currency: 'INR', receipt });

function times<T>(count: number, call: () => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: count }, call));
}

test('ten processes that start at once have one account', async () => {
  const ledger = await emptyLedger(await emptyPostgres());
  // The connections are opened first, for opening them one by one would set the calls apart.
  await Promise.all(Array.from({ length: 10 }, () => ledger.em().count(SandboxAccount)));
  const accounts = await Promise.all(Array.from({ length: 10 }, () => openSandboxAccount(ledger.em())));
  expect(new Set(accounts.map(({ keySecret }) => keySecret)).size).toBe(1);
  await ledger.close();
});

test('twenty requests at once with one receipt are one order', async () => {
  const results = await times(20, () => shop.createOrder(order('race')));
  expect(new Set(results.map((result) => result.status === 'fulfilled' && result.value)).size).toBe(1);
  expect(await shop.em().count(SandboxOrder, { receipt: 'race' })).toBe(1);
});

test('twenty payments at once of one order are one payment', async () => {
  const orderId = await shop.createOrder(order('paid'));
  const results = await times(20, () => shop.provider.pay(attempt(orderId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shop.gateway.listPayments(orderId)).toHaveLength(1);
});

test('ten captures at once are one capture, and ten refunds at once are one refund', async () => {
  const orderId = await shop.createOrder(order('captured'));
  const { id } = await shop.provider.pay(attempt(orderId, { outcome: 'authorized' }));
  const payment = (await shop.gateway.fetchPayment(id))!;
  const captures = await times(10, () => shop.gateway.capture(payment));
  expect(captures.map((result) => result.status === 'fulfilled' && result.value.status)).toEqual(
    Array(10).fill('captured'),
  );
  const refunds = await times(10, () =>
    shop.gateway.refund(id, { amount: payment.amount, key: `refund-of-${id}` }),
  );
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await shop.em().count(SandboxRefund, { paymentId: id })).toBe(1);

  await shop.provider.idle();
  const sent = shop.webhooks.filter(({ event }) => event.payload.payment?.entity.id === id);
  expect(sent.map(({ event }) => event.event).sort()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
    'refund.processed',
  ]);
});
