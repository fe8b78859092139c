import type { Context } from '../../core/context.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import type { Wanted } from './read-breakdown.ts';
import type { ReportDimension } from './report-dimension.ts';
import { readPeriod } from './report-period.ts';

export interface ReportArgs {
  by: ReportDimension;
  from?: string | null;
  to?: string | null;
  /** By default that of the shop. */
  currency?: string | null;
}

/** The time zone of the shop, and the day that it is there. */
export async function findToday(ctx: Context): Promise<{ zone: string; today: string }> {
  const { timeZone: zone } = await findSetting(ctx, shopSettings);
  return { zone, today: dayIn(zone, ctx.ports.now()) };
}

/** What the arguments of a report name. Errors: BAD_USER_INPUT, see `readPeriod`. */
export async function findReport(ctx: Context, args: ReportArgs): Promise<Wanted> {
  const { zone, today } = await findToday(ctx);
  const period = readPeriod(args.by, today, args);
  return { by: args.by, period, zone, currency: args.currency ?? (await shopCurrency(ctx)) };
}
