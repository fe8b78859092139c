import * as t from '#messages/admin/stocktake';

/** What booking does, after what it leaves out: codes that this browser has scanned and nobody has identified. */
export function bookingText(
  unidentified: number,
  summary: { differences: number; surplus: number; missing: number } | undefined,
): string {
  const changes =
    summary && summary.differences > 0
      ? t.bookConsequence(summary.differences, summary.surplus, summary.missing)
      : t.bookNothing;
  return unidentified > 0 ? `${t.notIdentified(unidentified)} ${changes}` : changes;
}
