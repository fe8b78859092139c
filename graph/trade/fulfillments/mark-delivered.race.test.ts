import { expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { MarkDeliveredDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';

const { shop, admin, shopper, stockOf } = raceShop();
const expire = () => expireHolds(shop().later(60 * 60_000));
const deliver = (id: string) => admin().must(MarkDeliveredDocument, { id });

test('an order that is delivered while its hold expires waits, and takes its items again', async () => {
  const lamp = await shop().addProduct({ countInStock: 2 });
  const checkout = await startCheckout(shopper(), lamp.id);
  const orderId = (await place(shopper(), checkout)).data!.placeOrder.id;
  let delivered: ReturnType<typeof deliver> | undefined;
  await atFailpoint(
    'checkout.expiryLocked',
    () => {
      delivered = deliver(orderId);
      return untilBlocked(shop());
    },
    expire,
  );
  expect((await delivered)?.markDelivered.isDelivered).toBe(true);
  expect(await stockOf(lamp)).toBe(1);
});

test('an order that is delivered while its payment is recorded is paid and delivered, its items taken once', async () => {
  const lamp = await shop().addProduct({ countInStock: 2 });
  const checkout = await startCheckout(shopper(), lamp.id);
  const orderId = (await place(shopper(), checkout)).data!.placeOrder.id;
  const payment = await shop().pay(checkout);
  let delivered: ReturnType<typeof deliver> | undefined;
  const { data } = await atFailpoint(
    'payment.checkoutLocked',
    () => {
      delivered = deliver(orderId);
      return untilBlocked(shop());
    },
    () => place(shopper(), checkout, payment),
  );
  expect(data?.placeOrder.isPaid).toBe(true);
  expect((await delivered)?.markDelivered).toMatchObject({ isDelivered: true, isPaid: true });
  expect(await stockOf(lamp)).toBe(1);
});

test('of 20 deliveries of one order at once the items are taken once', async () => {
  const lamp = await shop().addProduct({ countInStock: 9 });
  const orderId = (await place(shopper(), await startCheckout(shopper(), lamp.id))).data!.placeOrder.id;
  await expire();
  const times = await Promise.all(Array.from({ length: 20 }, () => deliver(orderId)));
  expect(new Set(times.map(({ markDelivered }) => markDelivered.deliveredAt)).size).toBe(1);
  expect(await stockOf(lamp)).toBe(8);
});
