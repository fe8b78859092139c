import type { Context } from '../../core/context.ts';
import { addDays, daysBetween, readDay } from '../../core/day.ts';
import { readCurrency } from '../../core/money.types.ts';
import { fieldError } from '../../core/validation.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { zoneOfBooks } from '../closing/zone-of-books.ts';
import * as t from './messages/en.ts';

/** Days of a file, at most: a year and a month. */
const MOST_DAYS = 400;

/** The days of a file, both counted, in the time zone of the books, and the currency of its amounts. */
export interface BookkeepingPeriod {
  from: string;
  to: string;
  /** The first moment, and the one after the last. */
  start: Date;
  end: Date;
  zone: string;
  currency: string;
}

/** What `from`, `to` and `currency` name, by default in the currency of the shop. Errors: BAD_USER_INPUT. */
export async function readBookkeepingPeriod(
  ctx: Context,
  query: { from?: unknown; to?: unknown; currency?: unknown },
): Promise<BookkeepingPeriod> {
  const [from, to] = [readDay(query.from), readDay(query.to)];
  const days = daysBetween(from, to);
  if (days < 1) throw fieldError('to', t.endsBefore);
  if (days > MOST_DAYS) throw fieldError('to', t.tooLong);
  const zone = await zoneOfBooks(ctx);
  return {
    from,
    to,
    zone,
    start: startOfDay(zone, from),
    end: startOfDay(zone, addDays(to, 1)),
    currency: query.currency === undefined ? await shopCurrency(ctx) : readCurrency(String(query.currency)),
  };
}
