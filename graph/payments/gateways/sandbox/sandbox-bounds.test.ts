import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempt, runningSandbox } from '../running-sandbox.ts';
import { SandboxOrder, SandboxPayment } from './ledger.entity.ts';

let shop: Awaited<ReturnType<typeof runningSandbox>>;
beforeAll(async () => {
  shop = await runningSandbox();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.em().nativeDelete(SandboxPayment, {});
  await shop.em().nativeDelete(SandboxOrder, {});
});

const order = (receipt: string) => shop.gateway.createOrder({ amount: 22_769, currency: 'INR', receipt });

test('an order takes twenty attempts', async () => {
  const orderId = await order('tried');
  for (let n = 0; n < 20; n += 1) await shop.provider.pay(attempt(orderId, { outcome: 'failed' }));
  await expect(shop.provider.pay(attempt(orderId))).rejects.toThrow('Too many attempts');
  expect(await shop.gateway.listPayments(orderId)).toHaveLength(20);
});

test('a thousand payments a day are taken without an order', async () => {
  const made = (n: number) => ({
    ...{ id: `pay_${String(n).padStart(14, '0')}`, orderId: null, status: 'captured', amount: 100 },
    ...{ amountRefunded: 0, currency: 'INR', method: 'card', createdAt: new Date() },
  });
  const em = shop.em();
  await em.insertMany(SandboxPayment, Array.from({ length: 999 }, (_, n) => made(n)) as SandboxPayment[]);
  await shop.provider.pay(attempt(null));
  await expect(shop.provider.pay(attempt(null))).rejects.toThrow('Too many payments');
  await em.nativeUpdate(SandboxPayment, {}, { createdAt: new Date(Date.now() - 25 * 60 * 60_000) });
  await shop.provider.pay(attempt(null));
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
