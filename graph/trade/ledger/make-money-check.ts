import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findViolations } from './check-invariants.ts';
import { GRACE_MS, ledgerTables } from './ledger-tables.ts';
import type { HandSum, MadeCheck, MoneyRow, MoneySum } from './money-check.types.ts';
import { handSums, moneyRows, moneySums } from './money-rows.ts';
import { type ProviderLedger, readLedger, silentLedger } from './provider-ledger.ts';
import type { ReadSql } from './read-sql.ts';

/** How far back the provider's list is read. The command reads all of it. */
const DAYS = 10;

/**
 * Holds the shop's orders against the provider's ledger, at one moment of the database: `snapshot` reads it. Without a response of the
 * provider it returns what the shop knows.
 */
export async function makeMoneyCheck<Result>(
  { ports }: Pick<Context, 'ports'>,
  snapshot: (read: (sql: ReadSql) => Promise<MadeCheck>) => Promise<Result>,
): Promise<Result> {
  const now = ports.now();
  const ledger = await readLedger(ports.gateways, now, DAYS).catch(silentIfUnavailable);
  return snapshot((sql) => compare(sql, ledger, now));
}

async function compare(read: ReadSql, ledger: ProviderLedger, now: Date): Promise<MadeCheck> {
  const { sql, params } = ledgerTables(ledger, now);
  const rows = async (select: string) => {
    const found = await read<Omit<MoneyRow, 'at' | 'until'> & { at: string | Date }>(
      `${sql} ${select}`,
      params,
    );
    return found.map((row) => ({ ...row, at: new Date(row.at), until: null }));
  };
  return {
    checkedAt: now,
    providerAnswered: ledger.answered,
    since: ledger.since,
    sums: ledger.answered ? await read<MoneySum>(`${sql} ${moneySums}`, params) : [],
    byHand: await read<HandSum>(handSums, [ledger.since]),
    underway: (await rows(moneyRows.underway)).map((row) => ({
      ...row,
      until: new Date(row.at.getTime() + GRACE_MS),
    })),
    problems: await rows(moneyRows.problems),
    unpaid: await rows(moneyRows.unpaid),
    refunded: await rows(moneyRows.refunded),
    brokenRules: await findViolations(read, { ledger, now, isQuick: true }),
  };
}

function silentIfUnavailable(error: unknown): ProviderLedger {
  if (error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return silentLedger;
  throw error;
}
