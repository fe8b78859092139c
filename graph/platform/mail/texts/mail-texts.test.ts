import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from '../../../../web/e2e/hostile-texts.ts';
import { Permission } from '../../../core/actor.ts';
import { workDueRows } from '../../../core/due-rows.ts';
import type { MailContent } from '../../../core/mailer.ts';
import { isCleanLine } from '../../../core/validation.ts';
import { place, startCheckout } from '../../../proof/testing/buying.ts';
import { mailSettingsOf } from '../../../proof/testing/mail-settings-of.ts';
import {
  AuditLogDocument,
  MailTemplatePreviewDocument,
  MailTemplatesDocument,
  RequestPasswordResetDocument,
  SaveMailTemplateDocument,
  SendMailSampleDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Setting } from '../../settings/setting.entity.ts';
import { Mail } from '../mail.entity.ts';
import { mailQueue } from '../mail-queue.ts';
import { wordsGroup } from './mail-words.ts';
import * as t from './messages/en.ts';

let shop: TestShop;
let admin: TestClient;
let keeper: TestClient;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
  admin = await shop.admin();
  keeper = await shop.staff(Permission.Settings);
});
afterEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  await shop.em().nativeDelete(Mail, {});
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

const fieldsOf = ({ code, errors }: Awaited<ReturnType<TestClient['execute']>>) => [
  code,
  errors[0]?.extensions?.fields,
];
const save = (input: object) =>
  keeper.execute(SaveMailTemplateDocument, { input: { name: 'order.confirmed', version: 0, ...input } });
const preview = (input: object) =>
  keeper.execute(MailTemplatePreviewDocument, { input: { name: 'order.confirmed', ...input } });
const templates = async () => (await keeper.must(MailTemplatesDocument)).mailTemplates;
const find = async (name: string) => (await templates()).find((each) => each.name === name)!;

/** Sends what is due. Returns what was sent of a type. */
async function sent(type: string): Promise<MailContent> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  return (await shop.em().findOneOrFail(Mail, { type, kept: { $ne: null } })).kept!;
}

async function order(client: TestClient) {
  const checkout = await startCheckout(client, (await shop.addProduct({ name: 'Lamp' })).id);
  return place(client, checkout, await shop.pay(checkout));
}

test('every kind of mail that goes to somebody else than the shop has texts of its own, which are valid', async () => {
  const names = (await templates()).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const types = Object.entries(shop.ports.mailTypes);
  const fixed = types.filter(([, { texts }]) => texts === null).map(([name]) => name);
  expect(fixed.filter((name) => !/^(shop|setup)\./.test(name))).toEqual(['mail.sample']);
  for (const [name, { texts, title }] of types) {
    if (!texts) continue;
    const { subject, opening } = wordsGroup({ name, title, texts }).fields;
    // A blank at the end makes them differ from the default ones, which are stored as none.
    expect(
      () => [subject.read(`${texts.defaults.subject}.`), opening.read(`${texts.defaults.opening}.`)],
      name,
    ).not.toThrow();
  }
});

test('each sample says the default texts, without a placeholder that is left over', async () => {
  const settings = await mailSettingsOf(shop);
  for (const { name, placeholders } of await templates()) {
    const { texts } = shop.ports.mailTypes[name]!;
    const made = texts!.sample(settings);
    expect(`${made.subject} ${made.text}`, name).not.toMatch(/[{}]|undefined|null/);
    const words = placeholders.map((each) => `{${each.name}}`).join(' ');
    const own = texts!.sample({
      ...settings,
      words: { subject: words, opening: `One ${words}`, closing: 'Bye' },
    });
    expect(own.text, name).toContain('One ');
    expect(own.text.indexOf('Bye'), name).toBeGreaterThan(own.text.indexOf('One '));
    expect(own.text, name).not.toMatch(/[{}]/);
  }
});

