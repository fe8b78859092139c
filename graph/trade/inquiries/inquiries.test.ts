import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  DeleteInquiryDocument,
  EraseUserDocument,
  InquiriesDocument,
  MarkInquiryAnsweredDocument,
  PersonalDataDocument,
  SaveSettingGroupDocument,
  SendInquiryDocument,
  TodoDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { Inquiry } from './inquiry.entity.ts';
import { inquiries } from './module.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  await shop.em().nativeDelete(Inquiry, {});
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

const message = (typed: object = {}) => ({
  name: 'Vera Visitor',
  email: 'vera@mailbox.example',
  text: 'Is the lamp\ndimmable?',
  idempotencyKey: randomUUID(),
  ...typed,
});
const send = (typed: object = {}, client = shop.guest()) =>
  client.execute(SendInquiryDocument, { input: message(typed) });
const list = async (open?: boolean, client = admin) =>
  (await client.must(InquiriesDocument, { open })).inquiries.nodes;
async function mailTo(messageAddress: string | null) {
  const stored = await shop.em().findOne(Setting, { key: 'messages' });
  const values = [{ name: 'messageAddress', value: messageAddress }];
  const input = { name: 'messages', version: stored?.version ?? 0, values };
  await admin.must(SaveSettingGroupDocument, { input });
}
async function sentMails() {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type: 'shop.inquiry', sentAt: { $ne: null } });
  return mails.map(({ toAddress, kept }) => ({ to: toAddress, ...kept! }));
}

test('what a guest writes is listed for staff with ORDERS alone, newest first', async () => {
  expect((await send({ text: 'First' })).code).toBeUndefined();
  expect((await send({ text: '  Second  ' })).data?.sendInquiry.receivedAt).toEqual(expect.any(String));
  expect(await list(undefined, await shop.staff('ORDERS'))).toMatchObject([
    { name: 'Vera Visitor', email: 'vera@mailbox.example', text: 'Second', answeredAt: null },
    { text: 'First' },
  ]);
  for (const client of [shop.guest(), await shop.shopper(), await shop.staff('CONTENT', 'CUSTOMERS')])
    expect((await client.execute(InquiriesDocument, {})).code).toMatch(/^(UNAUTHENTICATED|FORBIDDEN)$/);
});

test('it is mailed to the address for messages, whose answer goes to the person; without one it is listed alone', async () => {
  await send();
  expect(await sentMails()).toEqual([]);
  await mailTo('desk@shop.example');
  await send({ name: 'Mallory www.evil.example', text: 'Click https://evil.example/a\n<img src=x>' });
  const [mail, ...more] = await sentMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'desk@shop.example',
    replyTo: { name: 'Customer', address: 'vera@mailbox.example' },
  });
  expect(mail!.text).toContain('> Click …\n');
  expect(mail!.html).not.toContain('evil.example');
  expect(mail!.html).not.toContain('<img src=x');
  await mailTo(null);
});

test('without an address for messages it is mailed to the e-mail address of the seller', async () => {
  await enterSeller(shop, { email: 'seller@shop.example' });
  shop.ports.cache.clear();
  await send();
  expect((await sentMails()).map(({ to }) => to)).toEqual(['seller@shop.example']);
  await shop.em().nativeDelete(Setting, { key: 'seller' });
  shop.ports.cache.clear();
});

test('the same key sends one message; with another text or address it is refused', async () => {
  await mailTo('desk@shop.example');
  const idempotencyKey = randomUUID();
  const first = await send({ idempotencyKey });
  shop.clock.advance(60_000);
  expect(await send({ idempotencyKey })).toMatchObject({ data: first.data });
  for (const typed of [{ text: 'Another' }, { email: 'other@mailbox.example' }])
    expect((await send({ idempotencyKey, ...typed })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await list()).toHaveLength(1);
  expect(await sentMails()).toHaveLength(1);
  await mailTo(null);
});

test.each([
  ['name', ' \n '],
  ['name', 'Vera\nBcc: all@example.com'],
  ['name', 'x'.repeat(101)],
  ['email', 'vera'],
  ['email', 'vera@mailbox.example, all@example.com'],
  ['email', 'vera@mailbox.example\r\nBcc: all@example.com'],
  ['text', ''],
  ['text', 'x'.repeat(5001)],
  ['text', 'bell \u0007'],
  ['idempotencyKey', 'short'],
])('%s %j is refused, by its field', async (field, value) => {
  const { code, errors } = await send({ [field]: value });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.extensions).toMatchObject({ fields: { [field]: expect.any(String) } });
  expect(await shop.em().count(Inquiry)).toBe(0);
});

