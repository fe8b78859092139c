import { useTimeZone } from '../../ui/useTimeZone.ts';
import { shownDay, shownTime } from '../../ui/zoned-time.ts';

/** The day of an ISO 8601 time, with the time as its tooltip. Renders nothing for null. */
export function ShortDate({ iso }: { iso: string | null | undefined }) {
  const timeZone = useTimeZone();
  if (!iso) return null;
  return (
    <time dateTime={iso} title={shownTime(iso, timeZone)}>
      {shownDay(iso, timeZone)}
    </time>
  );
}
