import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';
import { SandboxPayment } from '../../trade/payments/gateways/sandbox/ledger.entity.ts';
import { addEventCounter } from './event-counter.ts';

const TYPES = Object.keys(declared.events.types);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await addEventCounter(shop.metrics.registry, shop.orm, TYPES);
});
afterAll(() => shop.close());

async function counted(): Promise<Record<string, number>> {
  const { values } = await shop.metrics.registry.getSingleMetric('shop_events_total')!.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.event, value]));
}

test('each event since the process started is counted once, also when it is reported several times', async () => {
  const none = await counted();
  expect(Object.values(none)).toEqual(Object.keys(none).map(() => 0));

  const shopper = await shop.shopper();
  const lamp = await shop.addProduct();
  const bought = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(bought);
  await place(shopper, bought, payment);
  await place(shopper, bought, payment);
  await deliverWebhook(shop, bought.payment.providerOrderId);

  const wrong = await startCheckout(shopper, lamp.id);
  const { paymentId } = await shop.pay(wrong);
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { amount: 300 });
  await deliverWebhook(shop, wrong.payment.providerOrderId);
  shop.clock.advance(60 * 60_000);
  await runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);
  await runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);

  const all = await counted();
  expect(Object.entries(all).filter(([, times]) => times > 0)).toEqual([
    ['session.started', 1],
    ['checkout.started', 2],
    ['checkout.expired', 1],
    ['order.placed', 1],
    ['order.paid', 1],
    ['payment.refused', 1],
    ['refund.made', 1],
  ]);
  expect(await counted()).toEqual(all);
  const other = new Registry();
  await addEventCounter(other, shop.orm, TYPES);
  const fresh = await other.getSingleMetric('shop_events_total')!.get();
  expect(fresh.values.filter(({ value }) => value > 0)).toEqual([]);
});