test('an address writes 5 messages an hour, however it is spelled, and a network 10', async () => {
  shop.clock.advance(60 * 60_000);
  shop.settings.rateLimitFactor = 1;
  const client = shop.guest();
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push((await send({ email: `vera+${n}@mailbox.example` }, client)).code);
  expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
  for (let n = 0; n < 5; n++) codes.push((await send({ email: `other${n}@mailbox.example` }, client)).code);
  expect(codes.slice(6)).toEqual([...Array(4).fill(undefined), 'RATE_LIMITED']);
  expect(await list()).toHaveLength(9);
  shop.clock.advance(60 * 60_000);
  expect((await send({}, client)).code).toBeUndefined();
});

test('staff mark a message as answered, mark it as waiting and delete it; those that wait are counted', async () => {
  await send();
  const inquiryId = (await list(true))[0]!.id;
  const mark = async (isAnswered: boolean) =>
    (await admin.must(MarkInquiryAnsweredDocument, { input: { inquiryId, isAnswered } })).markInquiryAnswered
      .inquiry.answeredAt;
  const counts = async () => [
    (await admin.must(TodoDocument, {})).todo.inquiries,
    (await list(true)).length,
    (await list(false)).length,
  ];
  expect(await counts()).toEqual([1, 1, 0]);
  const answeredAt = await mark(true);
  expect(answeredAt).toEqual(expect.any(String));
  shop.clock.advance(60_000);
  expect(await mark(true)).toBe(answeredAt);
  expect(await counts()).toEqual([0, 0, 1]);
  expect(await mark(false)).toBeNull();
  expect(await counts()).toEqual([1, 1, 0]);
  await admin.must(DeleteInquiryDocument, { input: { inquiryId } });
  expect(await counts()).toEqual([0, 0, 0]);
  for (const id of [inquiryId, 'none']) {
    const input = { inquiryId: id };
    expect((await admin.execute(DeleteInquiryDocument, { input })).code).toBe('NOT_FOUND');
    expect((await admin.execute(MarkInquiryAnsweredDocument, { input })).code).toBe('NOT_FOUND');
  }
});

test('the list goes on after a cursor', async () => {
  for (const text of ['First', 'Second', 'Third']) await send({ text });
  const { inquiries: page } = await admin.must(InquiriesDocument, { first: 2 });
  expect(page).toMatchObject({
    nodes: [{ text: 'Third' }, { text: 'Second' }],
    pageInfo: { hasNextPage: true },
  });
  const rest = await admin.must(InquiriesDocument, { first: 2, after: page.pageInfo.endCursor });
  expect(rest.inquiries).toMatchObject({ nodes: [{ text: 'First' }], pageInfo: { hasNextPage: false } });
});

test('what an account wrote is exported and erased with it, and what others wrote with its address is not', async () => {
  await mailTo('desk@shop.example');
  const shopper = await shop.shopper();
  await send({ email: shopper.user.email, text: 'I am Canary' }, shopper);
  await send({ email: shopper.user.email, text: 'I am not' });
  await sentMails();
  const exported = JSON.stringify(await admin.must(PersonalDataDocument, { userId: shopper.user.id }));
  expect(exported).toContain('I am Canary');
  expect(exported).not.toContain('I am not');
  await admin.must(EraseUserDocument, { id: shopper.user.id });
  expect(await list()).toMatchObject([{ text: 'I am not' }]);
  const left = await shop.em().find(Mail, { type: 'shop.inquiry' });
  expect(JSON.stringify(left)).not.toContain('I am Canary');
  expect(left).toHaveLength(1);
  await mailTo(null);
});

test('a message is deleted after a year', async () => {
  await send();
  const { oldInquiries } = inquiries.jobs!;
  const after = (days: number) =>
    runJobs({ oldInquiries: oldInquiries! }, { ...shop, ...shop.later(days * DAY_MS) }, shop.logger);
  await after(364);
  expect(await shop.em().count(Inquiry)).toBe(1);
  await after(366);
  expect(await shop.em().count(Inquiry)).toBe(0);
});
