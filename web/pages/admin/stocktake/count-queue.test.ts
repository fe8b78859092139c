import { expect, test } from 'vitest';
import { newKey } from '../../../ui/new-key.ts';
import { createSight } from './barcode-reader.ts';
import { afterResults, chosenFor, type Entry, inputOf, readEntries, unsent } from './count-queue.ts';

const entry = (key: string, more: Partial<Entry> = {}): Entry => ({
  key,
  label: key,
  code: key,
  add: 1,
  at: 1_000_000,
  ...more,
});
const counted = { code: null, message: null, line: null, choices: [] };

test('what was counted is gone from the queue, what was refused stays with the reason and is not sent again, what came meanwhile is still to be sent', () => {
  const entries = [entry('a'), entry('b'), entry('c')];
  const after = afterResults(entries, [
    { key: 'a', ...counted },
    { key: 'b', ...counted, code: 'NOT_FOUND', message: 'No item has it.' },
  ]);
  expect(after).toEqual([entry('b', { problem: { message: 'No item has it.', choices: [] } }), entry('c')]);
  expect(unsent(after)).toEqual([entry('c')]);
});

test('an item that is chosen for a code is sent under a key of its own', () => {
  const unclear = entry('a', { problem: { message: 'Several items have it.', choices: [] } });
  const [chosen] = chosenFor([unclear, entry('b')], 'a', 'variant', 'new');
  expect(chosen).toEqual({ key: 'new', label: 'a', variantId: 'variant', add: 1, at: 1_000_000 });
  expect(unsent([chosen!])).toHaveLength(1);
});

test('an entry says how long ago it was counted, a week at most, and never that it will be', () => {
  const ages = [1_000_000, 1_090_000, 2_000_000_000, 0].map((now) => inputOf(entry('a'), now).secondsAgo);
  expect(ages).toEqual([0, 90, 604_800, 0]);
});

test('what is stored and cannot be read is an empty queue', () => {
  expect(['', '{}', 'null', '[{]'].map(readEntries)).toEqual([[], [], [], []]);
});

test('keys are UUIDs, each another one', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('a code counts when it comes into sight, and again only after it was gone for a second', () => {
  const inSight = createSight();
  expect(inSight(['1', '2', '1'], 0)).toEqual(['1', '2']);
  expect(inSight(['1'], 150)).toEqual([]);
  expect(inSight(['1', '2'], 1_100)).toEqual(['2']);
  expect(inSight(['1'], 2_050)).toEqual([]);
  expect(inSight([], 2_500)).toEqual([]);
  expect(inSight(['1'], 3_100)).toEqual(['1']);
});
