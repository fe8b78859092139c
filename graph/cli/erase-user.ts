import 'reflect-metadata';
import { noCache } from '../core/cache.ts';
import { eraseUser } from '../privacy/erase-user.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async ([email]) => {
  if (!email) throw new Error('Say who: npm run erase-user -- someone@example.com');
  const ports = { now: () => new Date(), cache: noCache };
  await withDatabase((orm) => eraseUser({ em: orm.em.fork(), ports }, email));
  return `Nothing is left that tells who ${email} was.`;
});
