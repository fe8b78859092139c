import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatedPayment } from '../../core/payment-gateway.ts';
import { isRead } from '../../core/provider-answers.ts';
import { payment } from '../../proof/testing/breach.ts';
import { breaches } from '../../proof/testing/breaches.ts';
import { address, checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelCheckoutDocument,
  GenerateCodesDocument,
  MarkDeliveredDocument,
  ReviewProductDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { reconcile } from '../payments/reconcile.ts';
import { checkInvariants } from './check-invariants.ts';
import { invariants } from './invariants.ts';
import { readLedger, sandboxLedger, silentLedger } from './provider-ledger.ts';

let shop: TestShop;
const MINUTE_MS = 60_000;
const check = (acknowledged?: string[], ledger = sandboxLedger) =>
  checkInvariants(shop.em(), { ledger, now: shop.ports.now(), acknowledged });

let listed: DatedPayment[];
/** A shop in which everything has happened: bought, walked away, expired, refunded, reviewed, restocked. */
beforeAll(async () => {
  shop = await testShop();
  const admin = await shop.admin();
  const [lamp, rare] = [await shop.addProduct(), await shop.addProduct({ countInStock: 1 })];
  const [shopper, rival] = [await shop.shopper(), await shop.shopper()];

  for (const { id } of [lamp, rare]) {
    const checkout = await startCheckout(shopper, id);
    await place(shopper, checkout, await shop.pay(checkout));
  }
  const unpaid = await startCheckout(shopper, lamp.id);
  await place(shopper, unpaid);
  const left = await startCheckout(rival, lamp.id, 2);
  await rival.must(CancelCheckoutDocument, { id: left.id });

  const late = await startCheckout(rival, lamp.id, 3);
  shop.clock.advance(20 * MINUTE_MS);
  await expireHolds(shop.later());
  const input = { id: lamp.id, countInStock: 2 };
  await admin.must(UpdateProductDocument, { input });
  // Its units are sold: the payment is refunded.
  await place(rival, late, await shop.pay(late));
  await admin.must(UpdateProductDocument, { input: { ...input, countInStock: 40 } });

  const prepaid = { cartItems: [{ _id: lamp.id, qty: '1', price: 49.99 }], shippingAddress: address };
  await rest(rival, 'POST', '/order', { ...prepaid, paymentResult: await payBefore(shop, 157_48) });
  await shopper.must(ReviewProductDocument, {
    input: { productId: lamp.id, rating: 4, comment: 'Bright.' },
  });
  await offerAllWaysToPay(shop);
  await admin.must(MarkDeliveredDocument, { id: await orderLater(shopper, lamp.id) });
  await orderLater(shopper, lamp.id);
  await startCheckout(rival, lamp.id);
  const offer = { title: 'Ten', kind: 'AMOUNT' as const, value: 1000, maxUses: 5, productIds: [rare.id] };
  const { savePromotion: promotion } = await admin.must(SavePromotionDocument, { input: offer });
  const { generateCodes: code } = await admin.must(GenerateCodesDocument, {
    input: { promotionId: promotion.id, count: 1 },
  });
  await admin.must(UpdateProductDocument, { input: { id: rare.id, countInStock: 1 } });
  const { input: reduced } = checkoutInput([{ productId: rare.id, qty: 1 }]);
  await (await shop.shopper()).must(StartCheckoutDocument, { input: { ...reduced, codes: [code] } });
  await shop.provider.idle();
  const range = { from: new Date(0), to: shop.ports.now(), skip: 0 };
  listed = (await shop.ports.gateways.razorpay.paymentsMade(range)).filter(isRead);
  await reconcile({ em: shop.orm.em, ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
});
afterAll(() => shop?.close());

/** What is wrong after some SQL, which is then undone. */
async function after(sql: string, acknowledged?: string[], ledger = sandboxLedger) {
  const em = shop.em();
  await em.begin();
  try {
    for (const statement of sql.split(';')) await em.execute(statement);
    // What is counted when a transaction commits.
    await em.execute('set constraints all immediate');
    const found = await checkInvariants(em, { ledger, now: shop.ports.now(), acknowledged });
    return found.map(({ rule, subject, problem }) => `${rule} ${subject} ${problem}`);
  } finally {
    await em.rollback();
  }
}

test('a shop in which everything has happened breaks no rule', async () => {
  expect(await check()).toEqual([]);
  const [order] = await shop.em().execute<{ id: string }[]>('select id from orders limit 1');
  expect(await check([order!.id])).toEqual([]);
});

test.each(breaches)('a breach of %s is named (%#)', async (_rule, sql, said) => {
  expect(await after(sql)).toContainEqual(expect.stringMatching(said));
});

test('an order that was priced by another rule is judged by that rule, not by the one of today', async () => {
  const another = `'{"shipping": {"price": 700, "freeAbove": 100000}}'::jsonb`;
  const reprice = (table: string) => `update ${table} set shipping_price = 700,
    tax_price = floor(items_price * 0.0725 + 0.5), total_price = items_price + 700 + floor(items_price * 0.0725 + 0.5)`;
  const priced = `${reprice('orders')}; ${reprice('checkouts')}`;
  const wrong = async (sql: string) => (await after(sql)).filter((line) => line.startsWith('I6'));
  expect(await wrong(`${priced}; update checkouts set price_rules = ${another}`)).toEqual([]);
  expect(await wrong(priced)).toHaveLength(6);
});

test('every invariant has a test that breaks it', () => {
  const broken = new Set([...breaches.map(([rule]) => rule), 'I7']);
  expect(invariants.map(({ id }) => id)).toEqual([...broken].sort((a, b) => +a.slice(1) - +b.slice(1)));
});

test('an order that was acknowledged and is not there is named', async () => {
  expect(await after('select 1', ['no-order'])).toEqual(['I7 order no-order does not exist']);
});

test('a payment has ten minutes to become an order or a refund', async () => {
  const captured = (ago: string) => `insert into sandbox_payment
    (id, status, amount, amount_refunded, currency, method, created_at)
    values ('pay_1', 'captured', 500, 0, 'INR', 'card', now() + interval '20 minutes' - interval '${ago}')`;
  expect(await after(captured('9 minutes'))).toEqual([]);
  expect(await after(captured('11 minutes'))).toHaveLength(2);
});

/** The shop with a real provider that has `change` of what the sandbox has. */
async function realProvider(change: (payments: typeof listed) => typeof listed) {
  const payments = change(listed);
  const gateway = { ...shop.ports.gateways.razorpay, sandbox: false, paymentsMade: async () => payments };
  return readLedger({ razorpay: gateway }, shop.ports.now());
}
const withoutSandbox = 'delete from sandbox_payment';

test("a real provider's ledger is held against the shop's in the same way", async () => {
  expect(await after(withoutSandbox, [], await realProvider((all) => all))).toEqual([]);
  const short = await realProvider((all) => all.map((each) => ({ ...each, amount: each.amount - 1 })));
  const found = await after(withoutSandbox, [], short);
  expect(found.filter((line) => line.startsWith('I4'))).toHaveLength(3);
  expect(found.filter((line) => line.startsWith('I14'))).toHaveLength(1);
});

test('with a provider that does not answer, what the shop itself knows is checked', async () => {
  expect(await after(withoutSandbox, [], silentLedger)).toEqual([]);
  expect(
    await after(`${withoutSandbox}; delete from payments where id = ${payment}`, [], silentLedger),
  ).toEqual([expect.stringContaining('no payment is recorded for it')]);
});
