import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBecome, OPEN_STATES, ReturnState } from './return-state.ts';

const states = Object.values(ReturnState);

test('a return goes its way once: no state comes twice, and it ends in three of them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (wanted) => {
      const went: ReturnState[] = ['requested'];
      for (const next of wanted) if (canBecome(went.at(-1)!, next)) went.push(next);
      expect(new Set(went).size).toBe(went.length);
    }),
  );
  expect(states.filter((state) => !OPEN_STATES.includes(state))).toEqual(['refused', 'cancelled', 'closed']);
});

test('only what was approved is received, and only what the shop has not answered is cancelled', () => {
  const before = (next: ReturnState) => states.filter((state) => canBecome(state, next));
  expect(before('received')).toEqual(['approved']);
  expect(before('cancelled')).toEqual(['requested']);
  expect(before('closed')).toEqual(['approved', 'received']);
  expect(before('requested')).toEqual([]);
});
