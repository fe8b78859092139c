import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GUEST_BODY } from '../../core/admit-body.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const open: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of open.splice(0)) socket.destroy();
});

const body = (bytes: number) => JSON.stringify({ query: '{ __typename }', padding: '' }).padEnd(bytes, ' ');
const ask = async (client: TestClient, init: RequestInit) => {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await client.fetch('/graphql', { method: 'POST', ...init, headers });
  const { errors } = await response.json();
  const code = errors?.[0].extensions.code;
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
};

test('a guest sends 64 kB at most, also packed; who is signed in sends a megabyte', async () => {
  const [guest, shopper] = [shop.guest(), await shop.shopper()];
  expect((await ask(guest, { body: body(GUEST_BODY) })).status).toBe(200);
  expect(await ask(guest, { body: body(GUEST_BODY + 1) })).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  const packed = { body: gzipSync(body(GUEST_BODY + 1)), headers: { 'content-encoding': 'gzip' } };
  expect((await ask(guest, packed)).status).toBe(413);
  expect((await ask(shopper, packed)).status).toBe(200);
  expect((await ask(shopper, { body: body(1024 * 1024) })).status).toBe(200);
  expect((await ask(shopper, { body: body(1024 * 1024 + 1) })).status).toBe(413);
});

/** A request whose body never ends. Resolves to the status line of the response, if there is one. */
function stall(path: string, bytes = GUEST_BODY): { answer: Promise<string> } {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').setEncoding('latin1');
  open.push(socket);
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
  );
  return { answer: once(socket, 'data').then(([text]) => String(text).split('\r\n', 1)[0] ?? '') };
}

test('bodies that stall fill a part of the memory: further guests get 503, shoppers go on', async () => {
  // So that none is cut off for being slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shopper = await shop.shopper();
  // Each address may use 8 MB: 128 such bodies.
  const answers = Array.from({ length: 160 }, (_, n) => stall(n % 2 ? '/graphql' : '/api/users/auth').answer);
  const refused: string[] = [];
  const { promise: allRefused, resolve } = Promise.withResolvers<void>();
  for (const answer of answers) {
    const add = (line: string) => void (refused.push(line) === 32 && resolve());
    answer.then(add, () => {});
  }
  await allRefused;
  expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 503 Service Unavailable']));
  expect(await ask(shop.guest(), { body: body(1_000) })).toEqual({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: '5',
  });
  expect((await ask(shopper, { body: body(GUEST_BODY + 1) })).status).toBe(200);
  for (const socket of open) socket.destroy();
  // Until the server has seen that they are gone.
  while ((await ask(shop.guest(), { body: body(1_000) })).status !== 200) await Promise.resolve();
});

test('a guest who takes longer than ten seconds for a body gets 408 and is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answer } = stall('/graphql');
  const statusLine = answer.then(
    (line) => line,
    () => 'closed without an answer',
  );
  const line = vi
    .waitUntil(() => vi.getTimerCount() > 0, 10_000)
    .then(() => {
      vi.advanceTimersByTime(10_000);
      return statusLine;
    });
  expect(await line).toBe('HTTP/1.1 408 Request Timeout');
});
