import 'reflect-metadata';
import { eraseUser } from '../privacy/erase-user.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async ([email]) => {
  if (!email) throw new Error('Say who: npm run erase-user -- someone@example.com');
  await withDatabase((deps) => eraseUser(deps, email));
  return `Nothing is left that tells who ${email} was.`;
});
