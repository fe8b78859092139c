import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { startOfDay } from '../../../core/zoned-day.ts';
import { shopCurrency } from '../../../platform/settings/currency-setting.ts';
import { lockClosings } from '../../closing/booking-moment.ts';
import { Closing } from '../../closing/closing.entity.ts';
import { zoneOfBooks } from '../../closing/zone-of-books.ts';
import { exportOf, lastClosed, readFiles } from './find-months.ts';
import { closingRefusal } from './month-refusal.ts';
import { firstDayOf, monthOf, nextMonth } from './months.ts';

/**
 * Closes a month: what staff record by hand from then on is dated after it. It waits for corrections that are being made. A second call changes
 * nothing. Errors: CONFLICT for a month that is not over, that does not follow the last one, or whose files nobody has saved since it ended or was reopened,
 * or since the shop moved to another time zone.
 */
export async function closeMonth(ctx: Context, day: string): Promise<void> {
  const month = monthOf(day);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockClosings(em);
    if (await em.findOne(Closing, { month, reopenedAt: null })) return;
    const zone = await zoneOfBooks({ ...ctx, em });
    const endsAt = startOfDay(zone, firstDayOf(nextMonth(month)));
    const now = ctx.ports.now();
    const [reopened] = await em.find(Closing, { month }, { orderBy: { reopenedAt: 'desc' }, limit: 1 });
    const since = reopened?.reopenedAt ?? endsAt;
    const files = await readFiles(em, since, { zone, currency: await shopCurrency({ ...ctx, em }) });
    const exportedAt = exportOf(files, month, since);
    const refusal = closingRefusal(month, { now, endsAt, last: await lastClosed(em), exportedAt });
    if (refusal) throw refusal;
    const row = em.create(Closing, { month, endsAt, zone, closedAt: now, closedBy: requireViewer(ctx).id });
    await em.flush();
    await recordEvent(em, ctx, { type: 'month.closed', subject: row.id, data: { month } });
  });
}
