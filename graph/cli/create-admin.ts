import 'reflect-metadata';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createAdmin } from '../accounts/create-admin.ts';
import { openDatabase } from '../db/orm.ts';
import { readEnv } from '../env.ts';
import { lockFolder } from './lock.ts';

/** Makes an admin account, or an account an admin. The password never stands on the command line, where others see it. */
async function main([email, name]: string[]): Promise<string> {
  if (!email || !name) throw new Error('Say who: npm run create-admin -- you@example.com "Your Name"');
  const password = await readPassword();
  const env = readEnv();
  const unlock = env.DATABASE_URL ? () => {} : lockFolder(env.DATA_DIR);
  const orm = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await orm.migrator.up();
    await createAdmin(orm.em.fork(), { email, name, password }, new Date());
  } finally {
    await orm.close();
    unlock();
  }
  return `${email} is an admin now.`;
}

/** Asks without showing what is typed; takes the first line when the input is a pipe, and '' when there is none. */
async function readPassword(): Promise<string> {
  const input = process.stdin;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (input.isTTY) process.stderr.write('Password: ');
  const lines = createInterface({ input, output: silent, terminal: input.isTTY });
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  lines.close();
  if (input.isTTY) process.stderr.write('\n');
  return line ?? '';
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
