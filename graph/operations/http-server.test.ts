import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer, listen } from './http-server.ts';

test('a client that never ends its headers is told so and cut off, while others are served', async () => {
  const server = createHttpServer((_req, res) => void res.end('served'));
  await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' });
  const { port } = server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
  let answer = '';
  slow.setEncoding('utf8').on('data', (text) => (answer += text));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served');
  const start = performance.now();
  await once(slow, 'close');
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.closeAllConnections();
  server.close();
});
