import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openGateways } from '../core/payment-provider.ts';
import { lockFolder } from '../db/lock-folder.ts';
import { type Env, readEnv } from '../server/env.ts';
import { declared } from '../server/modules.ts';
import { openDatabase } from '../server/open-database.ts';
import { checkInvariants, type Violation } from '../trade/ledger/check-invariants.ts';
import { invariants, limits } from '../trade/ledger/invariants.ts';
import { readLedger, sandboxLedger } from '../trade/ledger/provider-ledger.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks the rules that the shop's data must keep, and changes nothing: npm run check:invariants -- [ids of orders that
 * must exist]. Ends with 1 when a rule is broken or could not be checked.
 */
async function main(acknowledged: string[]): Promise<Violation[]> {
  const env = readEnv();
  const unlock = env.DATABASE_URL ? () => {} : lockData(env);
  const now = new Date();
  try {
    const ledger = env.sandboxPayments
      ? sandboxLedger
      : await readLedger(openGateways(declared.paymentProviders, env.paymentAccounts), now);
    // A shop with many orders takes longer than a request may.
    const orm = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, patience: Infinity });
    try {
      return await checkInvariants(orm.em.fork(), { ledger, now, acknowledged });
    } finally {
      await orm.close();
    }
  } finally {
    unlock();
  }
}

/** Takes the built-in database for this process; one that is not there is not made. */
function lockData({ DATA_DIR }: Env): () => void {
  if (existsSync(join(DATA_DIR, 'pglite'))) return lockFolder(DATA_DIR);
  throw new Error(
    `There is no shop in ${resolve(DATA_DIR)}: name its folder with DATA_DIR, or set DATABASE_URL.`,
  );
}

function report(violations: Violation[], acknowledged: string[]): string {
  const broken = Map.groupBy(violations, ({ rule }) => rule);
  const reports = [...broken].map(([rule, found]) =>
    [
      `${rule}  ${found[0]?.sentence}`,
      ...found.map(({ subject, problem }) => `  ${subject}: ${problem}`),
    ].join('\n'),
  );
  const checked = acknowledged.length > 0 ? invariants : invariants.filter(({ id }) => id !== 'I7');
  const holding = checked.length - broken.size;
  const notes = Object.entries(limits).map(([rule, reason]) => `  ${rule}: ${reason}`);
  return [
    ...reports,
    broken.size === 0
      ? `${holding} invariants hold.`
      : `${holding} invariants hold, ${broken.size} are broken.`,
    'What the rows do not tell:',
    ...notes,
  ].join('\n');
}

await runCommand(async (acknowledged) => {
  const violations = await main(acknowledged);
  if (violations.length > 0) process.exitCode = 1;
  return report(violations, acknowledged);
});
