import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PromotionInput } from '../../../web/schema.generated.ts';
import type { Product } from '../../catalog/products/product.entity.ts';
import type { Failpoint } from '../../core/failpoint.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelCheckoutDocument,
  CancelOrderDocument,
  DeletePromotionDocument,
  GenerateCodesDocument,
  OrderDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Promotion } from './promotion.entity.ts';
import { PromotionCode } from './promotion-code.entity.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  admin = await shop.admin();
  lamp = await shop.addProduct({ price: 100_00, countInStock: 10_000 });
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const expire = () => expireHolds(shop.later(HOUR));
const usedOf = async (id: string) => (await shop.em().findOneOrFail(Promotion, id)).used;
const usedOfCode = async (codeKey: string) =>
  (await shop.em().findOneOrFail(PromotionCode, { codeKey })).used;

/** A promotion of 10.00 with a code of its own. */
async function offer(terms: Partial<PromotionInput> = {}) {
  const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Ten', kind: 'AMOUNT', value: 10_00, code, ...terms } as const;
  const { savePromotion: promotion } = await admin.must(SavePromotionDocument, { input });
  return { code, input: { ...input, id: promotion.id, version: promotion.version }, id: promotion.id };
}
const input = (code: string | string[], key = randomUUID()) => {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }], key);
  return { input: { ...input, codes: [code].flat() } };
};
const start = (client: TestClient, code: string | string[]) =>
  client.execute(StartCheckoutDocument, input(code));
const begin = async (client: TestClient, code: string | string[]) =>
  (await client.must(StartCheckoutDocument, input(code))).startCheckout;
const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => shop.shopper()));
const codesOf = (answers: { code?: string }[]) =>
  Object.entries(Object.groupBy(answers, ({ code = 'ok' }) => code))
    .map(([code, all]) => `${all!.length} ${code}`)
    .sort();

test('of 100 buyers at once 50 use a code that can be used 50 times, and the others get the reason', async () => {
  const { code, id } = await offer({ maxUses: 50 });
  const answers = await Promise.all((await shoppers(100)).map((client) => start(client, code)));
  expect(codesOf(answers)).toEqual(['50 CODE_INVALID', '50 ok']);
  const refused = answers.find((answer) => answer.code === 'CODE_INVALID')!;
  expect(refused.errors[0]?.message).toBe(
    `${code}: This code was used as often as it can be. Nothing was charged.`,
  );
  expect(await usedOf(id)).toBe(50);
});

test('guests with one address are one person: of ten at once one uses a code', async () => {
  const { code } = await offer({ maxPerPerson: 1 });
  const guests = await Promise.all(Array.from({ length: 10 }, () => shop.guestBuyer('same@example.com')));
  const answers = await Promise.all(guests.map((client) => start(client, code)));
  expect(codesOf(answers)).toEqual(['1 ok', '9 CODE_INVALID']);
  const later = await start(await shop.guestBuyer('same@example.com'), code);
  expect(later.code).toBe('CODE_INVALID');
  expect((await start(await shop.guestBuyer('other@example.com'), code)).code).toBeUndefined();
});

test('one person cannot use a code twice by many requests at once', async () => {
  const { code } = await offer({ maxPerPerson: 1 });
  const client = await shop.shopper();
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(client, code)));
  // Each start gives back what the one before holds.
  expect(codesOf(answers)).toEqual(['8 ok']);
  const paid = await Promise.all(
    answers.map(async ({ data }) => {
      const { startCheckout: checkout } = data!;
      return place(client, checkout, await shop.pay(checkout));
    }),
  );
  expect(codesOf(paid)).toEqual(['1 ok', '7 CODE_INVALID']);
  const again = await start(client, code);
  expect(again.errors[0]?.message).toContain('You have used this code as often as you can.');
});

