/** The day of an ISO date-time, which the tooltip shows in full. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {iso.slice(0, 10)}
    </time>
  );
}
