import type { CountEntryInput } from '../../../schema.generated.ts';
import type { CountStockMutation } from './Stocktake.generated.tsx';

type Result = CountStockMutation['countStock']['results'][number];

/** Something that was counted and that the server does not have yet. */
export interface Entry {
  /** A UUID: the server counts it once. */
  key: string;
  /** What was scanned or chosen, as people know it. */
  label: string;
  variantId?: string;
  code?: string;
  add?: number;
  counted?: number;
  /** It was scanned or found, not typed beside its line. */
  isScan?: boolean;
  /** When, in milliseconds. */
  at: number;
  /** Why the server did not count it: it is not sent again by itself. */
  problem?: Pick<Result, 'message' | 'choices'>;
}

/** Most entries of one call. */
export const MOST = 20;
/** What the server takes: a week. */
const LONGEST = 7 * 24 * 60 * 60;

const keyOf = (id: string) => `stocktake ${id}`;

/** Where storage is blocked or full: until the page is closed. */
const memory = new Map<string, string>();

/** The entries of a stock-take as they are stored, to be compared. */
export function storedText(id: string): string {
  const kept = memory.get(id);
  if (kept) return kept;
  try {
    return localStorage.getItem(keyOf(id)) ?? '[]';
  } catch {
    return '[]';
  }
}

export function readEntries(text: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

export function storeEntries(id: string, entries: readonly Entry[]): void {
  const text = JSON.stringify(entries);
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), text);
    memory.delete(id);
  } catch {
    memory.set(id, text);
  }
}

/** What is to be sent, in the order in which it was counted. */
export const unsent = (entries: readonly Entry[]) => entries.filter(({ problem }) => !problem);

/** An entry as the server takes it. How long ago it was is measured here, since the clock of a phone may be wrong. */
export function inputOf({ key, variantId, code, add, counted, at }: Entry, now: number): CountEntryInput {
  const secondsAgo = Math.min(LONGEST, Math.max(0, Math.round((now - at) / 1000)));
  return { key, variantId, code, add, counted, secondsAgo };
}

/** The entries after an answer: those that were counted are gone, the others have their problem. */
export function afterResults(entries: readonly Entry[], results: readonly Result[]): Entry[] {
  const byKey = new Map(results.map((result) => [result.key, result]));
  return entries.flatMap((entry) => {
    const result = byKey.get(entry.key);
    if (!result) return entry;
    if (!result.code) return [];
    return { ...entry, problem: { message: result.message, choices: result.choices } };
  });
}

/** An item that was chosen for an entry with a problem: it is sent as another one. */
export const chosenFor = (
  entries: readonly Entry[],
  key: string,
  variantId: string,
  newKey: string,
): Entry[] =>
  entries.map((entry) => {
    if (entry.key !== key) return entry;
    const { code: _, problem: __, ...rest } = entry;
    return { ...rest, key: newKey, variantId };
  });
