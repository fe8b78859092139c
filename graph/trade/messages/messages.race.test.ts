import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Event } from '../../core/event.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { SendOrderMessageDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { OrderMessage } from './order-message.entity.ts';

const { shop, admin, shopper } = raceShop();

test('of 20 requests with one key one writes the message, with one event and one mail, and all others return it', async () => {
  const { id: product } = await shop().addProduct();
  const checkout = await startCheckout(shopper(), product);
  const orderId = (await place(shopper(), checkout, await shop().pay(checkout))).data!.placeOrder.id;
  const input = { orderId, text: 'It is late.', idempotencyKey: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => admin().execute(SendOrderMessageDocument, { input })),
  );
  expect(responses.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
  expect(await shop().em().count(OrderMessage, { order: orderId })).toBe(1);
  expect(await shop().em().count(Event, { orderId, type: 'message.sent' })).toBe(1);
  expect(await shop().em().count(Mail, { orderId, type: 'order.message' })).toBe(1);
});
