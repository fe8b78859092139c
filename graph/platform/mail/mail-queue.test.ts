import { afterEach, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import {
  type Mailer,
  type MailName,
  type MailType,
  type OutgoingMail,
  PermanentMailError,
} from '../../core/mailer.ts';
import { toAccount } from '../../people/accounts/mails/account-mails.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';
import { mail } from './module.ts';
import { type NewMail, queueMail } from './queue-mail.ts';

/** A mail of this test alone. */
const type = 'greeting' as MailName;
const HOUR = 60 * 60_000;
let shop: TestShop;
let sent: OutgoingMail[];
beforeEach(async () => {
  shop = await testShop();
  sent = [];
});
afterEach(() => shop?.close());

const greeting: MailType = {
  texts: null,
  title: 'Greeting',
  prepare: async (_deps, { toName }) => ({ subject: `Hello ${toName}`, html: '<p>Hello</p>', text: 'Hello' }),
};
const queue = (mail: Partial<NewMail>) =>
  shop.em().transactional((em) => queueMail(em, shop, { type, to: ada, ...mail }));
const ada = { name: 'Ada', address: 'ada@example.com' };

/** Works on what is due. `outcome` throws what the mail server says. */
function send(outcome: () => unknown = () => {}, type = greeting, sandbox = false) {
  const mailer: Mailer = {
    sandbox,
    async send(mail) {
      sent.push(mail);
      outcome();
    },
    close() {},
  };
  const ports = { ...shop.ports, mailer, mailTypes: { greeting: type } };
  return workDueRows({ em: shop.em(), ports, settings: shop.settings }, mailQueue, shop);
}
const fail = (error: Error) => () => {
  throw error;
};
const stored = () => shop.em().findAll(Mail);

test('a mail is queued in a transaction alone, and not when that is rolled back', async () => {
  await expect(queueMail(shop.em(), shop, { type, to: ada })).rejects.toThrow('in the transaction');
  const undone = shop.em().transactional(async (em) => {
    await queueMail(em, shop, { type, to: ada });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});

test('a mail goes to the address given, or to that of the account, once', async () => {
  const { user } = await shop.shopper();
  await queue({ to: ada });
  await queue({ to: toAccount(user.id) });
  expect(await send()).toBe(2);
  expect(await send()).toBe(0);
  expect(sent.map(({ to }) => to)).toEqual([ada, { name: user.name, address: user.email }]);
});

test('a mail with a key is queued once, by however many transactions', async () => {
  await Promise.all(Array.from({ length: 5 }, () => queue({ to: ada, key: 'order 7' })));
  await queue({ to: ada, key: 'order 8' });
  expect(await stored()).toHaveLength(2);
});

test('no mail is queued for an account that was deleted', async () => {
  const { user } = await shop.shopper();
  await shop.em().execute("update users set email = id || '@deleted.invalid' where id = ?", [user.id]);
  await queue({ to: toAccount(user.id) });
  expect(await stored()).toEqual([]);
});

test('a mail whose type has nothing to say is removed unsent', async () => {
  await queue({ to: ada });
  await send(undefined, { title: 'Silence', texts: null, prepare: async () => null });
  expect([await stored(), sent]).toEqual([[], []]);
});

test('a mail that the server refuses for good is given up, with the reason', async () => {
  await queue({ to: ada });
  await send(fail(new PermanentMailError('550 No such mailbox')));
  expect(await stored()).toMatchObject([{ sentAt: null, attempts: { lastError: '550 No such mailbox' } }]);
  expect((await stored())[0]!.failedAt).not.toBeNull();
  shop.clock.advance(100 * HOUR);
  expect(await send()).toBe(0);
});

test('a mail that the server puts off is sent again with the same id, and given up after eight attempts in two days', async () => {
  await queue({ to: ada });
  for (let attempt = 1; attempt <= 8; attempt++) {
    await send(fail(new Error('421 Try later')));
    shop.clock.advance(30 * HOUR);
  }
  expect(sent).toHaveLength(8);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toMatchObject([
    { sentAt: null, attempts: { attempts: 8, lastError: '421 Try later' } },
  ]);
  await send();
  expect(sent).toHaveLength(8);
});

test('the text is kept in the sandbox mailbox alone', async () => {
  await queue({ to: ada });
  await send();
  await queue({ to: ada });
  await send(undefined, greeting, true);
  expect((await stored()).map(({ kept }) => kept)).toEqual([
    null,
    { subject: 'Hello Ada', html: '<p>Hello</p>', text: 'Hello' },
  ]);
});

test('mails are deleted 90 days after they were sent or given up, and never while they are due', async () => {
  await queue({ to: ada });
  await send();
  await queue({ to: ada });
  await send(fail(new PermanentMailError('550 No such mailbox')));
  await queue({ to: ada });
  await runJobs(
    { sentMails: mail.jobs!.sentMails!, failedMails: mail.jobs!.failedMails! },
    { ...shop, em: shop.em() },
    shop.logger,
  );
  expect(await stored()).toHaveLength(3);
  shop.clock.advance(90 * 24 * HOUR);
  await runJobs(
    { sentMails: mail.jobs!.sentMails!, failedMails: mail.jobs!.failedMails! },
    { ...shop, em: shop.em() },
    shop.logger,
  );
  expect(await stored()).toMatchObject([{ sentAt: null, failedAt: null }]);
});
