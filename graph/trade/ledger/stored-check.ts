import type { Context } from '../../core/context.ts';
import type { MadeCheck, MoneyRow } from './money-check.types.ts';
import { StoredMoneyCheck } from './stored-money-check.entity.ts';

interface StoredCheck {
  /** Null before the first. */
  last: { check: MadeCheck; storedAt: Date } | null;
  isRequested: boolean;
}

/** What the job made last; null in a shop whose requests check themselves. */
export async function readStoredCheck({ em }: Pick<Context, 'em'>): Promise<StoredCheck | null> {
  const row = await em.fork().findOne(StoredMoneyCheck, 1);
  const { result } = row ?? {};
  const last = result ? { check: revived(result.check), storedAt: new Date(result.storedAt) } : null;
  return row && { last, isRequested: row.requestedAt !== null };
}

/** Has the job make a check, unless one is requested already. */
export async function requestCheck({ em, ports }: Pick<Context, 'em' | 'ports'>): Promise<void> {
  await em.fork().execute(
    `insert into money_checks (id, requested_at) values (1, ?)
       on conflict (id) do update set requested_at = coalesce(money_checks.requested_at, excluded.requested_at)`,
    [ports.now()],
  );
}

/** With moments as dates: JSON has texts. */
function revived(check: MadeCheck): MadeCheck {
  const moment = (text: Date | null) => text && new Date(text);
  const rows = (list: MoneyRow[]) =>
    list.map((row) => ({ ...row, at: new Date(row.at), until: moment(row.until) }));
  return {
    ...check,
    checkedAt: new Date(check.checkedAt),
    since: moment(check.since),
    underway: rows(check.underway),
    problems: rows(check.problems),
    unpaid: rows(check.unpaid),
    refunded: rows(check.refunded),
  };
}
