import 'reflect-metadata';
import { exportUser } from '../privacy/export-user.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async ([email]) => {
  if (!email) throw new Error('Say whose: npm run export-user -- someone@example.com');
  const held = await withDatabase((deps) => exportUser(deps, email, { guests: true }));
  return JSON.stringify(held, null, 2);
});
