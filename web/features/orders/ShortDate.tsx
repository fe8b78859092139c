import { localTime } from '../../ui/Time.tsx';

/** The day of an ISO 8601 time, with the exact local time as its tooltip. Renders nothing for null. */
export function ShortDate({ iso }: { iso: string | null | undefined }) {
  if (!iso) return null;
  return (
    <time dateTime={iso} title={localTime(iso)}>
      {iso.slice(0, 10)}
    </time>
  );
}
