import type { Env } from './env.ts';
import { isLocal } from './mode.ts';

/** What is risky about the settings though the shop can open with them: one sentence each, which says what to do. */
export function settingsWarnings(env: Env): string[] {
  const warnings: string[] = [];
  const realPayments = !env.sandboxPayments;
  if (realPayments && !env.DATABASE_URL) {
    warnings.push(
      'Real payments are kept in the built-in database, which is meant for trying the shop out: set DATABASE_URL to a PostgreSQL.',
    );
  }
  if (realPayments && !env.PUBLIC_URL) {
    warnings.push(
      'Real payments are taken but PUBLIC_URL is not set, so links name localhost: set it to the address that shoppers use.',
    );
  }
  if (env.mails === 'waiting') {
    warnings.push(
      'No mail server is set, so mails wait and nobody gets them: set SMTP_URL and MAIL_FROM. They are sent then.',
    );
  }
  if (env.production && env.mails === 'mailbox') {
    warnings.push(
      'OPEN_MAILBOX is set, so everybody can read the mails of the shop and sign in as anybody by their links: set SMTP_URL and MAIL_FROM instead.',
    );
  }
  // Browsers take the cookie of a session over HTTPS alone, except from their own machine.
  if (
    env.production &&
    env.PUBLIC_URL &&
    new URL(env.PUBLIC_URL).protocol === 'http:' &&
    !isLocal(env.PUBLIC_URL)
  ) {
    warnings.push(
      'PUBLIC_URL is http, so nobody can sign in: sessions need HTTPS. Put a proxy with a certificate in front and set PUBLIC_URL to its address.',
    );
  }
  // The shop itself speaks no HTTPS.
  if (env.production && env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === 0) {
    warnings.push(
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all shoppers count as one address, whose limits lock everybody out together. Set TRUST_PROXY to the number of proxies.',
    );
  }
  if (env.production && env.STRONG_STAFF === 'off') {
    warnings.push(
      'STRONG_STAFF is off, so a password alone is enough to manage the shop: set it to warn or required.',
    );
  }
  return warnings;
}
