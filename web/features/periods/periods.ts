import type * as t from '#messages/admin/reports';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { shownTime } from '../../ui/zoned-time.ts';

export type Preset = keyof typeof t.presets;

interface Days {
  from: string;
  to: string;
}

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The days of each preset, on a day such as "2026-11-26". */
export function presetsOn(today: string): Record<Preset, Days> {
  const [year, month, day] = [today.slice(0, 4), today.slice(5, 7), today.slice(8)].map(Number) as [
    number,
    number,
    number,
  ];
  const last = (days: number) => ({ from: dayOf(year, month - 1, day - days + 1), to: today });
  const quarter = month - 1 - ((month - 1) % 3);
  return {
    '7': last(7),
    '30': last(30),
    '90': last(90),
    month: { from: dayOf(year, month - 1, 1), to: today },
    lastMonth: { from: dayOf(year, month - 2, 1), to: dayOf(year, month - 1, 0) },
    quarter: { from: dayOf(year, quarter, 1), to: today },
    year: { from: dayOf(year, 0, 1), to: today },
    lastYear: { from: dayOf(year - 1, 0, 1), to: dayOf(year - 1, 11, 31) },
  };
}

/** The days of a report whose address names none; undefined: those that the server has. */
export function usualDays(name: string, today: string): Days | undefined {
  const [year, month, day] = [today.slice(0, 4), today.slice(5, 7), today.slice(8)].map(Number) as [
    number,
    number,
    number,
  ];
  if (name === 'week') return { from: dayOf(year, month - 1, day - 83), to: today };
  if (name === 'month') return { from: dayOf(year, month - 12, 1), to: dayOf(year, month, 0) };
  return undefined;
}

/** Today, where the shop is, or the viewer in a shop without a time zone. */
export const useToday = () => shownTime(new Date().toISOString(), useTimeZone()).slice(0, 10);

/** What of the address of a report belongs to the addresses that it leads to: days and currency. */
export function periodOf(params: URLSearchParams): Record<string, string> {
  const kept = ['from', 'to', 'currency'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}
