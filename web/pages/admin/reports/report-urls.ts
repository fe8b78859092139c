import { reportsUrl } from '../../../router/admin-urls.ts';
import type { ReportDimension } from '../../../schema.generated.ts';

/** Reports by what they add up by, as their addresses name them. */
export const dimensions = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  product: 'PRODUCT',
  category: 'CATEGORY',
  country: 'COUNTRY',
  'payment-method': 'PAYMENT_METHOD',
  'discount-code': 'DISCOUNT_CODE',
  'return-reason': 'RETURN_REASON',
  'tax-rate': 'TAX_RATE',
  'tax-country': 'TAX_COUNTRY',
} as const satisfies Record<string, ReportDimension>;
export type DimensionName = keyof typeof dimensions;

export const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);

export const reportUrl = (name: string) => `${reportsUrl}/${name}`;

/** The orders behind a row of a report, which says what the row is called; without a key those of the row that has none. */
export const reportOrdersUrl = (
  name: string,
  { key, row }: { key: string | null; row: string },
  period: Record<string, string>,
) => `${reportUrl(name)}/orders?${new URLSearchParams({ ...period, ...(key !== null && { key }), row })}`;

/** The file of a report. */
export const csvUrl = (file: string, values: Record<string, string>) =>
  `/report-files/${file}.csv?${new URLSearchParams(values)}`;
