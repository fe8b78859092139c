import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';

const script = 'document.title = "compressed as br, as gzip or not at all";';
const folder = mkdtempSync(join(tmpdir(), 'citron-built-'));
let server: Server;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets/app-1.js'), script);
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1.js.gz'), gzipSync(script));
  const app = express().use(builtFiles(folder, { maxAge: 60 }));
  server = createServer(app);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'a browser that takes %s gets the version made for it, whole and with its type',
  async (accepted, sent) => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toBe(script);
  },
);

test('a file with a hash in its name may be cached for a year, any other for the configured time', async () => {
  const asset = await get('/assets/app-1.js');
  expect(asset.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect((await get('/index.html')).headers.get('cache-control')).toBe('public,max-age=60');
});

test('an unchanged file is not sent again', async () => {
  const etag = (await get('/assets/app-1.js')).headers.get('etag')!;
  expect((await get('/assets/app-1.js', { 'if-none-match': etag })).status).toBe(304);
});

test.each(['/assets/app-2.js', '/assets', '/assets/', '/assets/..%2findex.html'])(
  '%s is no asset',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a folder is no page', async () => {
  expect((await get('/')).status).toBe(404);
});
