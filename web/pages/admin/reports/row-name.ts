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
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month by its first day. */
export const nameOfMonth = (day: string) => monthName.format(new Date(`${day}T00:00:00Z`));

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

const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A month on an axis. */
export const shortNameOfMonth = (day: string) => shortMonth.format(new Date(`${day}T00:00:00Z`));

/** What a row is called on an axis. */
export function pointName(report: DimensionName, row: Row): string {
  if (report === 'month' && row.key) return shortNameOfMonth(row.key);
  const isDay = (report === 'day' || report === 'week') && row.key;
  return isDay ? shortDay.format(new Date(`${row.key}T00:00:00Z`)) : rowName(report, row);
}
