import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';

const holder = `
  const { lockFolder } = await import(${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)});
  if (process.argv[2] === 'unprivileged' && process.getuid() === 0) process.setuid(65534);
  try {
    lockFolder(process.argv[1]);
    process.stdout.write('locked');
    globalThis.gc();
    setInterval(() => {}, 1000);
  } catch (error) {
    process.stdout.write(error.message);
  }`;

let folder: string;
let holders: ChildProcess[];

/** Starts another process that locks the folder and holds the lock. Resolves to its output. */
async function hold(as = ''): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holder, folder, as], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  const [said] = await once(child.stdout!, 'data');
  return { child, said: String(said) };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-lock-'));
  holders = [];
});

afterEach(() => {
  for (const child of holders) child.kill('SIGKILL');
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

test('a folder in use by another process is refused with one clear sentence', async () => {
  await hold();
  expect(() => lockFolder(folder)).toThrow(`Another process is using ${folder}`);
});

test('a folder that cannot be made is named in one clear sentence', () => {
  const impossible = join(process.platform === 'linux' ? '/proc' : join(folder, 'file'), 'shop', 'data');
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(impossible)).toThrow(`Cannot write to ${impossible}: make it writable`);
});

test('a killed process leaves nothing to clean up', async () => {
  const { child } = await hold();
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('of several processes that start together exactly one gets the folder', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => hold()));
  expect(all.filter(({ said }) => said === 'locked')).toHaveLength(1);
  expect(all.filter(({ said }) => said.startsWith('Another process is using'))).toHaveLength(3);
});

test('a folder is free again once it is unlocked, and not before', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('Another process');
  release();
  lockFolder(folder)();
});

test('a missing folder is made', () => {
  lockFolder(join(folder, 'new', 'data'))();
});

test('a folder that cannot be made is named', () => {
  writeFileSync(join(folder, 'file'), '');
  const inside = join(folder, 'file', 'data');
  expect(() => lockFolder(inside)).toThrow(`Cannot write to ${inside}`);
});

test('a folder that may be read but not written is refused', async () => {
  lockFolder(folder)();
  chmodSync(join(folder, '.lock'), 0o444);
  chmodSync(folder, 0o555);
  const { said } = await hold('unprivileged');
  expect(said).toContain(`Cannot write to ${folder}`);
});
