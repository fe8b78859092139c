import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  MoneyByHandDocument,
  MoneyCheckDocument,
  RecordManualPaymentDocument,
  StartPaymentDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { requireCurrency } from '../../server/require-currency.ts';
import { setCurrency } from '../../server/set-currency.ts';

let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
/** Orders from before the change: 157.50 rupees each. */
let paid: string;
let unpaid: string;
let inCash: string;
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  await requireCurrency(shop.em(), 'INR', new Date());
  lamp = await shop.addProduct({ price: 50_00, countInStock: 1000 });
  const started = await startCheckout(shopper, lamp.id);
  paid = (await place(shopper, started, await shop.pay(started))).data!.placeOrder.id;
  unpaid = (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id;
  inCash = await orderLater(shopper, lamp.id);
  await setCurrency({ em: shop.em(), ports: shop.ports }, 'EUR', 0.01);
  shop.ports.settings.locked = { shop: { displaySymbol: 'Eu' } };
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const read = async (id: string) => (await admin.must(WayPaidDocument, { id })).order;

test('an order keeps its currency when the shop changes its own, in both APIs', async () => {
  expect(await read(paid)).toMatchObject({ currency: 'INR', totalPrice: 157_50 });
  const { body } = await rest(shopper, 'get', `/order/${paid}`);
  expect(body).toMatchObject({ currency: 'INR', totalPrice: 157.5 });
  const started = await startCheckout(shopper, lamp.id);
  const { data } = await place(shopper, started, await shop.pay(started));
  expect(await read(data!.placeOrder.id)).toMatchObject({ currency: 'EUR', totalPrice: 1_58 });
});

test('its mails show its amounts by the sign of its currency', async () => {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { orderId: { $in: [paid, inCash] } });
  const texts = mails.map(({ kept }) => kept!.text);
  expect(texts.length).toBeGreaterThanOrEqual(2);
  for (const text of texts) {
    expect(text).toContain('₹157.50');
    expect(text).not.toMatch(/€|Eu\d/);
  }
});

test('it is paid in its currency, online and by hand', async () => {
  await expireHolds(shop.later());
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId: unpaid });
  expect(startPayment.payment).toMatchObject({ currency: 'INR', amount: 157_50 });
  await shop.pay(startPayment);
  await shop.provider.idle();
  expect(await read(unpaid)).toMatchObject({ isPaid: true });
  await admin.must(RecordManualPaymentDocument, {
    input: { orderId: inCash, amount: 157_50, reference: 'till' },
  });
  const { moneyCheck } = await admin.must(MoneyByHandDocument);
  expect(moneyCheck.byHand).toEqual([{ currency: 'INR', payments: 1, netAmount: 157_50 }]);
});

test('the money check adds up each currency, and finds a payment in another one than its order', async () => {
  const check = async () => (await admin.must(MoneyCheckDocument)).moneyCheck;
  expect((await check()).sums.map(({ currency, captured, paid }) => [currency, captured === paid])).toEqual([
    ['EUR', true],
    ['INR', true],
  ]);
  const rename = (currency: string) =>
    shop.em().execute('update orders set currency = ? where id = ?', [currency, paid]);
  await rename('EUR');
  const { problems, brokenRules } = await check();
  expect(problems).toMatchObject([
    { orderId: paid, note: 'Paid in INR, but its amounts are in EUR.', currency: 'EUR' },
  ]);
  expect(brokenRules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['I4', 'I6']));
  await rename('INR');
});
