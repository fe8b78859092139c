import { monthsAfter } from '../../reports/report-period.ts';

/** "2026-10" of a day. */
export const monthOf = (day: string) => day.slice(0, 7);
export const firstDayOf = (month: string) => `${month}-01`;
export const nextMonth = (month: string) => monthOf(monthsAfter(firstDayOf(month), 1));