test('a code for one use that was generated is used once', async () => {
  const { id } = await offer({ code: null });
  const made = await admin.must(GenerateCodesDocument, {
    input: { promotionId: id, count: 1, prefix: 'gift' },
  });
  expect(made.generateCodes).toMatch(/^GIFT-[0-9A-HJKMNP-TV-Z]{10}$/);
  const answers = await Promise.all((await shoppers(6)).map((client) => start(client, made.generateCodes)));
  expect(codesOf(answers)).toEqual(['1 ok', '5 CODE_INVALID']);
  expect(await usedOfCode(made.generateCodes)).toBe(1);
});

test('a use is given back once when its hold is cancelled, expires, or is replaced', async () => {
  const { code, id } = await offer({ maxUses: 9 });
  const [one, two, three] = await shoppers(3);
  const cancelled = await begin(one!, code);
  await begin(two!, code);
  await begin(three!, code);
  await begin(three!, code);
  expect(await usedOf(id)).toBe(3);
  const cancel = () => one!.must(CancelCheckoutDocument, { id: cancelled.id });
  await Promise.all([cancel(), cancel(), expire(), expire()]);
  expect(await usedOf(id)).toBe(0);
});

test('buyers who change codes crosswise do not block each other', async () => {
  const offers = await Promise.all([
    offer({ maxUses: 500 }),
    offer({ maxUses: 500 }),
    offer({ maxUses: 500 }),
  ]);
  const codes = offers.map(({ code }) => code);
  const clients = await shoppers(6);
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      clients.map((client, at) => start(client, [codes[(at + round) % 3]!, codes[(at + round + 1) % 3]!])),
    );
    expect(codesOf(answers)).toEqual(['6 ok']);
  }
});

test.each([
  ['takes its use again', 2, undefined],
  ['is refunded when somebody else has taken the last use', 1, 'CODE_INVALID'],
])('a payment after the hold has expired %s', async (_, maxUses, code) => {
  const { id, ...ten } = await offer({ maxUses });
  const [buyer, rival] = await shoppers(2);
  const checkout = await begin(buyer!, ten.code);
  const payment = await shop.pay(checkout);
  await expire();
  await begin(rival!, ten.code);
  const answer = await place(buyer!, checkout, payment);
  expect(answer.code).toBe(code);
  if (code) expect(answer.errors[0]?.message).toContain('your payment is refunded in full');
  expect(await usedOf(id)).toBe(maxUses);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(code ? 0 : 1);
});

test('a payment after the hold has expired is refunded when the discount is gone, and an order keeps its prices', async () => {
  const { code, id } = await offer({ maxUses: 5 });
  const [buyer, unpaid] = await shoppers(2);
  const checkout = await begin(buyer!, code);
  const { placeOrder: order } = (await place(unpaid!, await begin(unpaid!, code))).data!;
  const payment = await shop.pay(checkout);
  await expire();
  await admin.must(DeletePromotionDocument, { id });
  expect((await place(buyer!, checkout, payment)).code).toBe('PRICE_CHANGED');
  const { startPayment } = await unpaid!.must(StartPaymentDocument, { orderId: order.id });
  await shop.pay(startPayment);
  expect(startPayment.payment.amount).toBe(order.totalPrice);
  expect(await usedOf(id)).toBe(1);
});

test('cancelling an unpaid order gives its use back', async () => {
  const { code, id } = await offer({ maxUses: 1 });
  const [buyer, next] = await shoppers(2);
  const { placeOrder: order } = (await place(buyer!, await begin(buyer!, code))).data!;
  expect((await start(next!, code)).code).toBe('CODE_INVALID');
  await Promise.all([buyer!, admin, buyer!].map((by) => by.must(CancelOrderDocument, { id: order.id })));
  expect(await usedOf(id)).toBe(0);
  expect((await start(next!, code)).code).toBeUndefined();
});

