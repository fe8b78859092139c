import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { checkInvariants } from './check-invariants.ts';
import { GRACE_MS, ledgerTables } from './ledger-tables.ts';
import type { HandSum, MoneyCheck, MoneyRow, MoneySum } from './money-check.types.ts';
import { handSums, moneyRows, moneySums } from './money-rows.ts';
import { type ProviderLedger, readLedger, silentLedger } from './provider-ledger.ts';

/** How far back the provider's list is read while an admin waits. The command reads all of it. */
const DAYS = 10;

/** Holds the shop's orders against the provider's ledger. Without a response of the provider it returns what the shop knows. */
export async function moneyCheck({ em, ports }: Context): Promise<MoneyCheck> {
  const now = ports.now();
  const ledger = await readLedger(ports.gateways, now, DAYS).catch(silentIfUnavailable);
  const { sql, params } = ledgerTables(ledger, now);
  const rows = async (select: string) => {
    const found = await em.execute<(Omit<MoneyRow, 'at' | 'until'> & { at: string })[]>(
      `${sql} ${select}`,
      params,
    );
    return found.map((row) => ({ ...row, at: new Date(row.at), until: null }));
  };
  return {
    checkedAt: now,
    providerAnswered: ledger.answered,
    since: ledger.since,
    sums: ledger.answered ? await em.execute<MoneySum[]>(`${sql} ${moneySums}`, params) : [],
    byHand: await em.execute<HandSum[]>(handSums, [ledger.since]),
    underway: (await rows(moneyRows.underway)).map((row) => ({
      ...row,
      until: new Date(row.at.getTime() + GRACE_MS),
    })),
    problems: await rows(moneyRows.problems),
    unpaid: await rows(moneyRows.unpaid),
    refunded: await rows(moneyRows.refunded),
    brokenRules: await checkInvariants(em, { ledger, now, isQuick: true }),
  };
}

function silentIfUnavailable(error: unknown): ProviderLedger {
  if (error instanceof DomainError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return silentLedger;
  throw error;
}
