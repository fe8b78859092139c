import { addDays } from '../../core/day.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { monthsAfter } from '../../trade/reports/report-period.ts';
import { CloseMonthDocument } from '../testing/operations.generated.ts';
import type { Stage } from './stage.ts';

type Closing = Pick<Stage, 'shop' | 'admin'>;

/** A month whose files are saved. */
export async function savedMonth({ shop, admin }: Closing) {
  const month = monthsAfter(dayIn('UTC', shop.ports.now()), -2);
  const to = addDays(monthsAfter(month, 1), -1);
  await (await admin.fetch(`/bookkeeping-files/orders.csv?from=${month}&to=${to}`)).text();
  return { input: { month } };
}

/** One that is closed. */
export async function closedMonth(stage: Closing) {
  const { input } = await savedMonth(stage);
  await stage.admin.must(CloseMonthDocument, { input });
  return { input: { ...input, reason: 'An invoice was missing.' } };
}
