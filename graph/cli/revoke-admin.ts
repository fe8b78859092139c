import 'reflect-metadata';
import { normaliseEmail } from '../core/email-address.ts';
import { revokeAdminByEmail } from '../people/accounts/revoke-admin.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async ([email]) => {
  if (!email) throw new Error('Say who: npm run revoke-admin -- someone@example.com');
  await withDatabase((deps) => revokeAdminByEmail(deps, normaliseEmail(email)));
  return `${email} is no admin any more and is signed out everywhere.`;
});
