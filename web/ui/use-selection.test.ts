import { expect, test } from 'vitest';
import { followed } from './useSelection.ts';

const row = (id: string) => ({ id });
const chosen = (...ids: string[]) => ({
  list: '',
  parts: new Map<string, string>(),
  left: 0,
  rows: new Map(ids.map((id) => [id, row(id)])),
});
const idsOf = ({ rows }: { rows: ReadonlyMap<string, unknown> }) => [...rows.keys()];

test('a chosen row that leaves its page of the list is chosen no longer, and is counted', () => {
  const seen = followed(chosen('a', 'b'), ['a', 'b', 'c'].map(row), '1');
  expect([idsOf(seen), seen.left]).toEqual([['a', 'b'], 0]);
  const changed = followed(seen, ['a', 'c', 'd'].map(row), '1');
  expect([idsOf(changed), changed.left]).toEqual([['a'], 1]);
  const emptied = followed(changed, [], '1');
  expect([idsOf(emptied), emptied.left]).toEqual([[], 2]);
});

test('what is chosen on other pages of the list, and while a page is loaded, stays chosen', () => {
  const seen = followed(chosen('a', 'b'), ['a', 'b'].map(row), '1');
  expect(followed(seen, ['c', 'd'].map(row), '2')).toBe(seen);
  expect(followed(seen, [], null)).toBe(seen);
  // Chosen by `Select all that match`, never shown.
  expect(idsOf(followed(chosen('a', 'z'), ['a'].map(row), '1'))).toEqual(['a', 'z']);
  // Back on its page, where it is no longer.
  expect(followed(seen, ['b'].map(row), '1').left).toBe(1);
});
