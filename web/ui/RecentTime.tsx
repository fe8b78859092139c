import * as t from '#messages/admin/ui';
import { localTime } from './Time.tsx';

/** A moment where the viewer is, such as "2026-11-24 09:05", or "Today 09:05", in two lines. */
export function RecentTime({ iso }: { iso: string }) {
  const local = localTime(iso);
  const [day, time] = local.split(' ');
  const isToday = localTime(new Date().toISOString()).startsWith(day!);
  return (
    <time dateTime={iso} title={local}>
      {isToday ? t.today : day}
      <br />
      {time}
    </time>
  );
}