/** Adds a limit in the middle of `action`, where it has to wait. Without the lock it is saved there. */
async function limitMeanwhile(input: PromotionInput, place: Failpoint, action: () => Promise<unknown>) {
  let saving: Promise<unknown> | undefined;
  const save = () => {
    saving = admin.must(SavePromotionDocument, { input: { ...input, maxUses: 1 } });
    return Promise.race([saving, untilBlocked(shop)]);
  };
  await atFailpoint(place, save, action);
  await saving;
}

test('a limit that is added while a checkout starts counts that checkout', async () => {
  const { id, code, input: terms } = await offer();
  const [buyer, other] = await shoppers(2);
  await limitMeanwhile(terms, 'promotion.limitsLocked', () => begin(buyer!, code));
  expect(await usedOf(id)).toBe(1);
  expect((await start(other!, code)).code).toBe('CODE_INVALID');
});

test('a limit that is added while a checkout is cancelled does not count that checkout', async () => {
  const { id, code, input: terms } = await offer();
  const [buyer, other] = await shoppers(2);
  const checkout = await begin(buyer!, code);
  await limitMeanwhile(terms, 'event.recorded', () =>
    buyer!.must(CancelCheckoutDocument, { id: checkout.id }),
  );
  expect(await usedOf(id)).toBe(0);
  expect((await start(other!, code)).code).toBeUndefined();
});

test('an edit of a promotion that was edited meanwhile is refused', async () => {
  const { input: terms } = await offer();
  const edits = await Promise.all(
    [5, 6].map((maxUses) => admin.execute(SavePromotionDocument, { input: { ...terms, maxUses } })),
  );
  expect(codesOf(edits)).toEqual(['1 CONFLICT', '1 ok']);
});

test('a code that ends between the price and the hold is refused before anything is charged', async () => {
  const { id, code } = await offer();
  const answer = await atFailpoint(
    'checkout.priced',
    () => admin.must(DeletePromotionDocument, { id }),
    async () => start(await shop.shopper(), code),
  );
  expect(answer.code).toBe('CODE_INVALID');
});

test('an order that costs nothing is paid without the provider, once, and after its hold has expired', async () => {
  const terms = { kind: 'PERCENT', value: 100_00, stacks: true } as const;
  const [all, shipping] = [
    await offer({ ...terms, maxUses: 2 }),
    await offer({ stacks: true, kind: 'FREE_SHIPPING' }),
  ];
  const [one, two] = await shoppers(2);
  const checkout = await begin(one!, [all.code, shipping.code]);
  expect(checkout.payment).toMatchObject({ amount: 0, providerOrderId: '' });
  const placed = await Promise.all([1, 2, 3].map(() => place(one!, checkout)));
  expect(new Set(placed.map(({ data }) => data?.placeOrder.id)).size).toBe(1);
  expect(placed[0]!.data?.placeOrder).toMatchObject({ isPaid: true, totalPrice: 0 });
  expect(await shop.em().count(Payment, { id: `free_${checkout.id}` })).toBe(1);

  const late = await begin(two!, [all.code, shipping.code]);
  await expire();
  await admin.must(SavePromotionDocument, { input: { ...all.input, isActive: false } });
  const refused = await place(two!, late);
  expect([refused.code, await shop.em().count(Payment, { checkout: late.id })]).toEqual(['PRICE_CHANGED', 0]);
  await admin.must(SavePromotionDocument, { input: { ...all.input, version: 2 } });
  expect((await place(two!, late)).data?.placeOrder.isPaid).toBe(true);
});

test('an order of a discounted checkout has its discounts', async () => {
  const { code } = await offer();
  const client = await shop.shopper();
  const checkout = await begin(client, code);
  const { placeOrder: order } = (await place(client, checkout, await shop.pay(checkout))).data!;
  const { data } = await client.execute(OrderDocument, { id: order.id });
  expect(data?.order).toMatchObject({ isPaid: true, itemsPrice: 100_00, totalPrice: 90_00 + 100_00 + 13_50 });
});
