import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SignInFailure } from '../../people/accounts/sign-in-failure.entity.ts';
import { unpackPglite } from '../../proof/testing/unpack-pglite.ts';
import { openDatabase } from '../../server/open-database.ts';
import { lockFolder } from '../lock-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

// Each opens the built-in database up to four times.
vi.setConfig({ testTimeout: 60_000 });

const template = mkdtempSync(join(tmpdir(), 'citron-backup-'));
beforeAll(async () => {
  unpackPglite(template);
  const orm = await openDatabase({ dataDir: template });
  await orm.em
    .fork()
    .insert(SignInFailure, { id: v7(), emailKey: 'kept', address: '::1', failedAt: new Date(0) });
  await orm.close();
});
afterAll(() => rmSync(template, { recursive: true }));

let folder: string;
let place: { databaseUrl: string; dataDir: string };
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-backup-'));
  file = join(folder, 'shop.tar.gz');
  place = { databaseUrl: '', dataDir: join(folder, 'data') };
  cpSync(template, place.dataDir, { recursive: true });
  mkdirSync(join(place.dataDir, 'uploads'));
  writeFileSync(join(place.dataDir, 'uploads', 'lamp.webp'), 'a picture');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function kept(dataDir: string): Promise<string[]> {
  const orm = await openDatabase({ dataDir });
  const failures = await orm.em.fork().findAll(SignInFailure);
  await orm.close();
  return failures.map(({ emailKey }) => emailKey);
}

test('the built-in database and the pictures come back from a backup in another place', async () => {
  await backUp(place, file);
  const other = { databaseUrl: '', dataDir: join(folder, 'other') };
  await restore(other, file, false);
  expect(await kept(other.dataDir)).toEqual(['kept']);
  expect(readFileSync(join(other.dataDir, 'uploads', 'lamp.webp'), 'utf8')).toBe('a picture');
  expect(readdirSync(folder).sort()).toEqual(['data', 'other', 'shop.tar.gz']);
});

test('a shop that runs is not backed up, and nothing is left of the attempt', async () => {
  const unlock = lockFolder(place.dataDir);
  await expect(backUp(place, file)).rejects.toThrow('Another process is using');
  unlock();
  expect(readdirSync(folder)).toEqual(['data']);
});

test('a shop is not overwritten by a restore; forced, what was there is kept aside', async () => {
  await backUp(place, file);
  await expect(restore(place, file, false)).rejects.toThrow('holds a shop already');
  writeFileSync(join(place.dataDir, 'uploads', 'newer.webp'), 'newer');
  await restore(place, file, true);
  expect(await kept(place.dataDir)).toEqual(['kept']);
  expect(existsSync(join(place.dataDir, 'uploads', 'newer.webp'))).toBe(false);
  const aside = readdirSync(place.dataDir).find((name) => name.startsWith('replaced-'));
  expect(readFileSync(join(place.dataDir, aside!, 'uploads', 'newer.webp'), 'utf8')).toBe('newer');
});

test('a backup is never written over another file, and is for its owner alone', async () => {
  await backUp(place, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(backUp(place, file)).rejects.toThrow('exists already');
});

test('a backup of one engine is not restored to the other', async () => {
  await backUp(place, file);
  const elsewhere = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', dataDir: join(folder, 'other') };
  await expect(restore(elsewhere, file, false)).rejects.toThrow('built-in database');
});
