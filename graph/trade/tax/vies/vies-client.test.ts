import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { viesClient } from './vies-client.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** What the client makes of a response, and what it asked. */
async function asked(respond: (res: ServerResponse) => void, timeoutMs = 5_000) {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    for await (const chunk of req) bodies.push(String(chunk));
    respond(res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await viesClient({ url, timeoutMs }).check('FR40303265045', 'DE136695976');
  return { answer, body: JSON.parse(bodies.join('')) };
}

const json = (body: unknown) => (res: ServerResponse) => void res.end(JSON.stringify(body));
const unavailable = { result: 'unavailable', consultation: null };

test('VIES is asked with both ids, and its answer has its number', async () => {
  const { answer, body } = await asked(json({ valid: true, requestIdentifier: 'WAPIAAAAW1' }));
  expect(answer).toEqual({ result: 'valid', consultation: 'WAPIAAAAW1' });
  expect(body).toEqual({
    countryCode: 'FR',
    vatNumber: '40303265045',
    requesterMemberStateCode: 'DE',
    requesterNumber: '136695976',
  });
  const invalid = await asked(json({ valid: false, requestIdentifier: '' }));
  expect(invalid.answer).toEqual({ result: 'invalid', consultation: null });
});

test.each([
  ['a register that is down', json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })],
  ['an answer that also says that it failed', json({ actionSucceed: false, valid: true })],
  ['a text where a yes or no belongs', json({ valid: 'true' })],
  ['nothing', json(null)],
  ['a page', (res: ServerResponse) => void res.end('<html>')],
  ['a failure', (res: ServerResponse) => void res.writeHead(500).end('{"valid":true}')],
  ['a redirect', (res: ServerResponse) => void res.writeHead(307, { location: '/' }).end()],
  ['a connection that ends', (res: ServerResponse) => void res.destroy()],
])('%s is no answer', async (_, respond) => {
  expect((await asked(respond)).answer).toEqual(unavailable);
});

test('a response that does not come is not waited for', async () => {
  expect((await asked(() => {}, 200)).answer).toEqual(unavailable);
});
