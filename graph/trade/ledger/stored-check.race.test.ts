import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '../../core/define-module.ts';
import { dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { MoneyCheckDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { refreshMoneyCheck } from './refresh-money-check.ts';
import { StoredMoneyCheck } from './stored-money-check.entity.ts';

let url: string;
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  url = await freshDatabase();
  shop = await testShop({ url });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const check = () => admin.execute(MoneyCheckDocument);
const isRequested = async () => (await shop.em().findOne(StoredMoneyCheck, 1))?.requestedAt != null;
const refresh = (of: TestShop, stopped = new AbortController().signal) =>
  refreshMoneyCheck({ ...of, ...of.later() }, { stopped } as JobRun);

test('a check that a request has no time for is made by a job, which stops with its process and is taken over', async () => {
  const stop = new AbortController();
  // For as long as this lasts no check ends.
  await shop.em().transactional(async (em) => {
    await em.execute('lock table payments in access exclusive mode');
    expect((await check()).code).toBe('MONEY_CHECK_PENDING');
    expect(await isRequested()).toBe(true);
    const working = refresh(shop, stop.signal).then(
      () => 'made',
      () => 'stopped',
    );
    await untilBlocked(shop);
    stop.abort();
    expect(await working).toBe('stopped');
  });
  const dying = await testShop({ url });
  await dieAt(dying, 'moneyCheck.made', () => refresh(dying));
  expect(await isRequested()).toBe(true);
  await shop.em().execute('delete from job_leases');
  await refresh(shop);
  expect((await check()).data?.moneyCheck.isRefreshing).toBe(false);
});
