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

/** A payout of a payment that the shop does not know is imported. */
export async function unknownPayout({ admin }: Stage) {
  const body = 'type,id,amount,currency,fee,payout,day\npayment,pay_unknown,1,INR,0,setl_1,2026-10-01';
  const headers = { 'content-type': 'text/csv' };
  await (await admin.fetch('/bookkeeping-files/payouts/razorpay', { method: 'POST', body, headers })).text();
  return {};
}
