import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '../../core/define-module.ts';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  MoneyCheckAgeDocument,
  MoneyCheckDocument,
  MoneySummaryDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { refreshMoneyCheck } from './refresh-money-check.ts';
import { requestCheck } from './stored-check.ts';
import { StoredMoneyCheck } from './stored-money-check.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  await place(shopper, checkout, await shop.pay(checkout));
});
afterAll(() => shop?.close());

const MINUTE = 60_000;
const check = async () => (await admin.must(MoneyCheckDocument)).moneyCheck;
const age = async () => (await admin.must(MoneyCheckAgeDocument)).moneyCheck;
const isRequested = async () => (await shop.em().findOne(StoredMoneyCheck, 1))?.requestedAt != null;
/** Lets the job make a check that takes so long. Milliseconds. */
const refresh = (took: number) =>
  atFailpoint(
    'moneyCheck.made',
    () => shop.clock.advance(took),
    () =>
      refreshMoneyCheck({ ...shop, ...shop.later() }, { stopped: new AbortController().signal } as JobRun),
  );

test('a check that takes too long is made by a job, and is the same as of a request', async () => {
  const live = await check();
  expect(live.isRefreshing).toBe(false);
  await requestCheck({ em: shop.em(), ports: shop.ports });
  expect((await admin.execute(MoneyCheckDocument)).code).toBe('MONEY_CHECK_PENDING');
  shop.ports.cache.forget('money state');
  expect((await admin.execute(MoneySummaryDocument)).code).toBe('MONEY_CHECK_PENDING');
  await refresh(2_000);
  expect(await check()).toEqual(live);
  expect((await admin.must(MoneySummaryDocument)).moneyState.state).toBe('ADDS_UP');
  expect(await isRequested()).toBe(false);
});

test('an old check is returned while the next is made', async () => {
  await requestCheck({ em: shop.em(), ports: shop.ports });
  await refresh(2_000);
  const { checkedAt } = await age();
  shop.clock.advance(2 * MINUTE);
  shop.ports.cache.forget('money state');
  await admin.must(MoneySummaryDocument);
  expect(await isRequested()).toBe(false);
  expect(await age()).toEqual({ checkedAt, isRefreshing: true });
  expect(await isRequested()).toBe(true);
  expect((await age()).isRefreshing).toBe(true);
  await refresh(2_000);
  const next = await age();
  expect(next.isRefreshing).toBe(false);
  expect(next.checkedAt > checkedAt).toBe(true);
  shop.clock.advance(31 * MINUTE);
  shop.ports.cache.forget('money state');
  await admin.must(MoneySummaryDocument);
  expect(await isRequested()).toBe(true);
});

test('a check that took minutes is not old when it ends', async () => {
  await requestCheck({ em: shop.em(), ports: shop.ports });
  await refresh(3 * MINUTE);
  expect((await age()).isRefreshing).toBe(false);
});

test('a check that takes short is left to requests again; without a request nothing is checked', async () => {
  await requestCheck({ em: shop.em(), ports: shop.ports });
  await refresh(0);
  expect(await shop.em().count(StoredMoneyCheck)).toBe(0);
  expect((await check()).isRefreshing).toBe(false);
  await expect(refresh(0)).rejects.toThrow('moneyCheck.made was not reached.');
});
