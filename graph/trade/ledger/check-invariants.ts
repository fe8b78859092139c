import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { SNAPSHOT } from '../../core/bounded-read.ts';
import { invariants } from './invariants.ts';
import { ledgerTables } from './ledger-tables.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import { type ReadSql, readerOf } from './read-sql.ts';

/** Something of which an invariant is not true. */
export interface Violation {
  /** Id of the invariant. */
  rule: string;
  sentence: string;
  /** What it is about, such as "order 0190…". */
  subject: string;
  problem: string;
}

export interface CheckOptions {
  ledger: ProviderLedger;
  now: Date;
  /** Ids of orders that were acknowledged to a client. */
  acknowledged?: readonly string[];
  /** Leaves out what is too slow for a request. */
  isQuick?: boolean;
}

/** Most violations of one invariant that are returned. */
const MOST = 100;

type Found = Pick<Violation, 'subject' | 'problem'>;

/** Checks the invariants against one moment of the database, and changes nothing. */
export function checkInvariants(em: SqlEntityManager, options: CheckOptions): Promise<Violation[]> {
  return em.transactional((tx) => findViolations(readerOf(tx), options), { ...SNAPSHOT });
}

export async function findViolations(
  read: ReadSql,
  { ledger, now, acknowledged = [], isQuick = false }: CheckOptions,
): Promise<Violation[]> {
  const tables = ledgerTables(ledger, now);
  const params = [...tables.params, JSON.stringify(acknowledged)];
  const violations: Violation[] = [];
  for (const { id: rule, sentence, sql } of invariants.filter(({ isSlow }) => !(isQuick && isSlow))) {
    const rows = await read<Found>(
      `${tables.sql}, acknowledged as (select jsonb_array_elements_text(?::jsonb) as id)
       select subject, problem from (${sql}) found order by subject limit ${MOST}`,
      params,
    );
    violations.push(...rows.map((row) => ({ rule, sentence, ...row })));
  }
  return violations;
}
