import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegs } from './jpegs.ts';

let folder: string;
let server: ReturnType<express.Express['listen']>;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citron-jpegs-'));
  const picture = sharp({ create: { width: 800, height: 600, channels: 4, background: '#abcd' } });
  const bytes = await picture.webp().toBuffer();
  await writeFile(join(folder, 'lamp-800.webp'), bytes);
  await writeFile(join(folder, 'lamp-1200.webp'), bytes);
  await writeFile(join(folder, 'broken-800.webp'), 'no picture');
  const app = express();
  app.use(jpegs(folder));
  app.use((_req, res) => void res.status(404).send('none'));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a WebP picture of the folder is served as JPEG, and encoded once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}/lamp-800.jpg`)));
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 600 });
  }
  await rm(join(folder, 'lamp-800.webp'));
  expect((await fetch(`${url}/lamp-800.jpg`)).status).toBe(200);
});

test.each(['none-800.jpg', 'lamp-1200.jpg', 'lamp-800.webp', '..%2Flamp-800.jpg', 'LAMP-800.jpg'])(
  '%s is not there',
  async (name) => {
    expect((await fetch(`${url}/${name}`)).status).toBe(404);
  },
);

test('only reads are answered', async () => {
  expect((await fetch(`${url}/lamp-800.jpg`, { method: 'POST' })).status).toBe(404);
});
