import * as t from '#messages/admin/ui';
import { useTimeZone } from './useTimeZone.ts';
import { shownTime } from './zoned-time.ts';

/** A moment as `Time` shows it, or "Today 09:05", in two lines. */
export function RecentTime({ iso }: { iso: string }) {
  const timeZone = useTimeZone();
  const shown = shownTime(iso, timeZone);
  const [day, time] = shown.split(' ');
  const isToday = shownTime(new Date().toISOString(), timeZone).startsWith(day!);
  return (
    <time dateTime={iso} title={shown}>
      {isToday ? t.today : day}
      <br />
      {time}
    </time>
  );
}
