import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { DomainError } from './errors.ts';

const NOT_A_DAY = 'A day is written like 2026-11-26, and not before 1900.';

/** Whether a text such as 2026-11-26 is a day of the calendar. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function dayOf(value: unknown): string {
  const isDay =
    typeof value === 'string' &&
    isCalendarDay(value) &&
    // Days are computed from it, which have four digits of a year as well.
    value > '1900' &&
    value < '9999';
  if (!isDay) throw new GraphQLError(NOT_A_DAY);
  return value;
}

/** A day that stands in an address. Errors: BAD_USER_INPUT. */
export function readDay(text: unknown): string {
  try {
    return dayOf(text);
  } catch {
    throw new DomainError('BAD_USER_INPUT', NOT_A_DAY);
  }
}

/** A day without a time. */
export const Day = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day of the calendar, such as 2026-11-26, in the time zone of the shop.',
  serialize: dayOf,
  parseValue: dayOf,
  parseLiteral(node) {
    if (node.kind !== Kind.STRING) throw new GraphQLError(NOT_A_DAY, { nodes: node });
    return dayOf(node.value);
  },
});

/** So many days after a day, or before it. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days lie from one day to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
