import 'reflect-metadata';
import { eraseUser } from '../accounts/erase-user.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async ([email]) => {
  if (!email) throw new Error('Say who: npm run erase-user -- someone@example.com');
  await withDatabase((orm) => eraseUser(orm.em.fork(), email, new Date()));
  return `Nothing is left that tells who ${email} was.`;
});
