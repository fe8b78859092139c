import { expect, test } from 'vitest';
import { isBack } from './BackLink.tsx';

test.each([
  ['/', '/search/lamp', true],
  ['/', '/product/lamp', true],
  ['/', '/login', false],
  ['/', '/sign', false],
  ['/', undefined, false],
  ['/admin/productlist', '/admin/productlist', true],
  ['/admin/productlist', '/product/lamp', false],
])('a link back to %s on a screen after %s goes back in the history: %s', (href, from, isSo) => {
  expect(isBack(href, from)).toBe(isSo);
});
