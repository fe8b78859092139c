import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { exportRows, fileSender } from './export-rows.ts';
import { guestContext } from './guest-context.ts';

/** More than sockets buffer, in several batches. */
const [ROWS, LENGTH] = [4_000, 10_000];

let shop: TestShop;
let url: string;
let close: () => Promise<unknown>;
/** Whether the files that were read were whole. */
const read: boolean[] = [];
/** The response of the last request, that its file is sent or given up, and that its transaction has ended. */
let sent: Response;
let sending: Promise<void>;
let ended: PromiseWithResolvers<void>;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  const send = fileSender();
  const app = express().get('/', async (_req, res) => {
    sent = res;
    const run = async (write: Parameters<typeof exportRows>[2]) => {
      const rows = sql<{
        row: string;
      }>`select repeat('x', ${LENGTH}) as row from generate_series(1, ${ROWS})`;
      const file = {
        write: (batch: readonly { row: string }[]) => batch.map(({ row }) => row).join(''),
        end: () => 'END',
      };
      const ctx = guestContext({ ...shop, secureCookies: false });
      await exportRows(ctx, { name: 'rows', rows, file }, write).then(ended.resolve, ended.reject);
      await ended.promise;
    };
    const isRead = async (isWhole: boolean) => void read.push(isWhole);
    sending = send(res, { person: 'anyone', name: 'rows', format: 'csv' }, run, isRead);
    await sending;
  });
  app.use(
    ((error, _req, res, _next) => void res.status(409).send(error.code)) as express.ErrorRequestHandler,
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((closed) => server.close(closed));
});
afterAll(async () => {
  await close?.();
  await shop?.close();
});

/** Starts a download that reads nothing yet. */
async function download(): Promise<IncomingMessage> {
  ended = Promise.withResolvers();
  const [response] = await once(get(url, { agent: false }), 'response');
  return response;
}

test('a client that reads nothing keeps no transaction open, and gets the whole file when it reads', async () => {
  const response = await download();
  await ended.promise;
  expect(await shop.em().execute('select 1 as one')).toEqual([{ one: 1 }]);
  expect(sent.writableFinished).toBe(false);
  expect(sent.writableLength).toBeLessThan((ROWS * LENGTH) / 4);
  expect(sent.listenerCount('drain')).toBeLessThan(3);
  const again = await fetch(url);
  expect([again.status, await again.text()]).toEqual([409, 'CONFLICT']);
  const file = await text(response);
  expect(file.length).toBe(ROWS * LENGTH + 'END'.length);
  expect(file.endsWith('xEND')).toBe(true);
  expect(read).toEqual([true]);
});

test('a client that goes away while the rest of its file is sent leaves the next export free', async () => {
  const response = await download();
  await ended.promise;
  response.destroy();
  await sending;
  expect(read.at(-1)).toBe(false);
  expect((await text(await download())).length).toBe(ROWS * LENGTH + 'END'.length);
});

test('statements of an export are not compiled, which takes longer than they do', async () => {
  await shop.em().execute('alter system set jit = on');
  await shop.em().execute('select pg_reload_conf()');
  const rows = sql<{ jit: string }>`select current_setting('jit') as jit`;
  const parts: unknown[] = [];
  const file = {
    write: (batch: readonly { jit: string }[]) => batch.map(({ jit }) => jit).join(),
    end: () => '',
  };
  const ctx = guestContext({ ...shop, secureCookies: false });
  await exportRows(ctx, { name: 'jit', rows, file }, async (part) => void parts.push(part));
  expect(parts[0]).toBe('off');
});
