/** The day of an ISO 8601 time; the exact time in the reader's own zone is its tooltip. Nothing when there is none. */
export function ShortDate({ iso }: { iso: string | null | undefined }) {
  if (!iso) return null;
  return (
    <time dateTime={iso} title={new Date(iso).toLocaleString()}>
      {iso.slice(0, 10)}
    </time>
  );
}
