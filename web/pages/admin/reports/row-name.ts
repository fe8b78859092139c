import * as t from '#messages/admin/reports';
import { reasons } from '#messages/returns';
import type { DimensionName } from './report-urls.ts';

interface Row {
  key: string | null;
  name: string | null;
  country: string | null;
  taxRate: number | null;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
const rateName = (basisPoints: number) => `${basisPoints / 100} %`;

/** A month by its first day. */
export const nameOfMonth = (day: string) => day.slice(0, 7);

/** What a row of a report is called. */
export function rowName(report: DimensionName, { key, name, country, taxRate }: Row): string {
  if (key === null) return (t.noKey as Partial<Record<DimensionName, string>>)[report] ?? t.unknown;
  if (report === 'month') return nameOfMonth(key);
  if (report === 'country') return countryName(country ?? key);
  if (report === 'tax-rate') return rateName(taxRate ?? 0);
  if (report === 'tax-country') return `${countryName(country ?? t.unknown)}, ${rateName(taxRate ?? 0)}`;
  if (report === 'return-reason')
    return key === 'WITHDRAWAL' ? t.withdrawal : (reasons[key as keyof typeof reasons] ?? key);
  return name ?? key;
}

/** What a row is called on an axis; days and weeks without the year. */
export function pointName(report: DimensionName, row: Row): string {
  const isDay = report === 'day' || report === 'week';
  return isDay && row.key ? row.key.slice(5) : rowName(report, row);
}
