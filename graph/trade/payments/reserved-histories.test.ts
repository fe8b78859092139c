import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureOnShipment, reserved, work } from '../../proof/testing/captured-on-shipment.ts';
import {
  CancelOrderDocument,
  CancelOrderItemsDocument,
  CaptureOrderDocument,
  CreateFulfillmentDocument,
  MarkDeliveredDocument,
  RefundOrderDocument,
  StartPaymentDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Fulfillment } from '../fulfillments/fulfillment.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';

/** Of a night: `HISTORIES=2000 vitest run --project unit graph/trade/payments/reserved-histories.test.ts`. */
const numRuns = Number(process.env.HISTORIES ?? 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestShop;
let admin: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  shop = await testShop();
  await captureOnShipment(shop);
  [admin, buyer] = [await shop.admin(), await shop.shopper()];
});
afterAll(() => shop?.close());

type Sale = Awaited<ReturnType<typeof reserved>>;

/** What may happen to an order, whether it is refused or not. */
const happens: Record<string, (sale: Sale) => Promise<unknown>> = {
  async 'a unit is shipped'({ id }) {
    const line = await shop.em().findOneOrFail(OrderLine, { order: id });
    const input = {
      orderId: id,
      idempotencyKey: randomUUID(),
      lines: [{ orderItemId: line.id, quantity: 1 }],
    };
    return admin.execute(CreateFulfillmentDocument, { input: { ...input, notify: false } });
  },
  async 'a fulfillment is undone'({ id }) {
    const [last] = await shop.em().find(Fulfillment, { order: id }, { orderBy: { id: 'desc' }, limit: 1 });
    return last && admin.execute(UndoFulfillmentDocument, { input: { id: last.id } });
  },
  'all is delivered': ({ id }) => admin.execute(MarkDeliveredDocument, { id }),
  'staff capture': ({ id }) => admin.execute(CaptureOrderDocument, { id }),
  'the buyer cancels': ({ id }) => buyer.execute(CancelOrderDocument, { id }),
  'staff cancel what is open': ({ id: orderId }) =>
    admin.execute(CancelOrderItemsDocument, { input: { orderId, idempotencyKey: randomUUID() } }),
  'staff cancel a unit': async ({ id: orderId }) => {
    const line = await shop.em().findOneOrFail(OrderLine, { order: orderId });
    const lines = [{ orderItemId: line.id, quantity: 1, restock: true }];
    return admin.execute(CancelOrderItemsDocument, {
      input: { orderId, idempotencyKey: randomUUID(), lines },
    });
  },
  'the dashboard captures a part': async ({ payment: { paymentId } }) => {
    const found = await shop.ports.gateways.razorpay.fetchPayment(paymentId);
    return found && shop.ports.gateways.razorpay.capture(found, { amount: 9_00, key: randomUUID() });
  },
  'staff give money back': ({ id: orderId }) =>
    admin.execute(RefundOrderDocument, {
      input: { orderId, goodwillAmount: 700, reason: 'Late.', idempotencyKey: randomUUID() },
    }),
  'the dashboard captures': async ({ payment: { paymentId } }) => {
    const found = await shop.ports.gateways.razorpay.fetchPayment(paymentId);
    return found && shop.ports.gateways.razorpay.capture(found);
  },
  'the dashboard refunds': ({ payment: { paymentId } }) => shop.provider.refund(paymentId).catch(() => null),
  'its bank refuses': ({ payment: { paymentId } }) =>
    shop.em().nativeUpdate(SandboxPayment, paymentId, { isRefusing: true }),
  'its bank allows': ({ payment: { paymentId } }) =>
    shop.em().nativeUpdate(SandboxPayment, paymentId, { isRefusing: false }),
  'it is paid once more': async ({ id: orderId }) => {
    const { data } = await buyer.execute(StartPaymentDocument, { orderId });
    return data && shop.pay({ payment: data.startPayment.payment }).catch(() => null);
  },
  'time passes': async () => {
    shop.clock.advance(11 * MINUTE);
    await work(shop);
  },
  'days pass': async () => {
    shop.clock.advance(2 * DAY);
    await work(shop);
  },
};

/** What somebody captures in the provider's dashboard days later is known at the next reading of its list, not at once. */
function isRead(history: readonly string[]): boolean {
  const captured = history.findLastIndex((step) => step.startsWith('the dashboard captures'));
  const days = history.indexOf('days pass');
  return captured === -1 || days === -1 || days > captured || history.lastIndexOf('days pass') > captured;
}

/** Its second capture comes after two days. */
const late = [
  ...['staff cancel a unit', 'staff capture', 'days pass', 'staff cancel what is open'],
  'the dashboard captures a part',
];

test(
  'whatever happens to an order, no more is kept of it than was agreed, and no more given back than was captured',
  async () => {
    const steps = fc.array(fc.constantFrom(...Object.keys(happens)), { minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const sale = await reserved(shop, buyer, 2);
        for (const step of history) await happens[step]!(sale);
        if (!isRead(history)) await happens['days pass']!(sale);
        expect(await shop.violations()).toEqual([]);
        const { providerOrderId: orderId, amount } = sale.checkout.payment;
        const payments = await shop.em().find(SandboxPayment, { orderId });
        const capturedOf = ({ amountCaptured, amount, status }: SandboxPayment) =>
          amountCaptured ?? (status === 'captured' || status === 'refunded' ? amount : 0);
        const kept = payments.reduce(
          (sum, each) => sum + Math.max(0, capturedOf(each) - each.amountRefunded),
          0,
        );
        expect(kept).toBeLessThanOrEqual(amount);
        for (const each of payments) expect(each.amountRefunded).toBeLessThanOrEqual(each.amount);
      }),
      { numRuns, examples: [[late]] },
    );
  },
  60_000 + numRuns * 5_000,
);
