import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRead } from '../../../../core/provider-answers.ts';
import { attempt, emptyLedger, runningSandbox } from '../../../../proof/testing/running-sandbox.ts';
import { hmacHex } from '../razorpay/signature.ts';
import { SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';
import { openSandboxAccount } from './sandbox-account.ts';

let shop: Awaited<ReturnType<typeof runningSandbox>>;
beforeAll(async () => {
  shop = await runningSandbox();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.provider.idle();
  shop.webhooks.length = 0;
  shop.warnings.length = 0;
});

let receipts = 0;
function newOrder(receipt = `receipt-${++receipts}`, isCapturedLater = false) {
  return shop.createOrder({ amount: 22_769, currency: 'INR', receipt, isCapturedLater });
}

async function orderStatus(id: string) {
  return (await shop.em().findOneOrFail(SandboxOrder, { id })).status;
}

const unavailable = { code: 'PAYMENT_PROVIDER_UNAVAILABLE' };
const refund = ({ id, amount }: { id: string; amount: number }) =>
  shop.gateway.refund(id, { amount, key: `refund-of-${id}` });

test('two installs have different keys, one install keeps its own', async () => {
  const other = await emptyLedger();
  const [first, second] = await Promise.all([openSandboxAccount(other.em()), openSandboxAccount(other.em())]);
  expect(second).toEqual(first);
  expect(first.keySecret).toMatch(/^\w{24}$/);
  expect(first.keySecret).not.toBe(shop.account.keySecret);
  expect(first.webhookSecret).not.toBe(shop.account.webhookSecret);
  await other.close();
});

test('one receipt is one order, also when asked twenty times at once', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => newOrder('same')));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.em().count(SandboxOrder, { receipt: 'same' })).toBe(1);
});

test('a receipt is not given to an order of another amount', async () => {
  await newOrder('taken');
  const other = { amount: 500, currency: 'INR', receipt: 'taken' };
  await expect(shop.createOrder(other)).rejects.toMatchObject(unavailable);
});

test('a paid order has one captured payment, signed for the widget', async () => {
  const orderId = await newOrder();
  const paid = await shop.provider.pay(attempt(orderId));
  const payment = {
    id: paid.id,
    entity: 'payment',
    status: 'captured',
    amount: 22_769,
    amountRefunded: 0,
    currency: 'INR',
    orderId,
  };
  expect(await shop.gateway.fetchPayment(paid.id)).toEqual({ ...payment, method: 'Visa ending in 1111' });
  expect(await shop.gateway.listPayments(orderId)).toEqual([payment]);
  expect(await orderStatus(orderId)).toBe('paid');
});

test('a payment id that was not minted is unknown', async () => {
  expect(await shop.gateway.fetchPayment('pay_AAAAAAAAAAAAAA')).toBeNull();
  expect(await shop.gateway.listPayments('order_AAAAAAAAAAAAAA')).toEqual([]);
});

test('a failed attempt leaves the order payable, a paid order takes no second payment', async () => {
  const orderId = await newOrder();
  const failed = await shop.provider.pay(attempt(orderId, { outcome: 'failed' }));
  expect((await shop.gateway.fetchPayment(failed.id))?.status).toBe('failed');
  expect(await orderStatus(orderId)).toBe('attempted');

  await shop.provider.pay(attempt(orderId));
  await expect(shop.provider.pay(attempt(orderId))).rejects.toThrow('Payment already done');
  expect((await shop.gateway.listPayments(orderId)).map(({ status }) => status)).toEqual([
    'captured',
    'failed',
  ]);
});

test('the payments of a time are listed newest first, a hundred a page', async () => {
  const [second, early] = [Date.UTC(2026, 0, 1), 7_000];
  const made = await Promise.all(Array.from({ length: 103 }, () => shop.provider.pay(attempt(null))));
  // Hundreds of webhooks at once would let the listing run into its timeout.
  await shop.provider.idle();
  const at = (ms: number) => ({ createdAt: new Date(second + ms) });
  for (const [n, { id }] of made.entries()) await shop.em().nativeUpdate(SandboxPayment, id, at(n * 10));
  await shop.em().nativeUpdate(SandboxPayment, made[0]!.id, at(-1));
  await shop.em().nativeUpdate(SandboxPayment, made[1]!.id, at(early));
  const time = { from: new Date(second), to: new Date(second + 1_500) };
  const first = (await shop.gateway.paymentsMade({ ...time, skip: 0 })).filter(isRead);
  const rest = (await shop.gateway.paymentsMade({ ...time, skip: 100 })).filter(isRead);
  // Both ends are in it, and the provider counts whole seconds.
  expect([first.length, rest.length]).toEqual([100, 1]);
  expect([...first, ...rest].map(({ id }) => id)).toEqual(
    made
      .slice(2)
      .toReversed()
      .map(({ id }) => id),
  );
  expect(first[0]!.createdAt).toEqual(new Date(second + 1_000));
});

