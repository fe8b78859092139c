import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  OrderCartDocument,
  RegisterDocument,
  RequestClaimDocument,
  RequestPasswordResetDocument,
  ResendVerificationDocument,
  StartCheckoutDocument,
  UpdateProfileDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../../trade/checkout/checkout.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';

const password = 'correct horse battery';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
  shop.settings.sendsMails = true;
  await offerAllWaysToPay(shop);
});
beforeEach(() => shop.clock.advance(2 * 60 * 60_000));
afterAll(() => shop?.close());

/** How many mails were sent to addresses that begin so. */
async function sentTo(start: string): Promise<number> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return shop.em().count(Mail, { toAddress: { $like: `${start}%` }, sentAt: { $ne: null } });
}
const move = async (email: string, client = shop.shopper()) =>
  (await (await client).execute(UpdateProfileDocument, { input: { email } })).code;

test('whoever types the address of a stranger, its mailbox gets three mails an hour', async () => {
  const person = shop.shopper();
  // Those that are void before they are sent count for nothing.
  for (let n = 0; n < 6; n++) expect(await move(`Vic+${n}@example.com`, person)).toBeUndefined();
  expect(await sentTo('Vic')).toBe(1);
  for (let n = 0; n < 6; n++) {
    const input = { name: 'Eve', email: `vic+r${n}@example.com`, password };
    await shop.guest().must(RegisterDocument, { input });
  }
  expect((await sentTo('Vic')) + (await sentTo('vic'))).toBe(3);
});

test('a mailbox that gets no more mails is refused where somebody waits for one, until the hour is over', async () => {
  const input = { name: 'Eve', email: 'full@example.com', password };
  const client = shop.guest();
  await client.must(RegisterDocument, { input });
  for (let n = 0; n < 2; n++) await client.must(ResendVerificationDocument);
  expect(await sentTo('full')).toBe(3);
  const guest = await shop.guestBuyer('full+guest@example.com');
  const refused = [
    (await client.execute(ResendVerificationDocument)).code,
    (await guest.execute(RequestClaimDocument)).code,
    await move('full+other@example.com'),
  ];
  expect(refused).toEqual(Array(3).fill('RATE_LIMITED'));
  shop.clock.advance(61 * 60_000);
  await client.must(ResendVerificationDocument);
  expect(await sentTo('full')).toBe(4);
});

test('mails about an account count while its address is not confirmed, and its owner gets all of them', async () => {
  const change = async (email: string, isConfirmed: boolean) => {
    const client = await shop.shopper();
    const emailVerifiedAt = isConfirmed ? new Date() : null;
    await shop.em().nativeUpdate(User, client.user.id, { email, emailKey: email, emailVerifiedAt });
    for (let n = 0; n < 6; n++)
      await client.must(UpdateProfileDocument, { input: { password: `${password} ${n}` } });
    return sentTo(email);
  };
  expect(await change('stranger@example.com', false)).toBe(3);
  expect(await change('owner@example.com', true)).toBe(6);
});

test('an old address that nobody confirmed gets every warning of a change by staff, however many mails it got', async () => {
  const staff = await shop.staff('CUSTOMERS');
  const { user } = await shop.shopper();
  const fill = async () => {
    for (let n = 0; n < 3; n++) await shop.guest().must(RequestPasswordResetDocument, { email: user.email });
    await sentTo(user.email);
  };
  const give = (email: string) => staff.must(UpdateUserDocument, { input: { id: user.id, email } });
  const warnings = async () => {
    await sentTo(user.email);
    const sent = { toAddress: user.email, type: { $like: 'address.%' }, sentAt: { $ne: null } };
    return (await shop.em().find(Mail, sent, { orderBy: { id: 'asc' } })).map(({ type }) => type);
  };
  await fill();
  await give(`given-${user.email}`);
  expect(await warnings()).toEqual(['address.entered']);
  shop.clock.advance(24 * 60 * 60_000);
  await fill();
  const token = await mailedToken(shop, 'account.verify');
  await shop.guest().must(VerifyEmailDocument, { token });
  expect(await warnings()).toEqual(['address.entered', 'address.counts']);
});

test('where a new address of staff counts at once the old one is told as well', async () => {
  const { user } = await shop.shopper();
  for (let n = 0; n < 3; n++) await shop.guest().must(RequestPasswordResetDocument, { email: user.email });
  await sentTo(user.email);
  shop.settings.sendsMails = false;
  const input = { id: user.id, email: `given-${user.email}` };
  await (await shop.staff('CUSTOMERS')).must(UpdateUserDocument, { input });
  shop.settings.sendsMails = true;
  await sentTo(user.email);
  expect(await shop.em().count(Mail, { toAddress: user.email, type: 'address.changed' })).toBe(1);
});

test('a change of the address can be taken back, however many mails there were', async () => {
  const person = await shop.shopper();
  const own = person.user.email;
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: new Date() });
  for (let n = 0; n < 4; n++) await move(`${n}-${own}`, Promise.resolve(person));
  expect(await move(own, Promise.resolve(person))).toBeUndefined();
});

test('orders that cost their buyer nothing so far count to an address that nobody confirmed; they stand, and paid ones are told of', async () => {
  const lamp = await shop.addProduct({ countInStock: 100 });
  const linesOf = (qty: number) => [{ productId: lamp.id, qty }];
  const order = (qty: number, email: string | null, client = shop.guest()) => {
    const input = { lines: linesOf(qty), shippingAddress: address, paymentMethod: 'cod', email };
    return client.must(OrderCartDocument, { input });
  };
  for (let n = 1; n <= 5; n++) {
    const { orderCart } = await order(n, `ordered+${n}@example.com`);
    expect(orderCart.acceptedAt).not.toBeNull();
  }
  expect(await sentTo('ordered')).toBe(3);

  const pay = async (totalPrice?: number) => {
    const buyer = shop.guest();
    const input = { ...checkoutInput(linesOf(1)).input, email: 'ordered+paid@example.com' };
    const { startCheckout } = await buyer.must(StartCheckoutDocument, { input });
    await place(buyer, startCheckout, await shop.pay(startCheckout));
    if (totalPrice !== undefined)
      await shop.em().nativeUpdate(Order, { checkout: startCheckout.id }, { totalPrice });
    return sentTo('ordered');
  };
  expect([await pay(0), await pay()]).toEqual([3, 4]);

  // The limit of unpaid orders of a network is another one.
  await shop.em().nativeUpdate(Checkout, {}, { network: null });
  const [unknown, known] = [await shop.shopper(), await shop.confirmedShopper()];
  for (const client of [unknown, known]) for (let n = 1; n <= 5; n++) await order(n, null, client);
  expect([await sentTo(unknown.user.email), await sentTo(known.user.email)]).toEqual([3, 5]);
});
