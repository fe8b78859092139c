import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import { enterSeller, invoicesOf, issueDocuments } from '../../proof/testing/invoicing.ts';
import {
  AfterSaleDocument,
  CancelOrderItemsDocument,
  CaptureOrderDocument,
  CloseReturnDocument,
  ConfirmRefundDocument,
  CreateFulfillmentDocument,
  ExchangedOrderDocument,
  ExchangeReturnDocument,
  FulfilledOrderDocument,
  HoldOrderDocument,
  MarkDeliveredDocument,
  MarkFulfillmentDeliveredDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  ReissueInvoiceDocument,
  ReleaseOrderDocument,
  ReturnsOfOrderDocument,
  SaveTaxRateDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  UndoFulfillmentDocument,
  UpdateOrderAddressDocument,
  WithdrawOrderDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, reserved } from '../../proof/testing/paying-later.ts';
import { storeSums, unequalReports } from '../../proof/testing/report-sums.ts';
import { approve, receive, returnUnits, setReturnDays } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays } from '../../proof/testing/withdrawing.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { authorizationQueue } from '../payments/authorization-queue.ts';
import { SandboxPayment } from '../payments/gateways/sandbox/ledger.entity.ts';
import { refundQueue } from '../payments/refund-queue.ts';

/** Of a night: `LIVES=1000 vitest run --project unit graph/trade/ledger/order-life.test.ts`. */
const numRuns = Number(process.env.LIVES ?? 6);

let shop: TestShop;
let admin: TestClient;
let products: { productId: string; variantId: string }[];
let sizes: string[];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  await offerAllWaysToPay(shop, reserved);
  await enterSeller(shop);
  await setReturnDays(shop, 14);
  await setWithdrawalDays(shop, 14);
  const { product, variants } = await shop.addVariants(
    { name: 'Shirt', price: 33_33, optionNames: ['Size'] },
    [33_33, 33_33, 20_01, 40_00].map((price, at) => ({ options: [`${at}`], price, countInStock: 100_000 })),
  );
  sizes = variants.map(({ id }) => id);
  const book = await shop.addVariants(
    { name: 'Book', price: 7_01, optionNames: ['Kind'], taxClass: 'books' },
    [{ options: ['Paper'], countInStock: 100_000 }],
  );
  products = [
    { productId: product.id, variantId: sizes[0]! },
    { productId: book.product.id, variantId: book.variants[0]!.id },
  ];
  await admin.must(SaveTaxRateDocument, {
    input: { name: 'Books', country: null, basisPoints: 7_00, taxClass: 'books', version: 0 },
  });
});
afterAll(() => shop?.close());

/** What can happen, with its weight: what ends an order is rare. */
const WEIGHTS = {
  ship: 5,
  undo: 1,
  deliver: 3,
  'deliver all': 1,
  cancel: 2,
  'cancel all': 0.3,
  'buyer cancels': 0.3,
  refund: 2,
  goodwill: 2,
  return: 5,
  approve: 4,
  receive: 4,
  'refund return': 4,
  'close return': 1,
  withdraw: 1,
  dashboard: 1,
  confirm: 2,
  'pay by hand': 2,
  address: 1,
  hold: 0.5,
  release: 2,
  exchange: 8,
  'pay rest': 6,
  'fall due': 0.3,
  capture: 0.5,
  refuse: 0.5,
  issue: 2,
  correct: 2,
  wait: 1,
};
type Kind = keyof typeof WEIGHTS;

const step = fc.record({
  kind: fc.oneof(
    ...Object.entries(WEIGHTS).map(([kind, weight]) => {
      return { weight: weight * 10, arbitrary: fc.constant(kind as Kind) };
    }),
  ),
  at: fc.nat(3),
  units: fc.constantFrom(1, 1, 2, 5),
  amount: fc.integer({ min: 1, max: 30_00 }),
  /** Which of the orders, of which there are more after exchanges. */
  of: fc.nat(3),
  isBack: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const life = fc.record({
  quantities: fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 })),
  paymentMethod: fc.constantFrom('PayPal', 'PayPal', 'PayPal', 'reserved', 'reserved', 'cod', 'transfer'),
  // Without a size most have ten.
  steps: fc.array(step, { minLength: 10, maxLength: 25, size: 'max' }),
});
type LifeOfOrder = typeof life extends fc.Arbitrary<infer T> ? T : never;

const chosen = { at: 0, units: 1, of: 0, isBack: true } as const;
/** Its lines are worth more than what is left to refund. */
const cancelledAfterGoodwill: LifeOfOrder = {
  quantities: [4, 3],
  paymentMethod: 'PayPal',
  steps: [
    { ...chosen, kind: 'goodwill', amount: 21_59 },
    { ...chosen, kind: 'cancel all', amount: 1 },
  ],
};