test('twenty payments at once of one order are one payment', async () => {
  const orderId = await newOrder();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => shop.provider.pay(attempt(orderId))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shop.gateway.listPayments(orderId)).toHaveLength(1);
});

test("a payment of another amount or currency than the order's is refused", async () => {
  const orderId = await newOrder();
  for (const wrong of [{ amount: 22_768 }, { amount: 22_770 }, { currency: 'USD' }]) {
    await expect(shop.provider.pay(attempt(orderId, wrong))).rejects.toThrow('different from your order');
  }
  expect(await orderStatus(orderId)).toBe('created');
});

test('an authorized payment is captured once; a second capture returns the captured payment', async () => {
  const orderId = await newOrder();
  const { id } = await shop.provider.pay(attempt(orderId, { outcome: 'authorized' }));
  const authorized = (await shop.gateway.fetchPayment(id))!;
  expect([authorized.status, await orderStatus(orderId)]).toEqual(['authorized', 'attempted']);
  await expect(shop.provider.pay(attempt(orderId))).rejects.toThrow('Payment already done');

  const captures = await Promise.all([shop.gateway.capture(authorized), shop.gateway.capture(authorized)]);
  expect(captures.map(({ status }) => status)).toEqual(['captured', 'captured']);
  expect(await orderStatus(orderId)).toBe('paid');
  await shop.provider.idle();
  expect(shop.webhooks.filter(({ event }) => event.event === 'payment.captured')).toHaveLength(1);
});

test('a payment of an order that is captured later waits for the shop, and goes back when its time is over', async () => {
  const orderId = await newOrder(undefined, true);
  const [first, late] = [
    await shop.provider.pay(attempt(orderId)),
    await shop.provider.pay(attempt(await newOrder(undefined, true))),
  ];
  const authorized = (await shop.gateway.fetchPayment(first.id))!;
  expect([authorized.status, await orderStatus(orderId)]).toEqual(['authorized', 'attempted']);
  const days = (authorized.authorizedUntil!.getTime() - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeCloseTo(5, 3);
  expect((await shop.gateway.void(authorized)).status).toBe('authorized');
  expect((await shop.gateway.capture(authorized)).status).toBe('captured');
  await shop
    .em()
    .nativeUpdate(SandboxPayment, { id: { $in: [first.id, late.id] } }, { authorizedUntil: new Date(0) });
  expect((await shop.gateway.capture({ ...authorized, id: late.id })).status).toBe('refunded');
  expect(await shop.gateway.fetchPayment(first.id)).toMatchObject({ status: 'captured', amountRefunded: 0 });
});

test('a card that refuses to be captured stays authorized, a brief one for an hour', async () => {
  const pay = async (card: 'refusing' | 'brief') =>
    shop.provider.pay(attempt(await newOrder(undefined, true), { card }));
  const refusing = (await shop.gateway.fetchPayment((await pay('refusing')).id))!;
  expect((await shop.gateway.capture(refusing)).status).toBe('authorized');
  const { authorizedUntil, createdAt } = await pay('brief');
  expect(authorizedUntil!.getTime() - createdAt.getTime()).toBeCloseTo(60 * 60_000, -3);
});

test('a failed payment stays failed when it is captured, and is not refunded', async () => {
  const { id } = await shop.provider.pay(attempt(await newOrder(), { outcome: 'failed' }));
  const failed = (await shop.gateway.fetchPayment(id))!;
  expect((await shop.gateway.capture(failed)).status).toBe('failed');
  expect(await refund(failed)).toBeNull();
});

test('a refund requested five times at once and once more is one refund', async () => {
  const { id } = await shop.provider.pay(attempt(null));
  const payment = (await shop.gateway.fetchPayment(id))!;
  await Promise.all(Array.from({ length: 5 }, () => refund(payment)));
  const again = await refund(payment);
  expect(await shop.gateway.refundsOf(id)).toEqual([again]);
  expect(await shop.gateway.fetchPayment(id)).toMatchObject({ status: 'refunded', amountRefunded: 22_769 });
  expect(await shop.em().count(SandboxRefund, { paymentId: id })).toBe(1);
});

test('a payment that was refunded by hand has nothing left to refund, and lists by which amounts', async () => {
  const { id } = await shop.provider.pay(attempt(null));
  const payment = (await shop.gateway.fetchPayment(id))!;
  const { keyId, keySecret } = shop.account;
  const headers = {
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const byHand = (amount: number) =>
    fetch(`${shop.origin}/sandbox/v1/payments/${id}/refund`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ amount }),
    });
  expect((await byHand(2_769)).status).toBe(200);
  expect((await byHand(22_769)).status).toBe(400);
  expect((await byHand(20_000)).status).toBe(200);
  expect(await refund(payment)).toBeNull();
  const refunds = (await shop.gateway.refundsOf(id))!;
  expect(refunds.map(({ amount, key }) => [amount, key]).sort()).toEqual([
    [20_000, null],
    [2_769, null],
  ]);
});

