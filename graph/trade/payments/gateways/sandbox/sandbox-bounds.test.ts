import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempt, runningSandbox } from '../../../../proof/testing/running-sandbox.ts';
import { SandboxOrder, SandboxPayment, SandboxRefund } from './ledger.entity.ts';

let shop: Awaited<ReturnType<typeof runningSandbox>>;
beforeAll(async () => {
  shop = await runningSandbox();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.em().nativeDelete(SandboxPayment, {});
  await shop.em().nativeDelete(SandboxOrder, {});
});

const order = (receipt: string) => shop.createOrder({ amount: 22_769, currency: 'INR', receipt });

test('an order takes twenty attempts', async () => {
  const orderId = await order('tried');
  for (let n = 0; n < 20; n += 1) await shop.provider.pay(attempt(orderId, { outcome: 'failed' }));
  await expect(shop.provider.pay(attempt(orderId))).rejects.toThrow('Too many attempts');
  expect(await shop.gateway.listPayments(orderId)).toHaveLength(20);
});

/** So many payments without an order, the first the oldest, the last made `minutes` ago. */
function made(count: number, status: SandboxPayment['status'], minutes: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `pay_${status.slice(0, 4)}${String(n).padStart(10, '0')}`,
    orderId: null,
    status,
    amount: 100,
    amountRefunded: status === 'refunded' ? 100 : 0,
    currency: 'INR',
    method: 'card' as const,
    createdAt: new Date(Date.now() - minutes * 60_000 - count + n),
  }));
  return shop.em().insertMany(SandboxPayment, rows);
}

const exists = async (id: string) => (await shop.em().count(SandboxPayment, { id })) === 1;

test('of a thousand payments a day without an order, one that was captured makes no room', async () => {
  await made(999, 'captured', 60);
  await shop.provider.pay(attempt(null));
  const refusal = { code: 'RATE_LIMITED', details: { retryAfter: 1_200 } };
  await expect(shop.provider.pay(attempt(null))).rejects.toMatchObject(refusal);
  await shop.em().nativeUpdate(SandboxPayment, {}, { createdAt: new Date(Date.now() - 25 * 60 * 60_000) });
  await shop.provider.pay(attempt(null));
});

test.each(['failed', 'refunded'] as const)('the oldest that are %s make room', async (status) => {
  await made(990, 'captured', 60);
  await made(12, status, 30);
  const first = `pay_${status.slice(0, 4)}0000000000`;
  await shop.em().insert(SandboxRefund, {
    id: 'rfnd_A',
    paymentId: first,
    amount: 100,
    currency: 'INR',
    idempotencyKey: null,
    createdAt: new Date(),
  });
  const { id } = await shop.provider.pay(attempt(null));
  expect(await exists(id)).toBe(true);
  expect(await shop.em().count(SandboxPayment)).toBe(1_000);
  expect([await exists(first), await exists(`pay_${status.slice(0, 4)}0000000003`)]).toEqual([false, true]);
  expect(await shop.em().count(SandboxRefund)).toBe(0);
});

test('a refund that the shop may not have recorded yet makes no room, nor does a payment of an order', async () => {
  await shop.provider.pay(attempt(await order('declined'), { outcome: 'failed' }));
  await made(990, 'captured', 60);
  await made(10, 'refunded', 15);
  await expect(shop.provider.pay(attempt(null))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await shop.em().count(SandboxPayment)).toBe(1_001);
});

test('an address makes a hundred payments a day without an order, and leaves the rest to others', async () => {
  const pay = (from: string, order_id?: string) =>
    fetch(`${shop.origin}/sandbox/checkout/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin, 'x-forwarded-for': from },
      body: JSON.stringify({
        key: shop.account.keyId,
        order_id,
        amount: 22_769,
        currency: 'INR',
        outcome: 'failed',
      }),
    });
  const tries = await Promise.all(Array.from({ length: 110 }, (_, n) => pay(`2001:db8::${n}`)));
  const statuses = tries.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(100).fill(200), ...Array(10).fill(429)]);
  const refused = await pay('2001:db8::1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'RATE_LIMITED',
      description: 'Too many test payments without an order from your network. Try again in 24 hours.',
    },
  });
  expect((await pay('2001:db8:0:1::1')).status).toBe(200);
  expect((await pay('2001:db8::1', await order('of an order'))).status).toBe(200);
});

test('what moved no money is forgotten after 30 days, and nothing else', async () => {
  const [paid, declined, authorized] = [await order('a'), await order('b'), await order('c')];
  await order('d');
  await shop.provider.pay(attempt(paid));
  await shop.provider.pay(attempt(declined, { outcome: 'failed' }));
  await shop.provider.pay(attempt(authorized, { outcome: 'authorized' }));
  const old = { createdAt: new Date(Date.now() - 31 * 24 * 60 * 60_000) };
  await shop.provider.sweep();
  expect(await shop.em().count(SandboxOrder)).toBe(4);
  await shop.em().nativeUpdate(SandboxOrder, {}, old);
  await shop.em().nativeUpdate(SandboxPayment, {}, old);
  const fresh = await order('e');
  await shop.provider.sweep();
  const ids = (await shop.em().findAll(SandboxOrder)).map(({ id }) => id);
  expect(ids.sort()).toEqual([paid, authorized, fresh].sort());
  expect(await shop.em().count(SandboxPayment)).toBe(2);
});
