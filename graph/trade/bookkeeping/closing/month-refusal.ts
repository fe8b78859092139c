import { DomainError } from '../../../core/errors.ts';
import * as t from '../messages/en.ts';
import { nextMonth } from './months.ts';

/** A month can be closed an hour after its end: by then what was recorded in it is there. Milliseconds. */
const WAIT = 60 * 60 * 1000;

/** Why a month cannot be closed now, or null. `last` is the last month that is closed. */
export function closingRefusal(
  month: string,
  {
    now,
    endsAt,
    last,
    exportedAt,
  }: { now: Date; endsAt: Date; last: string | null; exportedAt: Date | null },
): DomainError | null {
  if (now.getTime() < endsAt.getTime() + WAIT) return conflict(t.notOver(month));
  if (last !== null && month <= last) return conflict(t.liesBefore(month));
  if (last !== null && month !== nextMonth(last)) return conflict(t.closeFirst(nextMonth(last)));
  return exportedAt ? null : conflict(t.exportFirst(month));
}

const conflict = (message: string) => new DomainError('CONFLICT', message);
