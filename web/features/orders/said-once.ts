import type { TimelineEntryFragment } from './OrderTimeline.generated.tsx';

/** What one press of a button records happens within this. Milliseconds. */
const AT_ONCE = 60_000;

/**
 * The entries that a timeline shows, newest first. A withdrawal opens its return by itself, the last delivery delivers the order, and a refund may
 * be made at once: each has one entry.
 */
export function saidOnce(entries: readonly TimelineEntryFragment[]): TimelineEntryFragment[] {
  const shown: TimelineEntryFragment[] = [];
  for (const entry of entries) {
    const newer = shown.at(-1);
    const isAtOnce = newer && Date.parse(newer.at) - Date.parse(entry.at) < AT_ONCE;
    if (entry.type === 'return.requested' && entry.return?.kind === 'WITHDRAWAL') continue;
    if (isAtOnce && entry.type === 'fulfillment.delivered' && newer.type === 'order.delivered') continue;
    if (isAtOnce && isMadeBy(newer, entry)) shown[shown.length - 1] = { ...entry, type: 'refund.made' };
    else shown.push(entry);
  }
  return shown;
}

/** Whether all that was refunded is what an entry says is to be refunded. */
const isMadeBy = (made: TimelineEntryFragment, { credit, amount }: TimelineEntryFragment) =>
  (made.type === 'refund.made' || made.type === 'refund.changed') &&
  credit?.kind === 'REFUND' &&
  made.amount?.amount === amount?.amount;