test('a buyer gets the texts of the shop, with the facts of the template, and a guest the same', async () => {
  const saved = await save({
    subject: 'Danke! {orderNumber}, {shopName}',
    opening: 'Hallo {name},\r\n\r\nalles da.\nWir packen.',
    closing: 'Bis bald',
  });
  expect(saved.data!.saveMailTemplate.template).toMatchObject({ version: 1, isEdited: true });
  const shopper = await shop.shopper();
  await order(shopper);
  const { subject, html, text } = await sent('order.confirmed');
  expect(subject).toMatch(/^Danke! #\d+, Citron$/);
  expect(text).toMatch(/Hallo .+,\n\nalles da\.\nWir packen\.\n\nOrder number: #/);
  expect(text).toMatch(/Lamp.*\n[\s\S]+Bis bald\n\n-- \nYou get this mail because/);
  expect(text).not.toContain('pack your order next');
  expect(html.indexOf('Lamp')).toBeLessThan(html.indexOf('Bis bald'));
  expect(await find('order.confirmed')).toMatchObject({ isEdited: true, closing: 'Bis bald' });
  expect((await find('order.accepted')).isEdited).toBe(false);
});

test('a link to open an account stays, and so does the warning beside it', async () => {
  await save({ name: 'password.reset', subject: 'Neu', opening: 'Nur das.' });
  const shopper = await shop.shopper();
  await shop.guest().must(RequestPasswordResetDocument, { email: shopper.user.email });
  const { subject, text } = await sent('password.reset');
  expect(subject).toBe('Neu');
  expect(text).toMatch(/Nur das\.[\s\S]+\/reset#\S+[\s\S]+ignore this mail/);
});

test('what a value has between braces is no placeholder, and no value ends the line of a subject', async () => {
  const settings = await mailSettingsOf(shop);
  const mail = {
    toName: '{shopName}',
    toAddress: 'a@b.example',
    userId: null,
    orderId: null,
    id: '',
    data: {},
  };
  const words = { subject: 'Hi {name}', opening: '{name}' };
  const deps = { em: shop.em(), ports: shop.ports, settings: { ...settings, words } };
  const type = shop.ports.mailTypes['password.changed']!;
  expect(await type.prepare(deps, mail)).toMatchObject({ subject: 'Hi {shopName}' });
  const ended = await type.prepare(deps, { ...mail, toName: 'Ada\r\nBcc: x@evil.example' });
  expect(ended!.subject).toBe('Hi Ada Bcc: x@evil.example');
});

test.each([
  [
    { subject: 'To {nobody}' },
    'subject',
    t.unknownPlaceholder('Subject', 'nobody', ['name', 'orderNumber', 'shopName']),
  ],
  [{ opening: 'Hi {}' }, 'opening', t.unknownPlaceholder('Opening', '', ['name', 'orderNumber', 'shopName'])],
  [
    { closing: '{amount}' },
    'closing',
    t.unknownPlaceholder('Closing', 'amount', ['name', 'orderNumber', 'shopName']),
  ],
  [{ subject: 'Hi\nBcc: all@example.com' }, 'subject', t.badSubject('Subject', 150)],
  [{ subject: 'a\u2028b' }, 'subject', t.badSubject('Subject', 150)],
  [{ subject: 'x'.repeat(151) }, 'subject', t.badSubject('Subject', 150)],
  [{ opening: 'x'.repeat(2_001) }, 'opening', t.badText('Opening', 2_000)],
  [{ closing: 'a\u0000b' }, 'closing', t.badText('Closing', 2_000)],
])('%j is refused at its field, also as a draft', async (input, field, message) => {
  const refused = ['BAD_USER_INPUT', { [field]: message }];
  expect(fieldsOf(await save(input))).toEqual(refused);
  expect(fieldsOf(await preview(input))).toEqual(refused);
  const draft = { input: { name: 'order.confirmed', ...input } };
  expect(fieldsOf(await keeper.execute(SendMailSampleDocument, draft))).toEqual(refused);
  expect((await find('order.confirmed')).version).toBe(0);
});

test('an opening names what nothing else of its mail says', async () => {
  const message = t.missingPlaceholder('Opening', ['amount', 'dueDate']);
  const input = { name: 'order.transferReminder', opening: 'Pay {orderNumber}' };
  expect(fieldsOf(await save(input))).toEqual(['BAD_USER_INPUT', { opening: message }]);
});

test('blank and default texts are those of the template, and edits that did not see the last one are refused', async () => {
  const name = 'order.cancelled';
  const { defaultSubject } = await find('order.cancelled');
  expect((await save({ name, subject: 'Mine' })).data!.saveMailTemplate.template.version).toBe(1);
  expect((await save({ name, subject: 'Theirs' })).code).toBe('CONFLICT');
  const back = await save({ name, version: 1, subject: defaultSubject, opening: ' \n', closing: '' });
  expect(back.data!.saveMailTemplate.template).toMatchObject({
    version: 2,
    isEdited: false,
    subject: defaultSubject,
  });
  expect((await save({ name: 'shop.order' })).code).toBe('NOT_FOUND');
  expect((await save({ name: 'guest.order.confirmed' })).code).toBe('NOT_FOUND');
  expect((await save({ name: 'toString' })).code).toBe('NOT_FOUND');
  const { entries } = (await admin.must(AuditLogDocument, { subject: 'mail.order.cancelled' })).auditLog;
  expect(entries.map(({ type }) => type)).toEqual(['settings.changed', 'settings.changed']);
});

test('texts of staff are text in the HTML of mails, also as drafts', async () => {
  const tagsOf = async (text: string) => {
    const made = await preview({ subject: text, opening: text, closing: text });
    return made.data!.mailTemplatePreview.html.match(/<[a-z!/][^>]*>/gi);
  };
  const usual = await tagsOf('Words');
  for (const text of hostileTexts.filter(
    (each) => isCleanLine(each) && !each.includes('{') && each.length <= 150,
  ))
    expect(await tagsOf(text), text).toEqual(usual);
});

test('an example goes to the caller, ten times an hour at most', async () => {
  const clerk = await shop.staff(Permission.Settings);
  const input = { name: 'order.confirmed', subject: 'A draft for {name}' };
  const { sendMailSample } = await clerk.must(SendMailSampleDocument, { input });
  expect(sendMailSample.address).toBe(clerk.user.email);
  const { subject, text } = await sent('mail.sample');
  expect(subject).toBe('A draft for Ada Lovelace');
  expect(text).toContain('12 Example Street');
  for (let more = 1; more < 10; more++) await clerk.must(SendMailSampleDocument, { input });
  expect((await clerk.execute(SendMailSampleDocument, { input })).code).toBe('RATE_LIMITED');
});
