import { version } from '../core/version.ts';
import { demoLogins } from '../people/accounts/demo-logins.ts';
import type { Env } from './env.ts';
import { settingsWarnings } from './settings-warnings.ts';

/** Prints where the shop is open, in which version, who can sign in to a demo, and what is risky about its settings. */
export function announce(env: Env, name: string): void {
  const lines = [`${name} is open at ${env.url} (Citron ${version})`];
  if (env.isDemo) {
    for (const { email, password, isAdmin } of demoLogins) {
      lines.push(`  ${isAdmin ? 'Admin  ' : 'Shopper'}  ${email}  ${password}`);
    }
  }
  if (env.sandboxPayments) lines.push('  Payments are a sandbox: no money moves.');
  for (const { sentence } of settingsWarnings(env)) lines.push(`  Warning: ${sentence}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
