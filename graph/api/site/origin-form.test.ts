import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originForm } from './origin-form.ts';

const server = createServer();
beforeAll(async () => {
  const app = express().use(originForm);
  app.get('/{*path}', (req, res) => void res.json([req.url, req.originalUrl, req.path, req.query.keyword]));
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends the request target as it is. */
async function get(path: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path }).end();
  const [response] = await once(sent, 'response');
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return JSON.parse(text);
}

test.each(['http://evil.example', 'HTTPS://evil.example:8080', 'http://user@evil.example'])(
  'a request target that is a whole address is read as its path and query: %s',
  async (origin) => {
    const path = '/search?keyword=x';
    expect(await get(origin + path)).toEqual([path, path, '/search', 'x']);
  },
);

test('a path stays as it is', async () => {
  expect(await get('/http://evil.example?keyword=x')).toEqual([
    '/http://evil.example?keyword=x',
    '/http://evil.example?keyword=x',
    '/http://evil.example',
    'x',
  ]);
});
