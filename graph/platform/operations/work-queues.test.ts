import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RetryWorkDocument, WorkQueuesDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';
import { Payment } from '../../trade/payments/payment.entity.ts';
import { Refund } from '../../trade/payments/refund.entity.ts';

const id = randomUUID();
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const refunds = async () =>
  (await admin.must(WorkQueuesDocument, {})).workQueues.find(({ name }) => name === 'refunds');
const jobs = () => runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);

test('an admin sees the refund that failed and why, and tries it again before its time', async () => {
  expect(await refunds()).toMatchObject({ due: 0, failing: [] });
  const unknown = { amount: 100, currency: 'INR', createdAt: shop.ports.now() };
  await shop.em().insert(Payment, { id: 'pay_gone', ...unknown });
  await shop.em().insert(Refund, { id, payment: 'pay_gone', state: 'due', ...unknown });
  await jobs();
  const failed = {
    id,
    attempts: 1,
    lastError: expect.stringContaining('does not know this payment'),
  };
  expect(await refunds()).toMatchObject({ due: 1, failing: [failed] });

  await jobs();
  expect((await refunds())!.failing).toMatchObject([{ attempts: 1 }]);
  await admin.must(RetryWorkDocument, { queue: 'refunds', id });
  await jobs();
  expect((await refunds())!.failing).toMatchObject([{ attempts: 2 }]);
});

test('what is unknown or done cannot be tried again', async () => {
  const retry = (queue: string, id: string) => admin.execute(RetryWorkDocument, { queue, id });
  expect((await retry('users', id)).code).toBe('NOT_FOUND');
  expect((await retry('refunds', `${id}' or true --`)).code).toBe('NOT_FOUND');
  await shop.em().nativeUpdate(Refund, id, { state: 'made', madeAt: shop.ports.now() });
  expect((await retry('refunds', id)).code).toBe('NOT_FOUND');
});
