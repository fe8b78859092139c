import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { CancelOrderDocument } from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../../trade/orders/cancel-unpaid-orders.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ countInStock: 1000 });
});
beforeEach(() => shop.em().nativeDelete(Mail, {}));
afterAll(() => shop?.close());

/** What is sent about the end of orders. */
async function sent() {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return shop.em().find(Mail, { type: { $in: ['order.cancelled', 'guest.order.cancelled'] } });
}
const endOverdue = () => cancelUnpaidOrders(shop.later(8 * DAY_MS), 7);

test('a buyer whose bank transfer has not come learns once that the order has ended, and what becomes of the money', async () => {
  const order = await orderLater(shopper, lamp.id, 'transfer');
  await endOverdue();
  await endOverdue();
  const mails = await sent();
  expect(mails).toMatchObject([{ type: 'order.cancelled', toAddress: shopper.user.email }]);
  const { html, text, subject } = mails[0]!.kept!;
  expect(subject).toBe('Your order #1001 at Citron was cancelled');
  for (const format of [html, text]) {
    expect(format).toMatch(/your bank transfer had not come by \d+ \w+ \d{4}, so we cancelled your order/);
    for (const said of ['Nothing was charged', 'we send the money back', 'please order again', order])
      expect(format).toContain(said);
    expect(format).toContain(`${shop.settings.url}/order/${order}`);
  }
});

test('a buyer whose order in cash was not delivered in time learns it, and nothing is said of money', async () => {
  await orderLater(shopper, lamp.id);
  await cancelUnpaidOrders(shop.later(15 * DAY_MS), 7);
  const [mail] = await sent();
  expect(mail!.kept!.text).toMatch(/your order had not been delivered by \d+ \w+ \d{4}, so we cancelled it/);
  expect(mail!.kept!.text).not.toMatch(/transfer|money back|refunded/);
});

test('a guest gets a link to the order, in a mail whose text staff do not see', async () => {
  await orderLater(await shop.guestBuyer('late@example.com'), lamp.id, 'transfer');
  await endOverdue();
  const [mail] = await sent();
  expect(mail).toMatchObject({ type: 'guest.order.cancelled', toAddress: 'late@example.com' });
  expect(mail!.kept!.text).toMatch(/order\/link#[\w-]{43}/);
  expect(shop.ports.mailTypes['guest.order.cancelled']).toMatchObject({ isSecret: true });
});

test.each([
  ['transfer', 'we send the money back'],
  ['cod', null],
  ['online', 'it is refunded in full'],
])('an order with %s that staff cancel is mailed without a word of lateness', async (way, aboutMoney) => {
  const id =
    way === 'online'
      ? (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id
      : await orderLater(shopper, lamp.id, way);
  await admin.must(CancelOrderDocument, { id });
  await admin.must(CancelOrderDocument, { id });
  const mails = await sent();
  expect(mails).toHaveLength(1);
  const { text } = mails[0]!.kept!;
  expect(text).toContain('we cancelled your order. Nothing was charged.');
  expect(text).not.toMatch(/not come|in time/);
  if (aboutMoney) expect(text).toContain(aboutMoney);
  else expect(text).not.toMatch(/money back|refunded/);
});

test('a buyer who cancels an order reads that it was not the shop', async () => {
  const id = await orderLater(shopper, lamp.id, 'transfer');
  await shopper.must(CancelOrderDocument, { id });
  const [mail] = await sent();
  expect(mail!.kept!.text).toContain('you cancelled your order. Nothing was charged.');
});

test('an order that was never accepted and not paid in time is mailed, too', async () => {
  await place(shopper, await startCheckout(shopper, lamp.id));
  await expireHolds(shop.later(DAY_MS));
  await endOverdue();
  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.kept!.text).toContain('your order was not paid in time, so we cancelled it.');
});