async function order(buyer: TestClient, quantities: number[], paymentMethod: string) {
  const lines = products.map((product, at) => ({ ...product, qty: quantities[at]! }));
  const { input } = checkoutInput(lines);
  const { startCheckout } = await buyer.must(StartCheckoutDocument, { input: { ...input, paymentMethod } });
  const payment =
    paymentMethod === 'PayPal' || paymentMethod === 'reserved' ? await shop.pay(startCheckout) : undefined;
  const { id, totalPrice } = (await place(buyer, startCheckout, payment)).data!.placeOrder;
  return { orderId: id, payment, totalPrice };
}
type Ordered = Awaited<ReturnType<typeof order>>;

/** What somebody does with one of the orders. Returns the code of its error, if it is refused. */
async function act(
  buyer: TestClient,
  orders: Ordered[],
  { kind, at, of, units, amount, isBack }: Step,
): Promise<string | undefined> {
  const { orderId, payment, totalPrice } = orders[of % orders.length]!;
  const idempotencyKey = randomUUID();
  const reason = 'A scratch.';
  const { orderItems, refunds } = (await admin.must(AfterSaleDocument, { id: orderId })).order;
  const line = orderItems[at % orderItems.length]!.id;
  const lines = [{ orderItemId: line, quantity: units }];
  const { fulfillments } = (await admin.must(FulfilledOrderDocument, { id: orderId })).order;
  const { returns } = (await admin.must(ReturnsOfOrderDocument, { id: orderId })).order;
  const returned = returns.at(-1 - (at % Math.max(returns.length, 1)));
  const fulfillment = fulfillments.at(-1);
  /** An approved return: there is seldom one by chance. */
  const approved = async () => {
    if (returned?.state === 'APPROVED') return returned;
    await admin.execute(MarkDeliveredDocument, { id: orderId });
    await returnUnits(buyer, { orderId, line }, units);
    const found = (await admin.must(ReturnsOfOrderDocument, { id: orderId })).order.returns;
    const requested = found.find(({ state }) => state === 'REQUESTED');
    if (requested) await approve(admin, requested.id);
    return requested;
  };
  const run = {
    ship: () => admin.execute(CreateFulfillmentDocument, { input: { orderId, idempotencyKey, lines } }),
    undo: () => fulfillment && admin.execute(UndoFulfillmentDocument, { input: { id: fulfillment.id } }),
    deliver: () =>
      fulfillment && admin.execute(MarkFulfillmentDeliveredDocument, { input: { id: fulfillment.id } }),
    'deliver all': () => admin.execute(MarkDeliveredDocument, { id: orderId }),
    cancel: () =>
      admin.execute(CancelOrderItemsDocument, {
        input: { orderId, idempotencyKey, lines: [{ ...lines[0]!, restock: isBack }] },
      }),
    'cancel all': () => admin.execute(CancelOrderItemsDocument, { input: { orderId, idempotencyKey } }),
    'buyer cancels': () => buyer.execute(CancelOrderItemsDocument, { input: { orderId, idempotencyKey } }),
    refund: () =>
      admin.execute(RefundOrderDocument, {
        input: { orderId, idempotencyKey, reason, lines: [{ ...lines[0]!, restock: isBack }] },
      }),
    goodwill: () =>
      admin.execute(RefundOrderDocument, {
        input: {
          orderId,
          idempotencyKey,
          reason,
          [isBack ? 'goodwillAmount' : 'shippingAmount']: amount,
        },
      }),
    return: () => returnUnits(isBack ? buyer : admin, { orderId, line }, units),
    approve: () => returned && approve(admin, returned.id),
    receive: () =>
      returned &&
      receive(admin, returned.id, returned.lines[0]!.orderItemId, { quantity: units, restock: isBack }),
    async 'refund return'() {
      const from = await approved();
      if (!from) return;
      const { orderItemId, quantity } = from.lines[0]!;
      await receive(admin, from.id, orderItemId, { quantity, restock: isBack });
      const back = [{ orderItemId, quantity, restock: false }];
      const input = { orderId, idempotencyKey, reason, returnId: from.id, lines: back };
      return admin.execute(RefundOrderDocument, { input });
    },
    async exchange() {
      const from = await approved();
      if (!from) return;
      const { orderItemId } = from.lines[0]!;
      const units = [{ orderItemId, quantity: 1, variantId: sizes[1 + (at % 3)]! }];
      const input = { returnId: from.id, lines: units, idempotencyKey };
      const tried = await admin.execute(ExchangeReturnDocument, { input });
      // What costs more is exchanged once staff agreed on the rest.
      const amountDue = tried.errors[0]?.extensions?.amountDue;
      const result =
        typeof amountDue === 'number'
          ? await admin.execute(ExchangeReturnDocument, { input: { ...input, amountDue } })
          : tried;
      const id = result.data?.exchangeReturn.order.returns.find((each) => each.id === from.id)?.exchange
        ?.orderId;
      if (!id) return result;
      const { order: fresh } = await admin.must(ExchangedOrderDocument, { id });
      const toPay = fresh.exchangedFor!.rest?.amount ?? fresh.totalPrice;
      orders.push({ orderId: id, payment: undefined, totalPrice: toPay });
      return result;
    },
    /** The buyer pays what returned items leave, and maybe these come as well. */
    async 'pay rest'() {
      const from = returns.find(({ exchange }) => exchange?.due && exchange.rest);
      if (!from) return;
      const fresh = orders.find((each) => each.orderId === from.exchange!.orderId)!;
      const { data, code } = await buyer.execute(StartPaymentDocument, { orderId: fresh.orderId });
      if (!data && code !== 'CONFLICT') return { code };
      if (data) {
        const paid = await shop.pay(data.startPayment);
        fresh.payment = paid;
        await buyer.must(PayOrderDocument, { input: { orderId: fresh.orderId, payment: paid } });
        done.set('rest paid', (done.get('rest paid') ?? 0) + 1);
      }
      if (at === 0) return { code: undefined };
      const { orderItemId, quantity } = from.lines[0]!;
      await receive(admin, from.id, orderItemId, { quantity, restock: isBack });
      const back = [{ orderItemId, quantity, restock: false }];
      const input = { orderId, idempotencyKey, reason, returnId: from.id, lines: back };
      const result = await admin.execute(RefundOrderDocument, { input });
      if (!result.code) done.set('both paid', (done.get('both paid') ?? 0) + 1);
      return result;
    },
    async 'fall due'() {
      await cancelUnpaidOrders(shop.later(15 * 24 * 60 * 60_000), 30);
      return null;
    },
    'close return': () =>
      returned && admin.execute(CloseReturnDocument, { input: { returnId: returned.id, reason } }),
    withdraw: () =>
      buyer.execute(WithdrawOrderDocument, {
        input: {
          orderId,
          idempotencyKey,
          name: 'Ada',
          email: buyer.user.email,
          lines: isBack ? lines : null,
        },
      }),
    async dashboard() {
      if (payment) await shop.provider.refund(payment.paymentId, amount).catch(() => undefined);
      await shop.provider.idle();
      return null;
    },
    confirm: () => {
      const due = refunds.find(({ state, isManual }) => state === 'DUE' && isManual);
      return due && admin.execute(ConfirmRefundDocument, { input: { refundId: due.id } });
    },
    'pay by hand': () =>
      admin.execute(RecordManualPaymentDocument, {
        input: { orderId, amount: totalPrice, reference: 'Till 1' },
      }),
    address: () =>
      (isBack ? buyer : admin).execute(UpdateOrderAddressDocument, {
        input: { orderId, shippingAddress: { ...address, address: `${amount} Elm Street` } },
      }),
    hold: () => admin.execute(HoldOrderDocument, { input: { id: orderId, reason } }),
    release: () => admin.execute(ReleaseOrderDocument, { input: { id: orderId } }),
    capture: () => admin.execute(CaptureOrderDocument, { id: orderId }),
    /** Its bank refuses captures, or allows them. */
    async refuse() {
      const id = payment?.paymentId;
      if (id) await shop.em().nativeUpdate(SandboxPayment, id, { isRefusing: isBack });
      return null;
    },
    async issue() {
      await issueDocuments(shop);
      return null;
    },
    async correct() {
      const invoice = (await invoicesOf(admin, orderId)).find(({ isCurrent }) => isCurrent);
      return invoice && admin.execute(ReissueInvoiceDocument, { input: { invoiceId: invoice.id } });
    },
    async wait() {
      shop.clock.advance((isBack ? 6 : 12 * 60) * units * 60_000);
      const deps = { ...shop, em: shop.em() };
      await workDueRows(deps, refundQueue, { logger: shop.logger });
      await workDueRows(deps, authorizationQueue, { logger: shop.logger });
      return null;
    },
  }[kind];
  const result = await run();
  return result === undefined ? 'NOTHING TO DO' : result?.code;
}

