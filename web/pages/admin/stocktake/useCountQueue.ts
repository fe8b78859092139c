import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { readFailure } from '../../../apollo/errors.ts';
import { newKey } from '../../../ui/new-key.ts';
import { notifyThisTab, subscribeToStorage } from '../../../ui/storage-events.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import {
  afterResults,
  chosenFor,
  type Entry,
  inputOf,
  MOST,
  readEntries,
  storedText,
  storeEntries,
  unsent,
} from './count-queue.ts';
import { type CountedLineFragment, useCountStockMutation } from './Stocktake.generated.tsx';

const RETRY_MS = 5_000;
/** Trying again by itself would not help. */
const FINAL: ReadonlySet<string> = new Set([
  'CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
]);

/** What was counted, until the server has it: in the browser's storage, so that neither a lost connection nor a closed phone loses it. */
export function useCountQueue(id: string) {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => storedText(id),
    () => '[]',
  );
  const entries = readEntries(text);
  const waiting = unsent(entries);
  const isSending = useRef(false);
  const [last, setLast] = useState<CountedLineFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send] = useCountStockMutation({ context: { inlineErrors: true } });

  const change = (next: (entries: Entry[]) => Entry[]) => {
    storeEntries(id, next(readEntries(storedText(id))));
    notifyThisTab(null);
  };
  const flush = async () => {
    const batch = unsent(readEntries(storedText(id))).slice(0, MOST);
    if (isSending.current || batch.length === 0) return;
    isSending.current = true;
    const now = Date.now();
    try {
      const input = { stocktakeId: id, entries: batch.map((entry) => inputOf(entry, now)) };
      const { data } = await send({ variables: { input } });
      const results = data!.countStock.results;
      change((before) => afterResults(before, results));
      const scans = new Set(batch.flatMap(({ isScan, key }) => (isScan ? key : [])));
      setLast((before) => {
        const isShown = (line: CountedLineFragment, key: string) => scans.has(key) || line.id === before?.id;
        return results.findLast(({ line, code, key }) => line && !code && isShown(line, key))?.line ?? before;
      });
      setFailure(null);
      if (results.some(({ code }) => code)) navigator.vibrate?.([80, 60, 80]);
    } catch (error) {
      const { code, message } = readFailure(error);
      setFailure(FINAL.has(code) ? message : null);
      return;
    } finally {
      isSending.current = false;
    }
    await flush();
  };
  const retry = useEffectEvent(() => void flush());
  useOnline(retry);
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting || failure) return;
    retry();
    const timer = setInterval(() => retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasWaiting, failure]);

  return {
    waiting,
    problems: entries.filter(({ problem }) => problem),
    last,
    failure,
    flush,
    /** Keeps something that was counted, and sends it as soon as it can. */
    add: (entry: Omit<Entry, 'key' | 'at' | 'problem'>) => {
      change((before) => [...before, { ...entry, key: newKey(), at: Date.now() }]);
      void flush();
    },
    choose: (key: string, variantId: string) => {
      change((before) => chosenFor(before, key, variantId, newKey()));
      void flush();
    },
    discard: (key: string) => change((before) => before.filter((entry) => entry.key !== key)),
  };
}

export type CountQueue = ReturnType<typeof useCountQueue>;
