import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../core/context.ts';
import { addDays } from '../../../core/day.ts';
import { dayIn, startOfDay } from '../../../core/zoned-day.ts';
import { shopCurrency } from '../../../platform/settings/currency-setting.ts';
import { zoneOfBooks } from '../../closing/zone-of-books.ts';
import { monthsAfter } from '../../reports/report-period.ts';
import type { BookkeepingMonth } from './closing.types.ts';
import { closingRefusal } from './month-refusal.ts';
import { firstDayOf, monthOf, nextMonth } from './months.ts';

/** Months that are listed. */
const SHOWN = 12;

/** The months that are over, the latest first, and what became of their books. */
export async function findMonths(ctx: Context): Promise<BookkeepingMonth[]> {
  const em = ctx.em.fork();
  const zone = await zoneOfBooks(ctx);
  const now = ctx.ports.now();
  const thisMonth = firstDayOf(monthOf(dayIn(zone, now)));
  const months = Array.from({ length: SHOWN }, (_, at) => monthOf(monthsAfter(thisMonth, -1 - at)));
  const ends = new Map(months.map((month) => [month, startOfDay(zone, firstDayOf(nextMonth(month)))]));
  const [closings, last, files] = [
    await readClosings(em, months),
    await lastClosed(em),
    await readFiles(em, ends.get(months.at(-1)!)!, { zone, currency: await shopCurrency(ctx) }),
  ];
  return months.map((month) => {
    const endsAt = ends.get(month)!;
    const closing = closings.find((each) => each.month === month);
    const exportedAt = exportOf(files, month, closing?.reopenedAt ?? endsAt);
    const refusal = closingRefusal(month, { now, endsAt, last, exportedAt });
    const isClosed = closing !== undefined && closing.reopenedAt === null;
    return {
      month: firstDayOf(month),
      exportedAt,
      isClosed,
      refusal: isClosed ? null : (refusal?.message ?? null),
      mayReopen: isClosed && month === last,
      closedAt: closing?.closedAt ?? null,
      closedBy: closing?.closedBy ?? null,
      reopenedAt: closing?.reopenedAt ?? null,
      reopenedBy: closing?.reopenedBy ?? null,
      reason: closing?.reason ?? null,
    };
  });
}

interface ClosingRow {
  month: string;
  closedAt: Date;
  closedBy: string | null;
  reopenedAt: Date | null;
  reopenedBy: string | null;
  reason: string | null;
}

/** The latest closing of each month, with the names of who closed and reopened it. */
async function readClosings(em: SqlEntityManager, months: readonly string[]): Promise<ClosingRow[]> {
  const rows = await em.execute<ClosingRow[]>(
    `select distinct on (c.month) c.month, c.closed_at as "closedAt", c.reopened_at as "reopenedAt", c.reason,
       by.name as "closedBy", again.name as "reopenedBy"
     from closings c left join users by on by.id = c.closed_by left join users again on again.id = c.reopened_by
     where c.month >= ? order by c.month, c.closed_at desc, c.id desc`,
    [months.at(-1)],
  );
  return rows.map((row) => ({
    ...row,
    closedAt: new Date(row.closedAt),
    reopenedAt: row.reopenedAt && new Date(row.reopenedAt),
  }));
}

/** The last month that is closed. */
export async function lastClosed(em: SqlEntityManager): Promise<string | null> {
  const [row] = await em.execute<{ month: string | null }[]>(
    'select max(month) as month from closings where reopened_at is null',
  );
  return row?.month ?? null;
}

interface SavedFile {
  from: string;
  to: string;
  at: Date;
}

/**
 * The days of the whole files that staff saved since, with the amounts of a currency. Only days of the time zone in which the month is closed count: others
 * begin and end at other moments, so that a movement would be in two months or in none.
 */
export async function readFiles(
  em: SqlEntityManager,
  since: Date,
  { zone, currency }: { zone: string; currency: string },
): Promise<SavedFile[]> {
  const rows = await em.execute<SavedFile[]>(
    `select data->>'from' as from, data->>'to' as to, max(at) as at from events
     where actor_kind = 'staff' and type = 'bookkeeping.exported' and at >= ? and data->>'currency' = ? and data->>'zone' = ?
       and data->>'isWhole' is distinct from 'false' group by 1, 2`,
    [since, currency, zone],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** When a file with all days of a month was last saved since its end, or since the month was reopened. */
export function exportOf(files: readonly SavedFile[], month: string, since: Date): Date | null {
  const whole = files.filter(
    ({ from, to, at }) =>
      from <= firstDayOf(month) && addDays(to, 1) >= firstDayOf(nextMonth(month)) && at >= since,
  );
  return whole.reduce<Date | null>((latest, { at }) => (latest && latest > at ? latest : at), null);
}