const REFUSALS = new Set([
  ...[undefined, 'CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  ...['WITHDRAWAL_OVER', 'WITHDRAWN_ALREADY', 'NOTHING TO DO'],
]);

/** How often each step was done, not refused. */
const done = new Map<string, number>();

test(
  'whatever happens to an order after the sale, every invariant holds, and no step fails in another way than by a refusal',
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ quantities, paymentMethod, steps }) => {
        admin = await shop.admin();
        const buyer = await shop.shopper();
        const orders = [await order(buyer, quantities, paymentMethod)];
        for (const each of steps) {
          // What the step changes of them no longer counts.
          await storeSums(shop.em(), {
            zone: 'Europe/Berlin',
            first: dayIn('UTC', shop.ports.now()),
            count: 2,
          });
          const code = await act(buyer, orders, each);
          if (!REFUSALS.has(code)) throw new Error(`${each.kind}: ${code}`);
          if (code === undefined) done.set(each.kind, (done.get(each.kind) ?? 0) + 1);
        }
        await issueDocuments(shop);
        expect(await shop.violations()).toEqual([]);
        expect(await unequalReports(shop.em())).toEqual([]);
      }),
      // Shrinking takes longer than the test may, and its end would hide what failed.
      { numRuns, endOnFailure: true, examples: [[cancelledAfterGoodwill]] },
    );
    if (process.env.LIVES) process.stdout.write(`${JSON.stringify(Object.fromEntries(done))}\n`);
  },
  60_000 + numRuns * 10_000,
);