test('a lost response does not double an order, a capture or a refund', async () => {
  const receipt = 'lost-answer';
  const lost = async (call: () => Promise<unknown>) => {
    shop.knobs.fault = 'response-lost';
    await expect(call()).rejects.toMatchObject(unavailable);
    shop.knobs.fault = undefined;
    return call();
  };
  const orderId = (await lost(() => newOrder(receipt))) as string;
  const { id } = await shop.provider.pay(attempt(orderId, { outcome: 'authorized' }));
  const payment = (await shop.gateway.fetchPayment(id))!;
  expect(await lost(() => shop.gateway.capture(payment))).toMatchObject({ status: 'captured' });
  await lost(() => refund(payment));

  expect(await shop.em().count(SandboxOrder, { receipt })).toBe(1);
  expect(await shop.em().count(SandboxPayment, { orderId })).toBe(1);
  expect(await shop.em().count(SandboxRefund, { paymentId: id })).toBe(1);
});

test('a dead provider does nothing', async () => {
  shop.knobs.fault = 'dead';
  await expect(newOrder('dead')).rejects.toMatchObject(unavailable);
  shop.knobs.fault = undefined;
  expect(await shop.em().count(SandboxOrder, { receipt: 'dead' })).toBe(0);
});

test('the API refuses who does not have the secret', async () => {
  for (const secret of ['', 'wrong', shop.account.webhookSecret]) {
    const authorization = `Basic ${Buffer.from(`${shop.account.keyId}:${secret}`).toString('base64')}`;
    const answer = await fetch(`${shop.origin}/sandbox/v1/orders`, { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  }
});

test('a payment is reported to the shop by signed webhooks with the payment and the order', async () => {
  const orderId = await newOrder();
  const { id } = await shop.provider.pay(attempt(orderId));
  await refund((await shop.gateway.fetchPayment(id))!);
  await shop.provider.idle();

  const names = shop.webhooks.map(({ event }) => event.event).sort();
  expect(names).toEqual(['order.paid', 'payment.authorized', 'payment.captured', 'refund.processed']);
  expect(new Set(shop.webhooks.map(({ eventId }) => eventId)).size).toBe(4);
  for (const { body, signature, event } of shop.webhooks) {
    expect(shop.gateway.readWebhook(body, () => signature)).toMatchObject({ providerOrderId: orderId });
    expect(signature).toBe(hmacHex(shop.account.webhookSecret, body));
    expect(event).toMatchObject({
      entity: 'event',
      payload: { payment: { entity: { id, order_id: orderId } } },
    });
  }
  const paid = shop.webhooks.find(({ event }) => event.event === 'order.paid')!.event;
  expect(paid.contains).toEqual(['payment', 'order']);
  expect(paid.payload.order?.entity).toMatchObject({
    id: orderId,
    status: 'paid',
    amount_due: 0,
    attempts: 1,
  });
});

test('a webhook that the shop does not take is sent again under the same event id, a few times', async () => {
  let refusals = 2;
  shop.knobs.webhookStatus = () => (refusals-- > 0 ? 503 : 200);
  await shop.provider.pay(attempt(null, { outcome: 'failed' }));
  await shop.provider.idle();
  expect(shop.webhooks).toHaveLength(3);
  expect(new Set(shop.webhooks.map(({ eventId }) => eventId)).size).toBe(1);
  expect(shop.warnings).toHaveLength(2);

  shop.knobs.webhookStatus = () => 500;
  await shop.provider.pay(attempt(null, { outcome: 'failed' }));
  await shop.provider.idle();
  expect(shop.webhooks).toHaveLength(3 + 4);
  shop.knobs.webhookStatus = () => 200;
});
