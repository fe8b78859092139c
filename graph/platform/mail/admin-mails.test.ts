import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { Token } from '../../people/accounts/tokens/token.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  EraseUserDocument,
  MailDocument,
  MailsDocument,
  MarkDeliveredDocument,
  RequestPasswordResetDocument,
  SendMailAgainDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';

let shop: TestShop;
let shopper: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
  shopper = await shop.shopper();
  clerk = await shop.staff(Permission.Orders);
  const checkout = await startCheckout(shopper, (await shop.addProduct({ name: 'Lamp' })).id);
  await place(shopper, checkout, await shop.pay(checkout));
  await shop.guest().must(RequestPasswordResetDocument, { email: shopper.user.email });
});
afterAll(() => shop?.close());

const send = () => workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
const mails = async (variables = {}) => (await clerk.must(MailsDocument, variables)).mails;
const mail = async (type: string) => (await mails()).mails.find((each) => each.type === type)!;

test('staff with ORDERS find mails by state, and by name, address or subject', async () => {
  expect((await mails({ state: 'DUE' })).total).toBe(2);
  expect(await mail('order.confirmed')).toMatchObject({
    state: 'DUE',
    title: 'Order confirmed',
    toAddress: shopper.user.email,
    subject: null,
  });
  await send();
  expect(await mails({ state: 'DUE' })).toMatchObject({ total: 0, mails: [] });
  expect((await mails({ state: 'SENT', keyword: 'is paid' })).mails).toMatchObject([
    { type: 'order.confirmed' },
  ]);
  expect((await mails({ keyword: shopper.user.email.toUpperCase() })).total).toBe(2);
  expect((await mails({ keyword: '%' })).total).toBe(0);
  expect(await mails({ pageSize: 1, page: 2 })).toMatchObject({ page: 2, pages: 2, total: 2 });
});

test('staff find the mails about an order', async () => {
  const { orderId } = await shop.em().findOneOrFail(Mail, { type: 'order.confirmed' });
  expect((await mails({ orderId })).mails).toMatchObject([{ type: 'order.confirmed' }]);
  expect(await mails({ orderId: v7() })).toMatchObject({ total: 0, mails: [] });
  expect((await clerk.execute(MailsDocument, { orderId: 'x' })).code).toBe('NOT_FOUND');
});

test('who has not ORDERS reads no mail and sends none', async () => {
  const others = await shop.staff(...Object.values(Permission).filter((each) => each !== Permission.Orders));
  const { id } = await mail('order.confirmed');
  for (const result of [
    await others.execute(MailsDocument, {}),
    await others.execute(MailDocument, { id }),
    await others.execute(SendMailAgainDocument, { id }),
  ])
    expect(result.code).toBe('FORBIDDEN');
});

test('a mail is shown as it would be sent now, in HTML and text', async () => {
  const { mail: shown } = await clerk.must(MailDocument, { id: (await mail('order.confirmed')).id });
  expect(shown).toMatchObject({ withheld: null, subject: expect.stringContaining('is paid') });
  expect(shown.html).toContain('Lamp');
  expect(shown.text).toContain('Lamp');
});

test('the text of a mail with a secret link is neither made nor shown', async () => {
  const tokens = () => shop.em().count(Token);
  const before = await tokens();
  const prepare = vi.spyOn(shop.ports.mailTypes['password.reset']!, 'prepare');
  const { mail: shown } = await clerk.must(MailDocument, { id: (await mail('password.reset')).id });
  const withheld = 'Not shown: it holds a secret link.';
  expect(shown).toMatchObject({ withheld, subject: null, html: null, text: null });
  expect([prepare.mock.calls.length, await tokens()]).toEqual([0, before]);
  prepare.mockRestore();
});

test('a mail of an unknown type, or whose text cannot be made, says so', async () => {
  const base = { toName: '', toAddress: 'a@example.com', createdAt: shop.ports.now() };
  const em = shop.em();
  const [unknown, broken] = [
    await em.insert(Mail, { ...base, id: v7(), type: 'of.later' }),
    await em.insert(Mail, { ...base, id: v7(), type: 'payment.refunded' }),
  ];
  for (const [id, reason] of [
    [unknown, 'does not know'],
    [broken, 'cannot be made'],
  ])
    expect((await clerk.must(MailDocument, { id: id! })).mail.withheld).toContain(reason);
  await em.nativeDelete(Mail, [unknown, broken]);
});

test('a mail that was sent is sent again as a new message, one that failed as the same; one that is due is not', async () => {
  const sent = await mail('order.confirmed');
  const { sendMailAgain: copy } = await clerk.must(SendMailAgainDocument, { id: sent.id });
  expect(copy).toMatchObject({ state: 'DUE', toAddress: shopper.user.email });
  expect(copy.id).not.toBe(sent.id);
  expect((await clerk.execute(SendMailAgainDocument, { id: copy.id })).code).toBe('CONFLICT');
  await shop
    .em()
    .nativeUpdate(Mail, copy.id, { failedAt: new Date(), attempts: { attempts: 8, lastError: '550' } });
  expect((await clerk.must(SendMailAgainDocument, { id: copy.id })).sendMailAgain.id).toBe(copy.id);
  expect(await send()).toBe(1);
  expect((await mails({ state: 'SENT' })).mails.filter(({ type }) => type === sent.type)).toHaveLength(2);
  const [event] = await shop.events('mail.resent');
  expect(event).toMatchObject({ actorId: clerk.user.id, subjectId: sent.id });
});

test('a member of the staff sends sixty mails again within an hour', async () => {
  const { id } = await mail('order.confirmed');
  const colleague = await shop.staff(Permission.Orders);
  for (let count = 0; count < 60; count++) await colleague.must(SendMailAgainDocument, { id });
  expect((await colleague.execute(SendMailAgainDocument, { id })).code).toBe('RATE_LIMITED');
  expect((await clerk.execute(SendMailAgainDocument, { id })).code).toBeUndefined();
});

test('a mail of an erased person has no address, and is not sent again', async () => {
  await send();
  const { id } = await mail('order.confirmed');
  const admin = await shop.admin();
  await admin.must(MarkDeliveredDocument, { id: (await mail('order.confirmed')).orderId! });
  await send();
  await admin.must(EraseUserDocument, { id: shopper.user.id });
  const { mails: kept } = await mails({ state: 'SENT' });
  expect(kept.every(({ toName, toAddress, subject }) => toName + toAddress + (subject ?? '') === '')).toBe(
    true,
  );
  expect((await clerk.execute(SendMailAgainDocument, { id })).code).toBe('CONFLICT');
});
