import { expect, test } from 'vitest';
import { starFills } from './star-fills.ts';

const draw = (rating: number) =>
  starFills(rating)
    .map((fill) => ({ full: '*', half: '/', empty: '.' })[fill])
    .join('');

test('a star is half from exactly a half below its number, without rounding first', () => {
  expect([0, 0.49, 0.5, 4.46, 4.5, 4.99, 5].map(draw)).toEqual([
    '.....',
    '.....',
    '/....',
    '****.',
    '****/',
    '****/',
    '*****',
  ]);
});
