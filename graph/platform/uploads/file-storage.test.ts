import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage } from '../../core/ports.ts';
import { bucketStorage, folderStorage } from './file-storage.ts';

const objects = new Map<string, Buffer>();
const types = new Map<string, string | undefined>();
const listing = () => {
  const keys = [...objects.keys()].map((path) => path.replace('/pictures/', ''));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>5</Size></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
};
/** The part of the S3 protocol that storing files needs. */
const bucketService = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
  if (!req.headers.authorization?.includes('Credential=key/')) return res.writeHead(403).end();
  if (req.method === 'PUT') {
    objects.set(pathname, await buffer(req));
    types.set(pathname, req.headers['content-type']);
  }
  if (req.method === 'DELETE') objects.delete(pathname);
  if (searchParams.has('list-type')) return res.end(listing());
  const object = objects.get(pathname);
  res.setHeader('last-modified', new Date().toUTCString());
  if (req.method === 'PUT' || req.method === 'DELETE') return res.end();
  return object ? res.end(object) : res.writeHead(404).end();
});

let folder: string;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
  await new Promise<void>((listening) => bucketService.listen(0, '127.0.0.1', listening));
  endpoint = `http://127.0.0.1:${(bucketService.address() as AddressInfo).port}`;
});
afterAll(async () => {
  bucketService.close();
  await rm(folder, { recursive: true });
});

const bucket = (accessKeyId = 'key') =>
  bucketStorage({
    name: 'pictures',
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  });

describe.each<[string, () => Promise<FileStorage>]>([
  ['a folder', () => folderStorage(folder)],
  ['a bucket', () => bucket()],
])('%s', (_, open) => {
  test('returns a stored file until it is removed', async () => {
    const storage = await open();
    const bytes = Buffer.from([0, 255, 128, 10, 13]);
    await storage.put('one.webp', bytes, 'image/webp');
    await storage.put('other.webp', Buffer.from('other'), 'image/webp');
    expect(await storage.read('one.webp')).toEqual(bytes);
    await storage.remove('one.webp');
    expect(await storage.read('one.webp')).toBeNull();
    expect(await storage.read('other.webp')).toEqual(Buffer.from('other'));
  });

  test('lists its files with the time when each was stored', async () => {
    const storage = await open();
    await storage.put('listed.webp', Buffer.from('picture'), 'image/webp');
    expect(await storage.list()).toContain('listed.webp');
    const age = Date.now() - (await storage.storedAt('listed.webp')).getTime();
    expect(Math.abs(age)).toBeLessThan(60_000);
  });

  test('has nothing where nothing was put, and removing that is no error', async () => {
    const storage = await open();
    expect(await storage.read('none.webp')).toBeNull();
    await storage.remove('none.webp');
  });
});

test('a bucket keeps the type of a file', async () => {
  await (await bucket()).put('typed.avif', Buffer.from('x'), 'image/avif');
  expect(types.get('/pictures/typed.avif')).toBe('image/avif');
});

test('a bucket that refuses is an error, not an absent file', async () => {
  const storage = await bucket('stranger');
  await expect(storage.read('one.webp')).rejects.toThrow();
  await expect(storage.put('one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
});

test('a folder that cannot be written is an error at once', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(folderStorage(join(file, 'uploads'))).rejects.toThrow(
    `The folder for uploaded pictures cannot be written: ${join(file, 'uploads')}`,
  );
});
