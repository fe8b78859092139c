import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { captureOnShipment, work } from '../../proof/testing/captured-on-shipment.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { CancelOrderDocument, CaptureOrderDocument } from '../../proof/testing/operations.generated.ts';
import {
  cancelUnits,
  type ReservedSale,
  reservedSale,
  shipUnits,
  units,
} from '../../proof/testing/reserved-sale.ts';
import { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { Credit } from '../credits/credit.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { endAuthorization } from './change-authorization.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import type { Fault } from './gateways/sandbox/sandbox-provider.ts';
import { Payment } from './payment.entity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestShop;
/** Another process on the same data, which dies during its use cases. */
let dying: TestShop;
let admin: TestClient;
let buyer: TestClient;
let fault: Fault | undefined;
beforeAll(async () => {
  const url = await freshDatabase();
  const ofCaptures = (req: { url: string }) => (req.url.endsWith('/capture') ? fault : undefined);
  shop = await testShop({ url, webhooks: false, fault: ofCaptures });
  dying = await testShop({ url, webhooks: false, fault: ofCaptures });
  await captureOnShipment(shop);
  [admin, buyer] = [await shop.admin(), await shop.shopper()];
});
afterEach(async () => {
  fault = undefined;
  expect(await shop.violations()).toEqual([]);
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => shop?.close());

const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const isPaid = async (id: string) => (await shop.em().findOneOrFail(Order, id)).paidAt !== null;
const recorded = async (id: string) => (await shop.em().findOne(Payment, id))?.amount ?? 0;
const later = (ms = 11 * MINUTE) => work(shop, ms);
const capture = (id: string, client = admin) => client.execute(CaptureOrderDocument, { id });
/** A browser that is connected to the process that dies. */
function lost({ cookie }: TestClient): TestClient {
  const client = new TestClient(dying.url);
  client.cookie = cookie;
  return client;
}

test('two parts that are due at once, and all of it by hand: the total is captured, and the order paid once', async () => {
  for (let n = 0; n < 3; n++) {
    const bought = await reservedSale(shop, buyer);
    const { id, paymentId, total, lamps, books } = bought;
    await Promise.all([shipUnits(admin, bought, units(lamps, 2)), shipUnits(admin, bought, units(books, 1))]);
    await Promise.all([later(), later(), later()]);
    const { amountCaptured } = await atProvider(paymentId);
    expect(amountCaptured).toBeLessThan(total);
    expect(await recorded(paymentId)).toBe(amountCaptured);
    await shipUnits(admin, bought);
    await Promise.all([later(), capture(id), capture(id)]);
    expect(await isPaid(id)).toBe(true);
    expect((await atProvider(paymentId)).amountCaptured).toBe(total);
    expect((await shop.events('order.paid')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  }
});

test('units are not cancelled while the provider is asked for their money', async () => {
  const { id, paymentId, total, lamps } = await reservedSale(shop, buyer);
  let refused: string | undefined;
  await atFailpoint(
    'capture.asked',
    async () => {
      refused = (await cancelUnits(admin, id, units(lamps, 1))).code;
    },
    () => capture(id),
  );
  expect([refused, await isPaid(id)]).toEqual(['CONFLICT', true]);
  expect((await atProvider(paymentId)).amountCaptured).toBe(total);
  expect((await cancelUnits(admin, id, units(lamps, 1))).code).toBeUndefined();
  expect((await atProvider(paymentId)).amountRefunded).toBeGreaterThan(0);
});

test('a part that is captured while units are cancelled: what is kept is what is agreed', async () => {
  for (let n = 0; n < 5; n++) {
    const bought = await reservedSale(shop, buyer);
    const { id, paymentId, total, lamps, books } = bought;
    await shipUnits(admin, bought, units(lamps, 1));
    await Promise.all([
      later(),
      cancelUnits(admin, id, units(books, 2)),
      cancelUnits(admin, id, units(lamps, 1)),
    ]);
    await cancelUnits(admin, id);
    await later();
    await later(30 * MINUTE);
    expect(await isPaid(id)).toBe(true);
    const { amountCaptured, amountRefunded } = await atProvider(paymentId);
    expect(amountRefunded).toBe(0);
    expect(amountCaptured).toBeLessThan(total / 2);
  }
});

test('cancelled while the provider captures all of it: all of it goes back', async () => {
  const { id, paymentId, total } = await reservedSale(shop, buyer);
  await atFailpoint(
    'capture.made',
    () => buyer.must(CancelOrderDocument, { id }),
    () => capture(id),
  );
  await later();
  expect(await atProvider(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: total });
});

test.each([
  ['its reservation has ended', ({ paymentId }) => endAuthorization(shop.later(0), paymentId)],
  ['it was cancelled', ({ id }) => buyer.must(CancelOrderDocument, { id })],
] satisfies [string, (bought: ReservedSale) => Promise<unknown>][])(
  'no units of an order are cancelled when %s meanwhile',
  async (_, end) => {
    const bought = await reservedSale(shop, buyer);
    const { id, lamps, books } = bought;
    const { checkout } = await shop.em().findOneOrFail(Order, id);
    const lines = [units(lamps, 3), units(books, 2)];
    const [ended, ...cancelled] = await shop.em().transactional(async (em) => {
      await lockCheckout(em, checkout.id);
      const first = end(bought);
      await untilBlocked(shop);
      const later = [cancelUnits(buyer, id, ...lines), cancelUnits(admin, id, units(lamps, 1))];
      await untilBlocked(shop, 3);
      return [first, ...later] as const;
    });
    await ended;
    expect((await Promise.all(cancelled)).map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await shop.em().count(Credit, { order: id })).toBe(0);
  },
);

test('a reservation that ends while its part is asked: nothing is captured, and nothing is recorded', async () => {
  const bought = await reservedSale(shop, buyer);
  const { id, paymentId, lamps } = bought;
  await shipUnits(admin, bought, units(lamps, 1));
  await atFailpoint(
    'capture.asked',
    async () => shop.clock.advance(6 * DAY),
    () => later(),
  );
  await later();
  expect([await isPaid(id), await recorded(paymentId)]).toEqual([false, 0]);
  expect(await atProvider(paymentId)).toMatchObject({ status: 'refunded', amountCaptured: 0 });
});

test('a second part that is captured in the dashboard is recorded without a webhook', async () => {
  const bought = await reservedSale(shop, buyer);
  const { paymentId, lamps } = bought;
  await shipUnits(admin, bought, units(lamps, 1));
  await later();
  const gateway = shop.ports.gateways.razorpay!;
  await gateway.capture((await gateway.fetchPayment(paymentId))!, { amount: 5_00, key: randomUUID() });
  await later(12 * MINUTE);
  // This reconciles first, and reads the list of the provider again.
  expect(await shop.violations()).toEqual([]);
  expect(await recorded(paymentId)).toBe((await atProvider(paymentId)).amountCaptured);
});

test('a part whose answer is lost is captured once', async () => {
  const bought = await reservedSale(shop, buyer);
  const { paymentId, total, lamps } = bought;
  await shipUnits(admin, bought, units(lamps, 1));
  fault = 'response-lost';
  await later();
  const { amountCaptured } = await atProvider(paymentId);
  expect([await recorded(paymentId), amountCaptured! > 0]).toEqual([0, true]);
  fault = undefined;
  await later(20 * MINUTE);
  expect(await recorded(paymentId)).toBe(amountCaptured);
  expect((await atProvider(paymentId)).amountCaptured).toBe(amountCaptured);
  expect(amountCaptured).toBeLessThan(total);
});

test.each([
  'capture.due',
  'capture.asked',
  'capture.made',
  'payment.captured',
  'payment.recorded',
  'payment.committed',
] as const)('dead at %s of a capture of all that is left: it is captured once', async (point) => {
  const bought = await reservedSale(shop, buyer);
  const { id, paymentId, total, lamps } = bought;
  await shipUnits(admin, bought, units(lamps, 1));
  await later();
  await dieAt(shop, point, () => capture(id, lost(admin)));
  await later(5 * MINUTE);
  expect([await isPaid(id), await recorded(paymentId)]).toEqual([true, total]);
  expect((await atProvider(paymentId)).amountCaptured).toBe(total);
});
