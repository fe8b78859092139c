import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { atFailpoint, dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelOrderDocument,
  CreateFulfillmentDocument,
  MarkDeliveredDocument,
  UndoFulfillmentDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { testShop } from '../../proof/testing/test-shop.ts';
import { Fulfillment } from './fulfillment.entity.ts';

const { shop, admin, shopper, stockOf } = raceShop();
const TEN_MINUTES = 10 * 60_000;

async function ordered(isPaid = true) {
  const lamp = await shop().addProduct({ countInStock: 5 });
  const checkout = await startCheckout(shopper(), lamp.id, 2);
  const pay = () => shop().pay(checkout);
  const { data } = await place(shopper(), checkout, isPaid ? await pay() : undefined);
  return { lamp, checkout, pay, id: data!.placeOrder.id };
}
const ship = (orderId: string, idempotencyKey: string = randomUUID(), client = admin()) =>
  client.execute(CreateFulfillmentDocument, { input: { orderId, idempotencyKey } });
const send = () => workDueRows({ ...shop(), em: shop().em() }, mailQueue, shop());
const undo = (id: string) => admin().execute(UndoFulfillmentDocument, { input: { id } });

test('of 20 who ship the same units at once one does, and the others are told that nothing is open', async () => {
  const { id, lamp } = await ordered();
  const results = await Promise.all(Array.from({ length: 20 }, () => ship(id)));
  const codes = results.map(({ code }) => code ?? 'ok').sort();
  expect(codes).toEqual([...Array(19).fill('CONFLICT'), 'ok']);
  expect(await stockOf(lamp)).toBe(3);
});

test('of 10 requests with one key each returns the one fulfillment', async () => {
  const { id } = await ordered();
  const key = randomUUID();
  const results = await Promise.all(Array.from({ length: 10 }, () => ship(id, key)));
  expect(new Set(results.map(({ data }) => data?.createFulfillment.fulfillment.id)).size).toBe(1);
});

test('an unpaid order that is shipped while it is cancelled is one of both', async () => {
  const { id } = await ordered(false);
  let cancelled: Promise<{ code?: string }> | undefined;
  const shipped = await atFailpoint(
    'fulfillment.added',
    () => {
      cancelled = admin().execute(CancelOrderDocument, { id });
      return untilBlocked(shop());
    },
    () => ship(id),
  );
  expect([shipped.code, (await cancelled)?.code]).toEqual([undefined, 'CONFLICT']);
});

test('an order that is shipped while it is paid is both, its items taken once', async () => {
  const { id, lamp, checkout, pay } = await ordered(false);
  const payment = await pay();
  let shipped: ReturnType<typeof ship> | undefined;
  const { data } = await atFailpoint(
    'payment.checkoutLocked',
    () => {
      shipped = ship(id);
      return untilBlocked(shop());
    },
    () => place(shopper(), checkout, payment),
  );
  expect([data?.placeOrder.isPaid, (await shipped)?.code]).toEqual([true, undefined]);
  expect(await stockOf(lamp)).toBe(3);
});

test('shipping and delivering at once counts each unit once', async () => {
  const { id, lamp } = await ordered();
  await Promise.all([ship(id), admin().execute(MarkDeliveredDocument, { id }), ship(id)]);
  expect(await stockOf(lamp)).toBe(3);
});

test('a process that dies after the fulfillment and before its mail leaves neither', async () => {
  const url = await freshDatabase();
  const [living, dying] = [await testShop({ url }), await testShop({ url, webhooks: false })];
  const [client, clerk] = [await living.shopper(), await dying.admin()];
  const checkout = await startCheckout(client, (await living.addProduct()).id);
  const { id } = (await place(client, checkout)).data!.placeOrder;
  await dieAt(living, 'fulfillment.added', () => ship(id, undefined, clerk));
  const em = living.em();
  expect(await em.count(Fulfillment)).toBe(0);
  expect(await em.count(Mail, { type: 'order.shipped' })).toBe(0);
  expect((await ship(id, undefined, await living.admin())).code).toBeUndefined();
  expect(await em.count(Mail, { type: 'order.shipped' })).toBe(1);
  await living.close();
});

test('a fulfillment whose mail is just being sent is not undone', async () => {
  const { data } = await ship((await ordered()).id);
  // The mails of other orders.
  await send();
  const { id } = data!.createFulfillment.fulfillment;
  await shop()
    .em()
    .nativeUpdate(Mail, { key: id }, { attempts: { nextAttemptAt: null } });
  let undone: Awaited<ReturnType<typeof undo>> | undefined;
  await atFailpoint(
    'mail.sent',
    async () => {
      undone = await undo(id);
    },
    () => send(),
  );
  expect(undone?.code).toBe('CONFLICT');
});

test('of undoing and sending at once, ten times, a mail was sent exactly when it was not undone', async () => {
  for (let round = 0; round < 10; round++) {
    const { data } = await ship((await ordered()).id);
    const { id } = data!.createFulfillment.fulfillment;
    await shop()
      .em()
      .nativeUpdate(Mail, { key: id }, { attempts: { nextAttemptAt: null } });
    const [undone] = await Promise.all([undo(id), send()]);
    const sent = await shop()
      .em()
      .count(Mail, { key: id, sentAt: { $ne: null } });
    expect([undone.code ?? 'undone', sent]).toEqual(undone.code ? ['CONFLICT', 1] : ['undone', 0]);
    if (undone.code) expect(await shop().em().count(Fulfillment, { id })).toBe(1);
  }
  shop().clock.advance(TEN_MINUTES);
});
