import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderQueue } from '../api/site/render-queue.ts';
import { hashPassword } from '../people/accounts/password.ts';
import { SignInFailure } from '../people/accounts/sign-in-failure.entity.ts';
import { checkoutInput, place } from '../proof/testing/buying.ts';
import { SignInDocument, StartCheckoutDocument } from '../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater, startLater } from '../proof/testing/paying-later.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { admitBody } from './admit-body.ts';
import { createGuestReads } from './guest-reads.ts';
import { networkOf } from './network-of.ts';
import { createWorkBudget } from './work-budget.ts';

// A customer with many networks of IPv6 has five times what one of them may, of work twice as much. Each test has a /48 of its own.

let shop: TestShop;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1, trustProxy: 1 });
  await offerAllWaysToPay(shop);
  lamp = await shop.addProduct({ countInStock: 1000 });
});
afterAll(() => shop?.close());

/** An address in another /64 of a /48 for each `n`. */
const addressIn = (customer: number, n: number) => `2001:db8:${customer}:${n.toString(16)}::1`;
const networkIn = (customer: number, n: number) => networkOf(addressIn(customer, n));
const at = (client: TestClient, from: string) => Object.assign(client, { from });
const shopperAt = async (customer: number, n: number) => at(await shop.shopper(), addressIn(customer, n));
const RATE_LIMITED = { code: 'RATE_LIMITED' };

test('stock that is reserved', async () => {
  shop.settings.holdLimits.openAtAddress = 1;
  const start = async (customer: number, n: number) => {
    const input = checkoutInput([{ productId: lamp.id, qty: 1 }]);
    return (await (await shopperAt(customer, n)).execute(StartCheckoutDocument, input)).code;
  };
  for (let n = 0; n < 5; n += 1) expect(await start(1, n)).toBeUndefined();
  expect([await start(1, 5), await start(2, 0)]).toEqual(['HOLD_LIMIT', undefined]);
  shop.settings.holdLimits.openAtAddress = 1e6;
});

test('orders that are accepted before they are paid', async () => {
  shop.ports.settings.locked = { checkout: { acceptedOfNetwork: 1 } };
  for (let n = 0; n < 5; n += 1) await orderLater(await shopperAt(3, n), lamp.id);
  const place64 = async (customer: number, n: number) => {
    const shopper = await shopperAt(customer, n);
    return (await place(shopper, await startLater(shopper, lamp.id))).code;
  };
  expect([await place64(3, 5), await place64(4, 0)]).toEqual(['HOLD_LIMIT', undefined]);
});

test('failed sign-ins, of one account and of all', async () => {
  const fail = (emailKey: string, customer: number, n: number) => {
    const failure = { id: crypto.randomUUID(), emailKey, failedAt: shop.ports.now() };
    return shop.em().insert(SignInFailure, { ...failure, address: networkIn(customer, n) });
  };
  const signIn = async (email: string, customer: number) => {
    const input = { email, password: 'a wrong guess' };
    return (await at(shop.guest(), addressIn(customer, 999)).execute(SignInDocument, { input })).code;
  };
  for (let n = 0; n < 50; n += 1) await fail('ann@example.com', 5, n);
  expect(await signIn('ann@example.com', 5)).toBe('RATE_LIMITED');
  expect([await signIn('ann@example.com', 6), await signIn('ben@example.com', 5)]).toEqual(
    Array(2).fill('WRONG_CREDENTIALS'),
  );
  for (let n = 50; n < 250; n += 1) await fail(`${n}@example.com`, 5, n);
  expect(await signIn('ben@example.com', 5)).toBe('RATE_LIMITED');
});

test('sign-ins that are delayed at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.ports.wait = () => promise;
  const failures = Array.from({ length: 30 }, (_, n) => ({
    id: crypto.randomUUID(),
    emailKey: 'cat@example.com',
    address: `198.51.100.${n}`,
    failedAt: shop.ports.now(),
  }));
  await shop.em().insertMany(SignInFailure, failures);
  const input = { email: 'cat@example.com', password: 'a wrong guess' };
  const refused = Promise.withResolvers<void>();
  const signIn = async (customer: number, n: number) => {
    const { code } = await at(shop.guest(), addressIn(customer, n)).execute(SignInDocument, { input });
    if (code === 'RATE_LIMITED') refused.resolve();
    return code;
  };
  // Four of a network may wait, so twenty of the one around.
  const codes = Array.from({ length: 21 }, (_, n) => signIn(10, n));
  await refused.promise;
  const elsewhere = signIn(11, 0);
  resolve();
  expect((await Promise.all(codes)).filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  expect(await elsewhere).toBe('WRONG_CREDENTIALS');
});

test('passwords that wait', async () => {
  const hash = (customer: number, n: number) =>
    hashPassword('a password', { ...shop, address: addressIn(customer, n), isAddressShared: false });
  const waiting = Array.from({ length: 52 }, (_, n) => hash(7, n));
  await expect(hash(7, 52)).rejects.toMatchObject(RATE_LIMITED);
  await hash(8, 0);
  await Promise.all(waiting);
});

test('work of reads and of pages', async () => {
  let time = 0;
  const budget = createWorkBudget({ now: () => time });
  const spend = (n: number) =>
    budget.charge(networkIn(9, n), async () => {
      time += 19_999;
    });
  for (let n = 0; n < 4; n += 1) await spend(n);
  expect([budget.isSpent(networkIn(9, 4)), budget.isSpent(networkIn(10, 0))]).toEqual([true, false]);
  expect(() => budget.refuseSpent(networkIn(9, 4))).toThrow('Too many searches');
  time += 60_000;
  expect(budget.isSpent(networkIn(9, 4))).toBe(false);
});

test('reads and pages that wait: half of the queue at most, and one turn', async () => {
  const budget = createWorkBudget();
  const reads = createGuestReads(1, budget);
  const read = (customer: number, n: number) => reads.inTurn(networkIn(customer, n), async () => n);
  const waiting = Array.from({ length: 101 }, (_, n) => read(11, n));
  await expect(read(11, 101)).rejects.toMatchObject(RATE_LIMITED);
  expect(await read(12, 0)).toBe(0);
  await Promise.all(waiting);

  const rendering = createRenderQueue(budget);
  const order: number[] = [];
  const render = (customer: number, n: number) =>
    rendering(networkIn(customer, n), async () => void order.push(customer));
  const pages = Array.from({ length: 11 }, (_, n) => render(13, n));
  await expect(render(13, 11)).rejects.toMatchObject(RATE_LIMITED);
  await Promise.all([...pages, render(14, 0)]);
  // After the one that runs.
  expect(order.indexOf(14)).toBe(1);
});

test('bytes of bodies', () => {
  const send = (customer: number, n: number) => {
    const size = 8 * 1024 * 1024;
    const headers: Record<string, string> = { 'content-length': String(size) };
    const req = { ip: addressIn(customer, n), headers, get: (name: string) => headers[name] };
    const res = new EventEmitter();
    const app = { get: () => 1 };
    admitBody({ ...req, app } as unknown as Request, res as unknown as Response, {
      limit: size,
      from: 'person',
    });
    return res;
  };
  const open = Array.from({ length: 5 }, (_, n) => send(15, n));
  expect(() => send(15, 5)).toThrow('receives too much');
  open.push(send(16, 0));
  for (const res of open) res.emit('close');
  send(15, 5).emit('close');
});
