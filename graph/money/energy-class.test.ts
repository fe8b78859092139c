import { expect, test } from 'vitest';
import { energyClassText, parseEnergyClass } from './energy-class.ts';

const stored = (typed: string) => {
  const read = parseEnergyClass(typed);
  return read && energyClassText(read);
};

test.each([
  ['C', 'C (A-G)'],
  ['c (a - g)', 'C (A-G)'],
  ['A++ (A+++–D)', 'A++ (A+++-D)'],
  ['G(A-G)', 'G (A-G)'],
  ['A+ (A+++-G)', 'A+ (A+++-G)'],
])('%s is stored as %s', (typed, text) => expect(stored(typed)).toBe(text));

test.each(['', 'H', 'A++', 'A (G-A)', 'A (B-G)', 'G (A-F)', 'B+ (A-G)', 'C (C-C)', 'A A', 'C (A-G', '<C>'])(
  '%j is no class of its scale',
  (typed) => expect(stored(typed)).toBeNull(),
);
