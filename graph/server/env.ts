import { availableParallelism } from 'node:os';
import { cleanEnv, type ReporterOptions } from 'envalid';
import type { PaymentAccounts } from '../core/payment-provider.ts';
import { accountVariables, variables } from './env-variables.ts';
import { lockedSettings } from './locked-settings.ts';
import { readMode } from './mode.ts';
import { declared } from './modules.ts';
import { shopUrl } from './shop-url.ts';

/** A guest is quickly made, so few may hold stock. Unpaid holds of one within a day, and open checkouts of a network's guests. */
const UNPAID_OF_GUEST = 3;
const OPEN_OF_GUESTS = 5;

export type Env = ReturnType<typeof readEnv>;

/** Reads and checks all settings. Throws one Error that names every wrong variable and says what it must be. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const reporter = ({ errors }: ReporterOptions<object>) => {
    const wrong = Object.entries(errors).map(([name, error]) => `${name}: ${(error as Error).message}`);
    if (wrong.length > 0) throw new Error(`Wrong settings. ${wrong.join('. ')}.`);
  };
  const env = cleanEnv(source, variables, { reporter });
  // Throws for a value that admins could not save either, before the database is opened.
  lockedSettings(declared.settings, { ...env });
  const paymentAccounts = accountsOf(cleanEnv(source, accountVariables, { reporter }));
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    throw new Error('Wrong settings. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new Error(
      'Wrong settings. MAIL_FROM: set it to the address that mails come from, since SMTP_URL is set.',
    );
  }
  const sandbox = Object.keys(paymentAccounts).length === 0;
  const mode = readMode(env, sandbox);
  const { production } = mode;
  if (env.PUBLIC_URL && env.CORS_ORIGINS.includes(new URL(env.PUBLIC_URL).origin)) {
    throw new Error(
      'Wrong settings. CORS_ORIGINS: leave PUBLIC_URL out, whose pages may call the API anyway, with their sessions.',
    );
  }
  if (!env.DATABASE_URL && (env.WORKERS ?? 1) > 1) {
    throw new Error(
      'Wrong settings. WORKERS: the built-in database serves one process; set DATABASE_URL for more.',
    );
  }
  const WORKERS = env.WORKERS ?? (production && env.DATABASE_URL ? availableParallelism() : 1);
  // PostgreSQL's default limit is 100; some are left for backups and commands.
  const DATABASE_POOL = env.DATABASE_POOL ?? Math.max(1, Math.min(10, Math.floor(80 / WORKERS)));
  const RATE_LIMIT_FACTOR = env.RATE_LIMIT_FACTOR ?? (production ? 1 : 100);
  const STRONG_STAFF = env.STRONG_STAFF ?? (production ? 'warn' : 'off');
  const LOG_LEVEL = env.LOG_LEVEL ?? (production ? 'info' : 'warn');
  // No other program takes payments in the sandbox.
  const refundUnordered = sandbox || env.REFUND_UNORDERED_PAYMENTS;
  const derived = { sandboxPayments: sandbox, refundUnordered, ...mode, url: shopUrl(env) };
  const holdLimits = {
    units: env.HELD_PIECES,
    unpaidOfPerson: env.UNPAID_CHECKOUTS * RATE_LIMIT_FACTOR,
    unpaidOfGuest: UNPAID_OF_GUEST * RATE_LIMIT_FACTOR,
    openOfGuests: OPEN_OF_GUESTS * RATE_LIMIT_FACTOR,
    openAtAddress: env.ADDRESS_OPEN_CHECKOUTS * RATE_LIMIT_FACTOR,
    unitsAtAddress: env.ADDRESS_HELD_PIECES * RATE_LIMIT_FACTOR,
    unpaidAtAddress: env.ADDRESS_UNPAID_CHECKOUTS * RATE_LIMIT_FACTOR,
  };
  return {
    ...env,
    paymentAccounts,
    holdLimits,
    WORKERS,
    DATABASE_POOL,
    RATE_LIMIT_FACTOR,
    STRONG_STAFF,
    LOG_LEVEL,
    ...derived,
  };
}

/** The accounts that are set. Throws an Error for one of which a part is missing. */
function accountsOf(env: Readonly<Record<string, string>>): PaymentAccounts {
  const accounts: Record<string, Record<string, string>> = {};
  for (const provider of declared.paymentProviders) {
    const names = Object.keys(provider.variables);
    const set = names.filter((name) => env[name]);
    if (set.length === 0) continue;
    if (set.length < names.length)
      throw new Error(
        `Wrong settings. Set ${allOf.format(names)} together, or none of them for test payments.`,
      );
    accounts[provider.name] = Object.fromEntries(names.map((name) => [name, env[name]!]));
  }
  return accounts;
}

const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });
