import 'reflect-metadata';
import { lockDemoLogins } from '../people/accounts/lock-demo-logins.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async () => {
  const locked = await withDatabase(lockDemoLogins);
  if (locked.length === 0) return 'No demo login works here.';
  return `Nobody can sign in as ${locked.join(' and ')} any more. Make an admin of your own: npm run create-admin -- you@example.com "Your Name"`;
});
