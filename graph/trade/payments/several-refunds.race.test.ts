import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxRefund } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import { Refund } from './refund.entity.ts';
import { refundQueue } from './refund-queue.ts';
import { sendRefund, sendRefunds } from './send-refund.ts';

let shop: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  [shopper] = [await shop.shopper(), await shop.admin()];
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const deps = () => ({ em: shop.em(), ports: shop.ports });
const listed = async (paymentId: string) => (await shop.ports.gateways.razorpay.refundsOf(paymentId))!;
const queue = () => workDueRows(deps(), refundQueue, shop);

/** A paid order of 214.98 with refunds of these amounts that are due. */
async function sale(...amounts: number[]) {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  const { paymentId } = await shop.pay(checkout).then(async (payment) => {
    await place(shopper, checkout, payment);
    return payment;
  });
  const em = shop.em();
  const payment = await em.findOneOrFail(Payment, paymentId);
  const due = amounts.map((amount, n) => {
    const createdAt = new Date(shop.ports.now().getTime() + n);
    const { order, currency } = payment;
    const row = { payment, order, currency, amount, createdAt, state: 'due' as const };
    return em.create(Refund, { ...row, reason: `Part ${n}.` });
  });
  await em.flush();
  const rows = () => shop.em().find(Refund, { payment: paymentId }, { orderBy: { createdAt: 'asc' } });
  return { paymentId, due: due.map(({ id }) => id), total: payment.amount, rows };
}

/** The mails about refunds of a payment, as they were sent. */
async function mailsOf(paymentId: string) {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type: 'payment.refunded' }, { orderBy: { id: 'asc' } });
  return mails.filter(({ data }) => data.payment === paymentId).map(({ kept }) => kept!);
}

test('several refunds of a payment that are sent at once from all sides are made once each, with keys of their own', async () => {
  const { paymentId, due, rows } = await sale(3_000, 5_000, 13_498);
  const send = () => sendRefunds(deps(), paymentId);
  await Promise.all([send(), queue(), send(), sendRefund(deps(), due[2]!), queue()]);
  const refunds = await shop.em().find(SandboxRefund, { paymentId });
  expect(refunds.map(({ idempotencyKey, amount }) => `${idempotencyKey} ${amount}`).sort()).toEqual(
    due.map((id, n) => `${id} ${[3_000, 5_000, 13_498][n]}`).sort(),
  );
  expect((await rows()).map(({ state }) => state)).toEqual(['made', 'made', 'made']);
  const made = await shop.events('refund.made');
  expect(made.filter(({ subjectId }) => subjectId === paymentId)).toHaveLength(1);
});

test('each of several refunds has a mail with its own amount and reason, and the last one says what it comes to', async () => {
  const { paymentId } = await sale(3_000, 18_498);
  await sendRefunds(deps(), paymentId);
  const [first, last, ...more] = await mailsOf(paymentId);
  expect(more).toEqual([]);
  expect(first!.subject).toMatch(/30\.00 refunded for your order #\d+$/);
  expect(first!.text).toContain('Part 0.');
  expect(first!.text).not.toContain('Part 1.');
  expect(last!.subject).toMatch(/184\.98 refunded for your order #\d+$/);
  expect(last!.text).toMatch(/184\.98 of your payment pay_.+Part 1\..+Refunded in all: .+214\.98/s);
});

test('a part that was refunded in the dashboard is mailed as well', async () => {
  const { paymentId } = await sale();
  await shop.provider.refund(paymentId, 1_000);
  await recordProviderRefunds(deps(), paymentId, await listed(paymentId));
  const [mail, ...others] = await mailsOf(paymentId);
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(/we refunded .+10\.00 of your payment/);
});

test('a refund that the provider refuses stops no other', async () => {
  const { paymentId, rows } = await sale(50, 5_000);
  await expect(sendRefunds(deps(), paymentId)).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_UNAVAILABLE',
  });
  expect((await rows()).map(({ state }) => state)).toEqual(['due', 'made']);
});

test('a refund in the dashboard that leaves too little for several gives up those that cannot be made', async () => {
  const { paymentId, due, rows } = await sale(3_000, 4_000, 10_000);
  await atFailpoint(
    'refund.due',
    () => shop.provider.refund(paymentId, 17_000),
    () => sendRefunds(deps(), paymentId).catch(() => undefined),
  );
  await queue();
  const states = (await rows()).map(({ id, amount, state }) => [due.indexOf(id), amount, state]);
  // The refund in the dashboard took the place of the first one that it left too little for.
  expect(states).toEqual([
    [0, 3_000, 'made'],
    [1, 17_000, 'made'],
    [2, 10_000, 'failed'],
  ]);
  expect((await listed(paymentId)).map(({ amount }) => amount).sort()).toEqual([17_000, 3_000]);
});

test('a refund that was given up while the provider made it is recorded as made', async () => {
  const { paymentId, due, total, rows } = await sale(3_000, 4_000);
  const elsewhere = await shop.provider.refund(paymentId, total - 5_000);
  const [known] = (await listed(paymentId)).filter(({ id }) => id === elsewhere.id);
  await atFailpoint(
    'refund.made',
    // What was listed before it was made.
    () => recordProviderRefunds(deps(), paymentId, [known!]),
    () => sendRefund(deps(), due[1]!),
  );
  await queue();
  expect((await rows()).map(({ state }) => state).sort()).toEqual(['failed', 'made', 'made']);
  expect(await shop.em().findOneOrFail(Refund, due[1]!)).toMatchObject({ state: 'made', amount: 4_000 });
});

test('contradictory full refunds that two webhooks report at once are one full refund', async () => {
  const { paymentId, total, rows } = await sale();
  await shop.provider.refund(paymentId);
  const [known] = await listed(paymentId);
  const reports = Array.from({ length: 6 }, (_, n) => [{ ...known!, id: n < 3 ? known!.id : 'rfnd_other' }]);
  await Promise.all(reports.map((report) => recordProviderRefunds(deps(), paymentId, report)));
  expect((await rows()).map(({ amount, state }) => [amount, state])).toEqual([
    [total, 'made'],
    [total, 'made'],
  ]);
  const payment = await shop.em().findOneOrFail(Payment, paymentId, { populate: ['checkout'] });
  expect(payment).toMatchObject({ refundedAmount: total, checkout: { stock: 'returned' } });
  const made = await shop.events('refund.made');
  expect(made.filter(({ subjectId }) => subjectId === paymentId)).toHaveLength(1);
  expect(await mailsOf(paymentId)).toHaveLength(1);
});
