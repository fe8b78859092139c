import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { PermanentMailError } from '../../core/mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const mail = {
  id: 'm1',
  to: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Hello',
  html: '<p>x</p>',
  text: 'x',
};
const from = 'Citron <shop@shop.example>';

/** A mailer on a server, and what that received. `refuse` is what it says to a recipient. */
async function mailServer(refuse?: { code: number }) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse && Object.assign(new Error('No.'), { responseCode: refuse.code })),
    async onData(stream, session, done) {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done();
    },
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?tls=no`, from });
  closing.push(
    () => mailer.close(),
    () => server.close(() => {}),
  );
  return { mailer, received, port };
}

test('a mail that is sent twice is the same message, with HTML and text', async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(mail);
  await mailer.send(mail);
  expect(received).toHaveLength(2);
  for (const { to, raw } of received) {
    expect(to).toEqual(['ada@example.com']);
    expect(raw).toContain('Message-ID: <m1@shop.example>');
    expect(raw).toContain('From: Citron <shop@shop.example>');
    expect(raw).toMatch(/text\/plain[\s\S]+text\/html/);
  }
});

test('an answer goes to the address that a mail names, or to the shop', async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(mail);
  await mailer.send({
    ...mail,
    replyTo: { name: 'Vera\r\nBcc: all@example.com', address: 'vera@example.com' },
  });
  expect(received[0]!.raw).not.toMatch(/^reply-to:/im);
  expect(received[1]!.raw).toMatch(/^Reply-To: [^\r]*\r\n <vera@example\.com>\r$/m);
  expect(received[1]!.raw).not.toMatch(/^bcc:/im);
  expect(received[1]!.to).toEqual(['ada@example.com']);
});

test('a mail brings its file', async () => {
  const { mailer, received } = await mailServer();
  const content = Buffer.from('%PDF-1.7 file');
  await mailer.send({ ...mail, attachment: { name: 'invoice-7.pdf', type: 'application/pdf', content } });
  const { raw } = received[0]!;
  expect(raw).toMatch(/Content-Type: application\/pdf; name=invoice-7\.pdf/);
  expect(raw).toContain('Content-Disposition: attachment; filename=invoice-7.pdf');
  expect(raw).toContain(content.toString('base64'));
});

test('a mail that one can unsubscribe from says so in its headers, for the button of the mail program', async () => {
  const { mailer, received } = await mailServer();
  await mailer.send({ ...mail, unsubscribe: 'https://shop.example/unsubscribe/token' });
  const raw = received[0]!.raw.replace(/\r\n\s+/g, ' ');
  expect(raw).toContain('List-Unsubscribe: <https://shop.example/unsubscribe/token>');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test.each([
  ['name', { ...mail, to: { name: 'Ada\r\nBcc: eve@example.com', address: mail.to.address } }],
  ['subject', { ...mail, subject: 'Hello\r\nBcc: eve@example.com' }],
  ['address', { ...mail, to: { name: 'Ada', address: 'ada@example.com\r\nRCPT TO:<eve@example.com>' } }],
  ['list of addresses', { ...mail, to: { name: 'Ada', address: 'ada@example.com, eve@example.com' } }],
])(
  'a line break or a second address in the %s adds neither a header nor a recipient',
  async (_where, hostile) => {
    const { mailer, received } = await mailServer();
    await mailer.send(hostile).catch(() => {});
    for (const { to, raw } of received) {
      expect(to).not.toContain('eve@example.com');
      expect(raw).not.toMatch(/^bcc:/im);
    }
  },
);

test.each([
  [550, true],
  [451, false],
])('a recipient refused with %i is refused for good: %s', async (code, permanent) => {
  const { mailer } = await mailServer({ code });
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof PermanentMailError).toBe(permanent);
});

test('a server without TLS gets no mail unless the address says so', async () => {
  const { port, received } = await mailServer();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  closing.push(() => mailer.close());
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(PermanentMailError);
  expect(received).toEqual([]);
});

test('a server that says nothing is given up after ten seconds', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening));
  const connected = new Promise((resolve) => silent.once('connection', resolve));
  const { port } = silent.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  closing.push(
    () => vi.useRealTimers(),
    () => silent.close(),
  );
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?tls=no`, from });
  closing.push(() => mailer.close());
  const sending = expect(mailer.send(mail)).rejects.not.toBeInstanceOf(PermanentMailError);
  await connected;
  vi.advanceTimersByTime(10_000);
  await sending;
});
