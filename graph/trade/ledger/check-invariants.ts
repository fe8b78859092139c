import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { invariants } from './invariants.ts';
import { ledgerTables } from './ledger-tables.ts';
import type { ProviderLedger } from './provider-ledger.ts';

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

/** Values stay out of the text: a database that has seen a statement need not plan it again. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}

/** Checks the invariants against one moment of the database, and changes nothing. */
export function checkInvariants(
  em: SqlEntityManager,
  { ledger, now, acknowledged = [], isQuick = false }: CheckOptions,
): Promise<Violation[]> {
  const tables = ledgerTables(ledger, now);
  const params = [...tables.params, JSON.stringify(acknowledged)];
  return em.transactional(
    async (tx) => {
      const violations: Violation[] = [];
      for (const { id: rule, sentence, sql } of invariants.filter(({ isSlow }) => !(isQuick && isSlow))) {
        const text = numbered(
          `${tables.sql}, acknowledged as (select jsonb_array_elements_text(?::jsonb) as id)
           select subject, problem from (${sql}) found order by subject limit ${MOST}`,
        );
        const { rows } = await tx.getKysely().executeQuery<Found>(CompiledQuery.raw(text, params));
        violations.push(...rows.map((row) => ({ rule, sentence, ...row })));
      }
      return violations;
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}
