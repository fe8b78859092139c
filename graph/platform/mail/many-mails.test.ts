import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import type { Mailer, MailName, MailType } from '../../core/mailer.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freePort } from '../../proof/testing/free-port.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';
import { queueMail } from './queue-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const HOUR = 60 * 60_000;
const MAILS = Number(process.env.MAILS ?? 100);
/** What the server does with most recipients, by the beginning of the address. Others get an answer late, or never. */
const KINDS = ['good', 'later', 'refused'] as const;
const from = 'Citron <shop@shop.example>';
const name = 'Ada\r\nBcc: eve@example.com';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

interface Sent {
  to: string;
  raw: string;
}

/** Takes mails, or refuses them with 421 (once) or 550, or says nothing (once, or always). */
async function moodyServer(port = 0) {
  const received: Sent[] = [];
  const attempts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const refuse = (responseCode: number) => done(Object.assign(new Error('No.'), { responseCode }));
      if (address.startsWith('refused')) refuse(550);
      else if (address.startsWith('later') && attempt === 1) refuse(421);
      else if (address.startsWith('silent') || (address.startsWith('slow') && attempt === 1)) return;
      else done();
    },
    async onData(stream, { envelope }, done) {
      received.push({ to: envelope.rcptTo[0]!.address, raw: await text(stream) });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    attempts,
    url: `smtp://127.0.0.1:${address.port}?tls=no`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

const greeting: MailType = {
  texts: null,
  title: 'Greeting',
  prepare: async (_deps, { toName }) => ({ subject: `Hello ${toName}`, html: '<p>Hello</p>', text: 'Hello' }),
};
const send = (mailer: Mailer) => {
  const mailTypes = { ...shop.ports.mailTypes, greeting };
  const ports = { ...shop.ports, mailer, mailTypes };
  return workDueRows({ em: shop.em(), ports, settings: shop.settings }, mailQueue, shop);
};
const due = () => shop.em().count(Mail, { sentAt: null, failedAt: null });

test(`${MAILS} mails to a server that takes, refuses, puts off and hangs end sent or given up, none lost`, async () => {
  // Of the silent ones each takes eight attempts of the whole timeout.
  const kindOf = (n: number) => (n % 200 === 0 ? 'silent' : n % 40 === 3 ? 'slow' : KINDS[n % 3]!);
  await shop.em().transactional(async (em) => {
    for (let n = 0; n < MAILS; n++) {
      const to = { name, address: `${kindOf(n)}-${n}@example.com` };
      await queueMail(em, shop, { type: 'greeting' as MailName, to });
    }
    const bad = ['nobody', '', 'a@b@c', 'eve@example.com\r\nRCPT TO:<mallory@example.com>'];
    for (const address of bad)
      await queueMail(em, shop, { type: 'greeting' as MailName, to: { name, address } });
  });
  const server = await moodyServer();
  const mailer = smtpMailer({ url: server.url, from, timeoutMs: 500 });
  for (let round = 0; (await due()) > 0 && round < 10 * MAILS; round++) {
    // Those that hang or fail never keep the others from their turn: a round ends after three of them, and they pause.
    if ((await send(mailer)) === 0) shop.clock.advance(30 * HOUR);
  }
  const rows = await shop.em().findAll(Mail);
  const kept = rows.filter(({ toAddress }) => /^(good|later|slow)-/.test(toAddress));
  expect(kept.filter(({ sentAt }) => !sentAt)).toEqual([]);
  const given = rows.filter((row) => !kept.includes(row));
  expect(given.filter(({ failedAt, attempts }) => !failedAt || !attempts.lastError)).toEqual([]);
  for (const { toAddress, attempts } of rows) {
    if (toAddress.startsWith('refused')) expect(attempts.attempts).toBe(1);
    if (toAddress.startsWith('silent')) expect(attempts.attempts).toBe(8);
  }
  const ids = Map.groupBy(server.received, ({ to }) => to);
  for (const { id, toAddress } of kept) {
    const raws = (ids.get(toAddress) ?? []).map(({ raw }) => raw);
    expect(raws.length).toBeGreaterThan(0);
    for (const raw of raws) {
      expect(raw.match(/^Message-ID: .*$/gim)).toEqual([`Message-ID: <${id}@shop.example>`]);
      expect(raw).not.toMatch(/^bcc:/im);
    }
  }
  expect([...server.attempts.keys()].filter((to) => /eve|mallory/.test(to))).toEqual(
    [...server.attempts.keys()].filter((to) => to === 'eve@example.com'),
  );
  mailer.close();
  await server.close();
});

test('an order is paid while the mail server is away, and its mail is sent when it is back', async () => {
  await shop.em().nativeDelete(Mail, {});
  const port = await freePort();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?tls=no`, from, timeoutMs: 1_000 });
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder.isPaid).toBe(true);
  expect(await send(mailer)).toBe(0);
  expect(await shop.em().findAll(Mail)).toMatchObject([
    {
      type: 'order.confirmed',
      sentAt: null,
      attempts: { lastError: expect.stringContaining('ECONNREFUSED') },
    },
  ]);
  const server = await moodyServer(port);
  shop.clock.advance(HOUR);
  expect(await send(mailer)).toBe(1);
  expect(server.received.map(({ to }) => to)).toEqual([shopper.user.email]);
  mailer.close();
  await server.close();
});
