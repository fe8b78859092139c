import { expect, test } from 'vitest';
import type { DatedPayment } from '../core/payment-gateway.ts';
import { testShop } from '../proof/testing/test-shop.ts';
import { startJobs } from './jobs.ts';
import { declared } from './modules.ts';

test('a stop waits for the call to the provider that runs, and not for all that were to follow', async () => {
  const shop = await testShop({ webhooks: false });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<DatedPayment[]>();
  let calls = 0;
  const paymentsMade = () => {
    calls += 1;
    asked.resolve();
    return answer.promise;
  };
  const ports = { ...shop.ports, gateways: { razorpay: { ...shop.ports.gateways.razorpay, paymentsMade } } };
  const stop = startJobs(declared.jobs, { em: shop.em(), ports, settings: shop.settings }, shop.logger);
  await asked.promise;
  const stopped = stop();
  answer.resolve([]);
  await stopped;
  expect(calls).toBe(1);
  await shop.close();
});
