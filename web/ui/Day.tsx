import { useTimeZone } from './useTimeZone.ts';
import { shownDay } from './zoned-time.ts';

/** The day of an ISO date-time, which the tooltip shows in full. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {shownDay(iso, useTimeZone())}
    </time>
  );
}
