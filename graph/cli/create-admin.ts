import 'reflect-metadata';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createAdmin } from '../people/accounts/create-admin.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

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

await runCommand(async ([email, name]) => {
  if (!email || !name) throw new Error('Say who: npm run create-admin -- you@example.com "Your Name"');
  // Never on the command line, where others see it.
  const password = await readPassword();
  await withDatabase((deps) => createAdmin(deps, { email, name, password }));
  return `${email} is an admin now.`;
});
