import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import { Permission } from '../core/actor.ts';
import { workDueRows } from '../core/due-rows.ts';
import { User } from '../people/accounts/user.entity.ts';
import { Mail } from '../platform/mail/mail.entity.ts';
import { mailQueue } from '../platform/mail/mail-queue.ts';
import { address, place, startCheckout } from '../proof/testing/buying.ts';
import { TEST_PASSWORD } from '../proof/testing/fixtures.ts';
import {
  DeleteMyAccountDocument,
  ExportMyDataDocument,
  MarkDeliveredDocument,
  MeDocument,
  ReauthenticateDocument,
  RegisterDocument,
  ReviewProductDocument,
  SignInDocument,
} from '../proof/testing/operations.generated.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { Refund } from '../trade/payments/refund.entity.ts';

const MINUTE = 60_000;

let shop: TestShop;
let admin: TestClient;
let person: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  admin = await shop.admin();
});
beforeEach(async () => {
  person = await shop.shopper();
});
afterAll(() => shop?.close());

const remove = (client = person) => client.execute(DeleteMyAccountDocument);
const credentials = () => ({ email: person.user.email, password: TEST_PASSWORD });

async function boughtOrder(): Promise<string> {
  const lamp = await shop.addProduct();
  const checkout = await startCheckout(person, lamp.id);
  const { data } = await place(person, checkout, await shop.pay(checkout));
  await person.must(ReviewProductDocument, { input: { productId: lamp.id, rating: 5, comment: 'Bright.' } });
  return data!.placeOrder.id;
}

test('people download everything that is stored about them, and no secret', async () => {
  const orderId = await boughtOrder();
  const { exportMyData } = await person.must(ExportMyDataDocument);
  expect(JSON.parse(exportMyData)).toMatchObject({
    account: { id: person.user.id, email: person.user.email },
    reviews: [{ comment: 'Bright.' }],
    orders: [{ id: orderId, shipping_address: address.address }],
  });
  expect(exportMyData).not.toMatch(/hash|argon2/);
});

test('a download and a deletion need the password, ten minutes after signing in', async () => {
  shop.clock.advance(10 * MINUTE);
  expect((await person.execute(ExportMyDataDocument)).code).toBe('REAUTHENTICATION_REQUIRED');
  expect((await remove()).code).toBe('REAUTHENTICATION_REQUIRED');
  await person.must(ReauthenticateDocument, { password: TEST_PASSWORD });
  await person.must(ExportMyDataDocument);
  expect((await remove()).code).toBeUndefined();
});

test('who deletes the account is signed out everywhere and leaves nothing that tells who it was', async () => {
  const orderId = await boughtOrder();
  await admin.must(MarkDeliveredDocument, { id: orderId });
  const elsewhere = shop.guest();
  await elsewhere.must(SignInDocument, { input: credentials() });
  expect((await remove()).data?.deleteMyAccount).toBe(true);
  expect(person.cookie).toBe('');
  for (const client of [person, elsewhere]) expect((await client.must(MeDocument)).me).toBeNull();
  expect((await shop.guest().execute(SignInDocument, { input: credentials() })).code).toBe(
    'WRONG_CREDENTIALS',
  );
  const order = await shop.em().findOneOrFail(Order, orderId);
  expect([order.customerName, order.customerEmail]).toEqual(['erased', `${person.user.id}@deleted.invalid`]);
  const deletions = await shop.events('account.erased');
  expect(deletions.at(-1)).toMatchObject({ subjectId: person.user.id, actorId: person.user.id });
});

test('the last mail goes to the address, which is then removed', async () => {
  await remove();
  const unsent = await shop.em().find(Mail, { toAddress: person.user.email });
  expect(unsent.map(({ type }) => type)).toEqual(['account.deleted']);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const sent = await shop.em().findOneOrFail(Mail, unsent[0]!.id);
  expect(sent).toMatchObject({ toAddress: '', toName: '', kept: { subject: 'Your account was deleted' } });
});

test('a last mail that cannot be delivered leaves no address either', async () => {
  await remove();
  const [unsent] = await shop.em().find(Mail, { toAddress: person.user.email });
  await shop.em().nativeUpdate(Mail, unsent!.id, { attempts: { attempts: 7 } });
  const broken = { ...shop.ports.mailer, send: () => Promise.reject(new Error('No route.')) };
  const ports = { ...shop.ports, mailer: broken };
  await workDueRows({ ...shop, ports, em: shop.em() }, mailQueue, shop);
  expect(await shop.em().count(Mail, unsent!.id)).toBe(0);
});

test('the address is free for a new account, which has nothing of the old one', async () => {
  await admin.must(MarkDeliveredDocument, { id: await boughtOrder() });
  await remove();
  const client = shop.guest();
  const { register } = await client.must(RegisterDocument, { input: { name: 'Sam', ...credentials() } });
  expect(register.id).not.toBe(person.user.id);
  const { exportMyData } = await client.must(ExportMyDataDocument);
  expect(JSON.parse(exportMyData)).toMatchObject({ orders: [], reviews: [] });
});

test('items held for a checkout go back on sale, and a payment that still comes is refunded', async () => {
  const lamp = await shop.addProduct({ countInStock: 3 });
  const checkout = await startCheckout(person, lamp.id);
  const payment = await shop.pay(checkout);
  expect((await remove()).code).toBeUndefined();
  const { countInStock: stock } = await shop.em().findOneOrFail(Product, lamp.id);
  expect(stock).toBe(3);
  expect(await shop.violations()).toEqual([]);
  expect(await shop.em().count(Refund, { payment: payment.paymentId, state: 'made' })).toBe(1);
});

test('nobody deletes the account while a paid order waits for delivery', async () => {
  await boughtOrder();
  expect(await remove()).toMatchObject({ code: 'CONFLICT' });
  expect((await person.must(MeDocument)).me?.id).toBe(person.user.id);
  expect(await shop.em().count(Mail, { toAddress: person.user.email, type: 'account.deleted' })).toBe(0);
});

test('an admin cannot, staff without that right can', async () => {
  const { code, errors } = await remove(admin);
  expect([code, errors[0]?.message]).toEqual(['CONFLICT', expect.stringContaining('ask another admin')]);
  const staff = await shop.staff(Permission.Orders);
  expect((await remove(staff)).code).toBeUndefined();
  expect(await shop.em().count(User, { id: staff.user.id, deletedAt: null })).toBe(0);
});
