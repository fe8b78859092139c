import { expect, test } from 'vitest';
import { stepOf } from './grid-keys.ts';

const at = (start: number | null, end = start, length = 4) => ({ start, end, length });

test.each([
  ['up', 'ArrowUp', at(2), [0, -1]],
  ['down', 'ArrowDown', at(2), [0, 1]],
  ['Enter', 'Enter', at(2), [0, 1]],
  ['left at the start', 'ArrowLeft', at(0), [-1, 0]],
  ['left within the text', 'ArrowLeft', at(1), null],
  ['left with a part selected', 'ArrowLeft', at(0, 2), null],
  ['right at the end', 'ArrowRight', at(4), [1, 0]],
  ['right within the text', 'ArrowRight', at(3), null],
  ['right with all selected', 'ArrowRight', at(0, 4), [1, 0]],
  ['left in an empty cell', 'ArrowLeft', at(0, 0, 0), [-1, 0]],
  ['left in a field that tells no caret', 'ArrowLeft', at(null), null],
  ['a letter', 'a', at(0), null],
] as const)('%s leads where it does in a spreadsheet', (_, key, caret, step) => {
  expect(stepOf(key, caret)).toEqual(step);
});
