import { useTimeZone } from './useTimeZone.ts';
import { shownTime } from './zoned-time.ts';

/** A moment such as "2026-11-24 09:05", where the shop is, or the viewer in a shop without a time zone. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shownTime(iso, useTimeZone())}</time>;
}
