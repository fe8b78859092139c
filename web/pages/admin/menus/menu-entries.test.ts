import { expect, test } from 'vitest';
import { entryOf, nameOf, withMoved } from './menu-entries.ts';

const item = (name: string | null, label = '') =>
  entryOf({ kind: 'PAGE', target: 'x', label, name, isShown: name !== null });

test('an entry moves up and down, and the others keep their order', () => {
  const all = ['A', 'B', 'C'].map((name) => item(name));
  const names = (from: number, to: number) => withMoved(all, from, to).map(nameOf).join('');
  expect([names(0, 1), names(0, 2), names(2, 0), names(1, 1)]).toEqual(['BAC', 'BCA', 'CAB', 'ABC']);
});

test('an entry is called by its text, else by what it leads to, and says when that is gone', () => {
  expect([item('Terms', 'Our terms'), item('Terms'), item(null)].map(nameOf)).toEqual([
    ...['Our terms', 'Terms', 'Page that is no longer there: remove it'],
  ]);
});
