import type { SetupIssue } from '../core/setup-issue.ts';
import type { Env } from './env.ts';
import { isLocal } from './mode.ts';

/** What is risky about the settings though the shop can open with them: their sentences say what to do. */
export function settingsWarnings(env: Env): SetupIssue[] {
  const { production, mails, PUBLIC_URL } = env;
  const realPayments = !env.sandboxPayments;
  const warnings: (SetupIssue | false | undefined)[] = [
    realPayments &&
      !env.DATABASE_URL && {
        code: 'BUILT_IN_DATABASE',
        sentence:
          'Real payments are kept in the built-in database, which is meant for trying the shop out: set DATABASE_URL to a PostgreSQL.',
      },
    realPayments &&
      !PUBLIC_URL && {
        code: 'NO_PUBLIC_URL',
        sentence:
          'Real payments are taken but PUBLIC_URL is not set, so links name localhost: set it to the address that shoppers use.',
      },
    mails === 'waiting' && {
      code: 'MAILS_WAIT',
      sentence:
        'No mail server is set, so mails wait and nobody gets them: set SMTP_URL and MAIL_FROM. They are sent then.',
    },
    production &&
      mails === 'mailbox' && {
        code: 'OPEN_MAILBOX',
        sentence:
          'OPEN_MAILBOX is set, so everybody can read the mails of the shop and sign in as anybody by their links: set SMTP_URL and MAIL_FROM instead.',
      },
    // Browsers take the cookie of a session over HTTPS alone, except from their own machine.
    production &&
      PUBLIC_URL?.startsWith('http:') &&
      !isLocal(PUBLIC_URL) && {
        code: 'NO_HTTPS',
        sentence:
          'PUBLIC_URL is http, so nobody can sign in: sessions need HTTPS. Put a proxy with a certificate in front and set PUBLIC_URL to its address.',
      },
    // The shop itself speaks no HTTPS.
    production &&
      PUBLIC_URL?.startsWith('https:') &&
      env.TRUST_PROXY === 0 && {
        code: 'NO_PROXY_TRUSTED',
        sentence:
          'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all shoppers count as one address, whose limits lock everybody out together. Set TRUST_PROXY to the number of proxies.',
      },
    production &&
      env.STRONG_STAFF === 'off' && {
        code: 'PASSWORD_ALONE',
        sentence:
          'STRONG_STAFF is off, so a password alone is enough to manage the shop: set it to warn or required.',
      },
  ];
  return warnings.filter((warning) => !!warning);
}
