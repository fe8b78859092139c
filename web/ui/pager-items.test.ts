import { expect, test } from 'vitest';
import { pagerItems } from './pager-items.ts';

const draw = (current: number, pages: number) =>
  pagerItems(current, pages)
    .map(
      ({ page, far, gapBefore }) =>
        `${gapBefore === 'never' ? '' : `${gapBefore} `}${far ? `(${page})` : page}`,
    )
    .join(' ');

test('every page has an item; phones leave out the far ones of many', () => {
  expect(draw(1, 4)).toBe('1 2 3 4');
  expect(draw(5, 9)).toBe('1 (2) (3) phone 4 5 6 (7) (8) phone 9');
});

test('hundreds of pages keep the ends and the neighbours', () => {
  expect(draw(400, 834)).toBe('1 always 399 400 401 always 834');
  expect(draw(2, 834)).toBe('1 2 3 always 834');
});
