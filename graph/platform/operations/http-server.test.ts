import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer, listen } from './http-server.ts';

let server: Server;
let port: number;
let heard: string[];
beforeEach(async () => {
  heard = [];
  server = createHttpServer(
    (req, res) => {
      heard.push(`${req.method} ${req.url}`);
      req.resume().on('end', () => res.end('served'));
    },
    { perAddress: 1_500 },
  );
  await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' });
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const isServed = async () => (await (await fetch(`http://127.0.0.1:${port}/`)).text()) === 'served';

test('a client that never ends its headers gets 408 and is disconnected, while others are served', async () => {
  const slow = connect(port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
  let answer = '';
  slow.setEncoding('utf8').on('data', (text) => (answer += text));
  expect(await isServed()).toBe(true);
  const start = performance.now();
  await once(slow, 'close');
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a thousand idle connections hold nobody up', async () => {
  const idle: Socket[] = [];
  for (let n = 0; n < 1_000; n += 1) {
    const socket = connect(port, '127.0.0.1');
    idle.push(socket);
    await once(socket, 'connect');
    // Every other connection has sent a request before and stays open (keep-alive).
    if (n % 2 === 0) {
      socket.write('GET /idle HTTP/1.1\r\nHost: shop\r\n\r\n');
      await once(socket, 'data');
    }
  }
  expect(await isServed()).toBe(true);
  expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
  for (const socket of idle) socket.destroy();
});

test('one address cannot take all connections: others are served', async () => {
  const small = createHttpServer((_req, res) => res.end('served'), { perAddress: 3 });
  await listen(small, { port: 0, host: '127.0.0.1', setting: 'PORT' });
  const { port: smallPort } = small.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port: smallPort, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    const isServed = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    return { socket, isServed };
  };
  const mine = [];
  for (let n = 0; n < 5; n += 1) mine.push(await open('127.0.0.1'));
  expect(mine.map(({ isServed }) => isServed)).toEqual([true, true, true, false, false]);
  const other = await open('127.0.0.2');
  expect(other.isServed).toBe(true);
  // A closed connection makes room for another.
  const ended = once(mine[0]!.socket, 'close');
  mine[0]!.socket.end();
  await ended;
  await vi.waitFor(async () => expect((await open('127.0.0.1')).isServed).toBe(true), 10_000);
  small.closeAllConnections();
  small.close();
});

/** The response to these bytes, until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text) => (answer += text)).on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answer;
}

const hidden = 'GET /hidden HTTP/1.1\r\nHost: shop\r\n\r\n';
const smuggled: [what: string, bytes: string][] = [
  ['a length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a length that is none', `Content-Length: +0\r\n\r\n${hidden}`],
  ['a list of lengths', `Content-Length: 0, 40\r\n\r\n${hidden}`],
  ['chunks not last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks behind a blank', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks in a folded line', `Transfer-Encoding:\r\n xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a chunk of a size that is none', `Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`],
  ['a chunk that ends too late', `Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${hidden}`],
  ['a line that ends early', `X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
];

test.each(smuggled)('of a request with %s nothing is taken for a second one', async (_, bytes) => {
  const answer = await sendBytes(`POST /first HTTP/1.1\r\nHost: shop\r\n${bytes}`);
  expect(answer).toMatch(/HTTP\/1\.1 400 /);
  expect(heard).not.toContain('GET /hidden');
});

test('requests that are sent at once are answered in turn, each as itself', async () => {
  const one = 'POST /one HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\n\r\nabc';
  const last = 'GET /three HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
  const answer = await sendBytes(`${one}${hidden}${last}`);
  expect(heard).toEqual(['POST /one', 'GET /hidden', 'GET /three']);
  expect(answer.match(/served/g)).toHaveLength(3);
});
