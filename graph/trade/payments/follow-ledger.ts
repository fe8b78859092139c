import { LEDGER_PAGE, type LedgerRange } from '../../core/payment-gateway.ts';
import { LedgerPosition } from './ledger-position.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How much of what was read is read again: what went wrong is retried, and clocks differ. */
const OVERLAP_MS = 10 * MINUTE_MS;
/**
 * The position is stored after each part of so much time: what was read of a long outage is not lost by a failure. After a part without entries
 * the next is twice as long.
 */
const PART_MS = DAY_MS;
/** How far back the very first reading goes. */
const FIRST_READING_MS = 7 * DAY_MS;

/**
 * How old entries are when they are read: at once, and again at 15 minutes, half an hour, an hour and so on, up to five
 * days. The lists are ordered by the time of creation, but a payment may be authorised or captured, and a refund fail,
 * days later. Each entry is read once at each age, so that a reading costs one call for a hundred entries.
 */
export const AGES_MS = [0, ...Array.from({ length: 10 }, (_, n) => 15 * MINUTE_MS * 2 ** n)];

/** One of the provider's lists. */
export interface LedgerList<Entry> {
  name: string;
  /** One page of it, newest first. */
  page(range: LedgerRange): Promise<Entry[]>;
  /** Returns when the oldest of them was made with which something went wrong that may go well the next time, or null. */
  handle(entries: Entry[]): Promise<Date | null>;
}

/**
 * Reads a list of the provider from where the last reading at this age ended. Nothing is missed by a failure, a restart
 * or a restored backup: the position is in the database, and moves on when everything before was handled. Something that
 * goes wrong for a whole day is left to the next age. Errors: PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function followLedger<Entry>(
  deps: SettleDeps,
  list: LedgerList<Entry>,
  { age, stopped }: { age: number; stopped?: AbortSignal },
): Promise<void> {
  const reading = `${list.name} after ${age / 1000} s`;
  const until = deps.ports.now().getTime() - age;
  const readUntil = (await deps.em.fork().findOne(LedgerPosition, { reading }))?.readUntil.getTime();
  // A position in the future was stored by a clock that has been put back since.
  const isKnown = readUntil !== undefined && readUntil <= until;
  // The first reading at once covers what is older as well.
  if (!isKnown && age > 0) return store(deps, reading, until);
  if (isKnown && until - readUntil < age / 10) return;
  let from = isKnown ? readUntil : until - FIRST_READING_MS;
  let failed = Number.POSITIVE_INFINITY;
  let length = PART_MS;
  do {
    const to = Math.min(from + length, until);
    // What is new by the provider's clock may be of tomorrow by this one.
    const end = age === 0 && to === until ? until + DAY_MS : to;
    const part = await readPart(list, { from: from - OVERLAP_MS, to: end }, stopped);
    failed = Math.min(failed, part.failed);
    if (stopped?.aborted) return;
    await store(deps, reading, Math.max(Math.min(to, failed), until - DAY_MS));
    from = to;
    length = part.isEmpty ? 2 * length : PART_MS;
  } while (from < until);
}

/** Returns when the oldest entry was made that has to be handled again, infinity without one; and whether there was no entry. */
async function readPart<Entry>(
  { page, handle }: LedgerList<Entry>,
  { from, to }: { from: number; to: number },
  stopped?: AbortSignal,
): Promise<{ failed: number; isEmpty: boolean }> {
  let failed = Number.POSITIVE_INFINITY;
  for (let skip = 0; ; skip += LEDGER_PAGE) {
    const entries = await page({ from: new Date(from), to: new Date(to), skip });
    if (stopped?.aborted) return { failed, isEmpty: false };
    failed = Math.min(failed, (await handle(entries))?.getTime() ?? failed);
    if (entries.length < LEDGER_PAGE) return { failed, isEmpty: skip === 0 && entries.length === 0 };
  }
}

async function store({ em }: SettleDeps, reading: string, readUntil: number): Promise<void> {
  await em.fork().upsert(LedgerPosition, { reading, readUntil: new Date(readUntil) });
}
