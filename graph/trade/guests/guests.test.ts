import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Session } from '../../people/accounts/session.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { statementsOf } from '../../proof/testing/count-statements.ts';
import { mailedToken, mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  CancelLinkedOrderDocument,
  ClaimOrdersDocument,
  MarkDeliveredDocument,
  MeDocument,
  OpenOrderDocument,
  OrderDocument,
  RegisterDocument,
  RequestClaimDocument,
  RequestOrderLinkDocument,
  SignInDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';

const password = 'a long enough secret';
let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await shop.admin();
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

/** A guest with this address who has a paid order. */
async function buy(email: string) {
  const client = await shop.guestBuyer(email);
  const checkout = await startCheckout(client, productId);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  return { client, order: data!.placeOrder.id };
}
const ownerOf = async (id: string) => (await shop.em().findOneOrFail(Order, id)).owner.id;

test('the mails of a guest bear a link that shows the order again and again, for 90 days, and does nothing else', async () => {
  const { order } = await buy('link@example.com');
  const admin = await shop.admin();
  await admin.must(MarkDeliveredDocument, { id: order });
  const confirmed = await mailedToken(shop, 'guest.order.confirmed');
  await mailedToken(shop, 'guest.order.delivered');
  const client = shop.guest();
  for (let n = 0; n < 2; n++) {
    const { openOrder } = await client.must(OpenOrderDocument, { token: confirmed });
    expect(openOrder).toMatchObject({ id: order, isOwn: false, isPaid: true });
  }
  expect(client.cookie).toBe('');
  expect((await client.execute(OrderDocument, { id: order })).code).toBe('UNAUTHENTICATED');
  const input = { token: confirmed, password };
  expect((await client.execute(ClaimOrdersDocument, { input })).code).toBe('TOKEN_INVALID');
  shop.clock.advance(91 * 24 * 60 * 60_000);
  expect((await client.execute(OpenOrderDocument, { token: confirmed })).code).toBe('TOKEN_INVALID');
});

test('a guest cancels an order by its link, once and for all, unless it is shipped', async () => {
  const client = await shop.guestBuyer('cancel@example.com');
  const { placeOrder } = (await place(client, await startCheckout(client, productId))).data!;
  await client.must(RequestOrderLinkDocument, { number: placeOrder.id, email: 'cancel@example.com' });
  const token = await mailedToken(shop, 'order.link');
  const anybody = shop.guest();
  const { cancelLinkedOrder } = await anybody.must(CancelLinkedOrderDocument, { token });
  expect(cancelLinkedOrder).toEqual({ id: placeOrder.id, cancelledAt: expect.any(String) });
  expect(await anybody.must(CancelLinkedOrderDocument, { token })).toEqual({ cancelLinkedOrder });
  expect(anybody.cookie).toBe('');
  await mailedToken(shop, 'guest.order.cancelled');
  await buy('paid@example.com');
  const paid = await mailedToken(shop, 'guest.order.confirmed');
  const { cancelLinkedOrder: ended } = await anybody.must(CancelLinkedOrderDocument, { token: paid });
  expect(ended.cancelledAt).not.toBeNull();
  expect(await anybody.must(CancelLinkedOrderDocument, { token: paid })).toEqual({
    cancelLinkedOrder: ended,
  });
  await mailedToken(shop, 'guest.order.itemsCancelled');
  await buy('shipped@example.com');
  const shipped = await mailedToken(shop, 'guest.order.confirmed');
  const { openOrder } = await anybody.must(OpenOrderDocument, { token: shipped });
  await (await shop.admin()).must(MarkDeliveredDocument, { id: openOrder.id });
  expect((await anybody.execute(CancelLinkedOrderDocument, { token: shipped })).code).toBe('CONFLICT');
});

test('a link is mailed to the address of the order alone, and nobody else learns whether there is one', async () => {
  const { order } = await buy('asked@example.com');
  const account = await shop.shopper();
  const checkout = await startCheckout(account, productId);
  const own = (await place(account, checkout)).data!.placeOrder.id;
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  await shop.em().nativeDelete(Mail, {});
  const ask = async (number: string, email: string) => {
    expect(await shop.guest().must(RequestOrderLinkDocument, { number, email })).toEqual({
      requestOrderLink: true,
    });
  };
  await ask(order, 'stranger@example.com');
  await ask(crypto.randomUUID(), 'asked@example.com');
  await ask('1001', 'asked@example.com');
  await ask(own, account.user.email);
  expect(await mailedTokens(shop, 'order.link')).toEqual([]);
  await ask(` ${order.toUpperCase()} `, 'Asked@Example.com');
  const token = await mailedToken(shop, 'order.link');
  const [mail] = await shop.em().find(Mail, { type: 'order.link' });
  expect(mail).toMatchObject({ toAddress: 'asked@example.com' });
  expect((await shop.guest().must(OpenOrderDocument, { token })).openOrder.id).toBe(order);
});

test('asking for a link costs the same statements for every number and address', async () => {
  const { order } = await buy('known@example.com');
  const ask = (number: string, email: string) =>
    statementsOf(() => shop.guest().must(RequestOrderLinkDocument, { number, email }));
  // The first one prepares what is prepared once.
  await ask(order, 'first@example.com');
  const known = await ask(order, 'known@example.com');
  expect(known.some((sql) => sql.includes('insert into mails'))).toBe(true);
  for (const [number, email] of [
    [order, 'stranger@example.com'],
    [crypto.randomUUID(), 'known@example.com'],
    ['1001', 'nobody@example.com'],
  ] as const)
    expect(await ask(number, email)).toEqual(known);
});

test('a mailbox gets three links an hour, then one when the last is 15 minutes old, and nobody is refused one', async () => {
  const { order } = await buy('full@example.com');
  await mailedTokens(shop, 'order.link');
  shop.settings.rateLimitFactor = 1;
  const mailed = async () => {
    await shop.guest().must(RequestOrderLinkDocument, { number: order, email: 'Full@example.com' });
    return (await mailedTokens(shop, 'order.link')).length;
  };
  const counts = [];
  for (let n = 0; n < 5; n++) counts.push(await mailed());
  shop.clock.advance(16 * 60_000);
  expect([...counts, await mailed(), await mailed()]).toEqual([1, 2, 3, 3, 3, 4, 4]);
  shop.settings.rateLimitFactor = 100;
});

test('a guest makes an account of the orders by a mailed link, and the sessions of all guests with the address end', async () => {
  const [one, two] = [await buy('keep@example.com'), await buy('Keep@example.com'.toLowerCase())];
  await one.client.must(RequestClaimDocument);
  const token = await mailedToken(shop, 'guest.claim');
  const browser = shop.guest();
  expect((await browser.execute(ClaimOrdersDocument, { input: { token, password: '1' } })).code).toBe(
    'BAD_USER_INPUT',
  );
  await browser.must(ClaimOrdersDocument, { input: { token, password } });
  const { me } = await browser.must(MeDocument);
  expect(me).toMatchObject({ email: 'keep@example.com' });
  for (const { order, client } of [one, two]) {
    expect(await ownerOf(order)).toBe(me!.id);
    expect((await browser.execute(OrderDocument, { id: order })).code).toBeUndefined();
    expect((await client.execute(OrderDocument, { id: order })).code).toBe('UNAUTHENTICATED');
  }
  expect((await shop.events('order.claimed')).filter(({ orderId }) => orderId === two.order)).toHaveLength(1);
  expect((await shop.guest().execute(ClaimOrdersDocument, { input: { token, password } })).code).toBe(
    'TOKEN_INVALID',
  );
  await shop.guest().must(SignInDocument, { input: { email: 'keep@example.com', password } });
});

test('an account whose address nobody confirmed gets no orders; once it is confirmed it has them', async () => {
  const { order, client } = await buy('taken@example.com');
  const guest = await ownerOf(order);
  const [stranger, input] = [shop.guest(), { email: 'taken@example.com', password }];
  const { register } = await stranger.must(RegisterDocument, { input: { ...input, name: 'Stranger' } });
  await stranger.must(SignInDocument, { input });
  expect(await ownerOf(order)).toBe(guest);
  await client.must(RequestClaimDocument);
  const claim = { token: await mailedToken(shop, 'guest.claim'), password };
  expect((await shop.guest().execute(ClaimOrdersDocument, { input: claim })).code).toBe('EMAIL_TAKEN');
  expect(await ownerOf(order)).toBe(guest);
  await shop.guest().must(VerifyEmailDocument, { token: await mailedToken(shop, 'account.welcome') });
  expect(await ownerOf(order)).toBe(register.id);
  // What is bought later with the address is claimed by the next sign-in.
  const later = await buy('taken@example.com');
  expect(await ownerOf(later.order)).not.toBe(register.id);
  await shop.guest().must(SignInDocument, { input });
  expect(await ownerOf(later.order)).toBe(register.id);
  expect(await shop.em().count(User, { kind: 'guest', guestEmailKey: 'taken@example.com' })).toBe(2);
  expect(await shop.em().count(Session, { user: guest })).toBe(1);
});
